// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/measurement.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// A ceiling's value with its unit: "534.7 GB/s", "10.62 TFLOPS".
[[nodiscard]] std::string rateText(CeilingKind kind, double valueSi);
/// How many times, without a unit: "6.727".
[[nodiscard]] std::string factorText(double factor);
/// "minimum", "median", "mean", "95th percentile".
[[nodiscard]] std::string statisticWord(Statistic statistic);
/// As statisticWord, or "not recorded".
[[nodiscard]] std::string statisticWord(const std::optional<Statistic>& statistic);
/// "per launch", "batch total divided by its count", or "not recorded".
[[nodiscard]] std::string scopeWord(const std::optional<TimingScope>& scope);
/// "HIP event", "kernel trace" …, or "not recorded".
[[nodiscard]] std::string methodWord(const std::optional<TimingMethod>& method);
/// A count of bytes or operations, in full where it is a whole number: "201326592".
[[nodiscard]] std::string countText(double count);
/// The text, or "not recorded".
[[nodiscard]] std::string orNotRecorded(const std::optional<std::string>& text);
[[nodiscard]] std::string orNotRecorded(const std::optional<std::int64_t>& count);
/// shortLabel with the precision: "linecross stride=32 fp32".
[[nodiscard]] std::string runLabel(const Measurement& measurement);
/// "size=16777216, block=256", or empty.
[[nodiscard]] std::string parametersText(const Parameters& parameters);

} // namespace rooflab
