// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "tests/bench/report.h"

namespace rooflab::peers {

/// How much of the wall time of a whole run, from preparing to checking the output, is in its timed
/// launches: a vector addition of about 1 ms, 100 launches. Adds it to the report.
void measureOverhead(bench::Backend& backend, std::int64_t pairs, Report& report);

} // namespace rooflab::peers
