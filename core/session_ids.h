// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace rooflab {

/// The ids in use, so that many records can be added in linear time.
class SessionIds {
public:
    explicit SessionIds(const Session& session);

    /// Takes `wish` if it is free, else "wish-2", "wish-3" …; an empty wish is "record".
    [[nodiscard]] std::string take(std::string_view wish);

private:
    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, std::size_t> m_nextNumber;
};

/// addMeasurement() and addCeiling() for many records.
std::string addMeasurement(Session& session, SessionIds& ids, Measurement measurement);
std::string addCeiling(Session& session, SessionIds& ids, Ceiling ceiling);

} // namespace rooflab
