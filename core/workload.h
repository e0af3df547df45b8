// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "core/units.h"

#include <cstdint>
#include <optional>
#include <string>

namespace rooflab {

/// Where the byte count comes from: counted from the algorithm, or read from hardware counters.
enum class ByteBasis { Algorithmic, Measured };

inline constexpr EnumTable<ByteBasis, 2> byteBasisTexts{
    {{ByteBasis::Algorithmic, "algorithmic"}, {ByteBasis::Measured, "measured"}}};

constexpr std::string_view toText(ByteBasis basis)
{
    return enumText(byteBasisTexts, basis);
}

/// What one launch does. F and Q are absent where a file does not state them; they are never
/// guessed silently: `assumed` says that rooflab, not the file, supplied the accounting.
struct Work {
    std::optional<Flop> flops;
    std::optional<Bytes> bytes;
    ByteBasis basis = ByteBasis::Algorithmic;
    std::optional<std::string> memoryLevel;
    std::string accounting;
    bool assumed = false;
    std::optional<Bytes> workingSet;

    friend bool operator==(const Work&, const Work&) = default;
};

/// c[i] = a[i] + b[i]: F = N, Q = 3 N sizeof(T) (two reads, one write; ch. 7.1).
[[nodiscard]] Work vectorAddWork(double elementCount, Precision precision);
/// b[i] = a[i]: F = 0, Q = 2 N sizeof(T) (ch. 7.2.1).
[[nodiscard]] Work copyWork(double elementCount, Precision precision);
/// C = A B with A m×k, B k×n: F = 2 m n k, Q = (m k + k n + m n) sizeof(T), each matrix moved once.
[[nodiscard]] Work gemmWork(double m, double n, double k, Precision precision);
/// K dependent fused multiply-adds on each of N elements, one load and one store:
/// F = 2 K N, Q = 2 N sizeof(T), so AI = K/4 in fp32.
[[nodiscard]] Work fmaWork(double elementCount, double fmaCount, Precision precision);

} // namespace rooflab
