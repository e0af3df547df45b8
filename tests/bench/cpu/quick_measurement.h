// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/report.h"

#include <string>

namespace rooflab::peers {

/// Runs `rooflab measure --backend cpu --quick` on two processors, from start to file, and adds its
/// wall time against the 20 s that it may take.
void timeQuickMeasurement(const std::string& rooflab, Report& report);

} // namespace rooflab::peers
