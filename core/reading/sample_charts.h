// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace rooflab {

/// The bins of a histogram of times: bin i holds [first + i·width, first + (i + 1)·width), the last
/// one its right end too.
struct Histogram {
    Seconds first;
    Seconds width;
    std::vector<std::size_t> counts;
};

inline constexpr std::size_t largestBinCount = 60;

/// Bins of Freedman and Diaconis' width 2·IQR/∛n over the range of the samples. Where the
/// interquartile range is 0 Sturges' number of bins ⌈log2 n⌉ + 1 is used. At least one bin and at
/// most `largestBinCount`: an outlier makes the bins wider and is never left out. Equal samples
/// give one bin. Empty for no samples or when a sample is not finite.
[[nodiscard]] std::optional<Histogram> histogram(std::span<const Seconds> samples);

/// One piece of a run: the launches from `first` on, and the range of their times.
struct RunPiece {
    std::size_t first = 0; ///< index of the first launch
    std::size_t count = 1;
    Seconds low;
    Seconds high;
};

/// The samples in run order as at most `largestCount` (1 or more) pieces of equal length (the last
/// may be shorter): a strip of fixed width that loses no outlier.
[[nodiscard]] std::vector<RunPiece> runOrder(std::span<const Seconds> samples,
                                             std::size_t largestCount);

} // namespace rooflab
