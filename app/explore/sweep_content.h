// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/sweep_plot.h"
#include "app/explore/sweeps_model.h"
#include "core/chart_content.h"

namespace rooflab {

/// Takes the points of records that the filter or the user hides out of the sweeps; one remark
/// says how many are left out. A sweep may be left with fewer than two.
void leaveOutHidden(std::vector<SweepSeries>& sweeps, const Session& session,
                    const ChartContent& content);

[[nodiscard]] SweepRow sweepRow(const SweepSeries& sweep, const ChartContent& content);

/// Without the points that have no value; they stay in the CSV.
[[nodiscard]] SweepCurve sweepCurve(const SweepSeries& sweep, const Session& session,
                                    const ChartContent& content, SweepQuantity quantity);

/// The numbers of the sweeps in SI base units, one record a line, absent values empty.
[[nodiscard]] QString sweepCsv(const std::vector<const SweepSeries*>& sweeps,
                               const Session& session, SweepQuantity quantity);

/// What the sweeps say and do not say, the controlled twin included; one a line.
[[nodiscard]] QString sweepRemarks(const std::vector<const SweepSeries*>& shown,
                                   const std::vector<SweepSeries>& all);

} // namespace rooflab
