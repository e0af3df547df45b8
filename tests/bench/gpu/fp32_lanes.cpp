// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gpu/fp32_lanes.h"

#include <algorithm>
#include <array>

namespace rooflab::peers {

namespace {

constexpr std::array<std::string_view, 5> withHalf{"sm_60", "sm_70", "sm_72", "sm_75", "sm_80"};
constexpr std::array<std::string_view, 14> withAll{"sm_50",  "sm_52",  "sm_53",  "sm_61", "sm_62",
                                                   "sm_86",  "sm_87",  "sm_89",  "sm_90", "sm_100",
                                                   "sm_101", "sm_103", "sm_120", "sm_121"};

} // namespace

std::optional<std::int64_t> fp32LanesOf(std::string_view architecture)
{
    constexpr std::int64_t half = 64;
    constexpr std::int64_t all = 128;
    if (std::ranges::find(withHalf, architecture) != withHalf.end()) {
        return half;
    }
    return std::ranges::find(withAll, architecture) != withAll.end() ? std::optional(all)
                                                                     : std::nullopt;
}

} // namespace rooflab::peers
