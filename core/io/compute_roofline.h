// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// roofline.csv of rocprof-compute: one row a device, each ceiling with the ends of its interval.
/// sysinfo.csv beside it names the device. Of several devices one is to be chosen.
[[nodiscard]] std::optional<std::string> matchesComputeRoofline(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readComputeRoofline(ImportInput& input);

/// sysinfo.csv alone: a device and its host, no results.
[[nodiscard]] std::optional<std::string> matchesSystemInfo(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readSystemInfo(ImportInput& input);

} // namespace rooflab
