// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explore/sweep.h"

namespace rooflab {

/// True for what the launcher sets from the other parameters ("grid_threads"): it may change along
/// a sweep.
[[nodiscard]] bool isDependentParameter(std::string_view name);

/// Says which values have several records and what else changes along the series.
void addSweepRemarks(SweepSeries& series, std::span<const Measurement> measurements);

} // namespace rooflab
