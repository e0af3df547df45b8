// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units.h"

#include <cstdint>
#include <string>

namespace rooflab {

/// Text for people, always in the C locale: a number with `digits` significant digits, then the
/// unit with its SI prefix. Files never go through these.
[[nodiscard]] std::string formatTime(Seconds time, int digits = 4); ///< "0.3338 ms"
[[nodiscard]] std::string formatPerformance(FlopPerSecond performance,
                                            int digits = 4); ///< "50.26 GFLOPS"
[[nodiscard]] std::string formatBandwidth(BytesPerSecond bandwidth,
                                          int digits = 4); ///< "603.1 GB/s"
[[nodiscard]] std::string formatIntensity(FlopPerByte ai, int digits = 4); ///< "0.08333 FLOP/Byte"
[[nodiscard]] std::string formatWork(Flop flops, int digits = 4); ///< "16.78 MFLOP"
[[nodiscard]] std::string formatBytes(Bytes bytes, int digits = 4); ///< "192 MiB": binary prefixes
[[nodiscard]] std::string formatPercent(double fraction, int digits = 4); ///< 1.128 -> "112.8 %"
[[nodiscard]] std::string formatFrequency(double hertz, int digits = 4); ///< "4.192 GHz"
[[nodiscard]] std::string formatInteger(std::int64_t value);

/// `digits` significant digits without exponent between 1e-4 and 1e6, C locale; "nan" and "inf"
/// are spelled out.
[[nodiscard]] std::string formatNumber(double value, int digits = 4);
/// The shortest text that reads back as the same double.
[[nodiscard]] std::string formatExact(double value);

} // namespace rooflab
