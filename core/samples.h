// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace rooflab {

/// The timed launches of one run, in run order, in seconds. They never change once made: copies
/// share them, and what is computed from them is computed once, at its first use by any thread.
class Samples {
public:
    using value_type = Seconds;

    Samples() = default;
    Samples(std::vector<Seconds> inRunOrder);
    Samples(std::initializer_list<Seconds> inRunOrder);

    [[nodiscard]] std::span<const Seconds> values() const;
    [[nodiscard]] bool empty() const { return values().empty(); }
    [[nodiscard]] std::size_t size() const { return values().size(); }
    [[nodiscard]] const Seconds* data() const { return values().data(); }
    [[nodiscard]] const Seconds* begin() const { return data(); }
    [[nodiscard]] const Seconds* end() const { return data() + size(); }
    [[nodiscard]] Seconds front() const { return values().front(); }
    [[nodiscard]] Seconds operator[](std::size_t index) const { return values()[index]; }

    /// As summarize() gives it.
    [[nodiscard]] const std::optional<SampleSummary>& summary() const;

    friend bool operator==(const Samples& a, const Samples& b);

private:
    struct Content;
    std::shared_ptr<const Content> m_content; ///< null: none
};

} // namespace rooflab
