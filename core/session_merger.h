// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "core/session_ids.h"

#include <cstddef>
#include <unordered_map>

namespace rooflab {

/// The same record from the same bytes: equal but for its id and its file's name.
[[nodiscard]] bool sameRecord(Measurement a, const Measurement& b);
[[nodiscard]] bool sameRecord(Ceiling a, const Ceiling& b);

/// merge() for many sessions in linear time. Nothing else may add to the target meanwhile.
class SessionMerger {
public:
    explicit SessionMerger(Session& target);

    /// Appends the records of `other` in their order, as merge() does. Records that came with
    /// earlier calls count as there before; two equal runs of one session are two runs.
    MergeReport add(Session other);

private:
    using RecordIndex = std::unordered_multimap<std::size_t, std::size_t>;

    Session& m_target;
    SessionIds m_ids;
    RecordIndex m_measurements;
    RecordIndex m_ceilings;
};

} // namespace rooflab
