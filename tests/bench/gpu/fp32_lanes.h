// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace rooflab::peers {

/// fp32 multiply-adds that a multiprocessor starts in each cycle, by NVIDIA's name of the
/// architecture ("sm_90"). Source: the CUDA programming guide's table of arithmetic throughput.
/// Absent for any other name.
[[nodiscard]] std::optional<std::int64_t> fp32LanesOf(std::string_view architecture);

} // namespace rooflab::peers
