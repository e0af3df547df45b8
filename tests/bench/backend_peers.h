// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/contest.h"
#include "tests/bench/options.h"

namespace rooflab::peers {

/// What stands for the launches of a turn on this kind of device.
[[nodiscard]] Statistic turnStatistic();

/// Every comparison that this kind of device has; each program is linked with one definition.
void measurePeers(bench::Backend& backend, const Options& options, const PairingPlan& plan,
                  Report& report);

} // namespace rooflab::peers
