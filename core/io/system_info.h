// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"
#include "core/provenance.h"

namespace rooflab {

/// What sysinfo.csv of rocprof-compute says, as the origin of ceilings.
[[nodiscard]] Result<Provenance> readSystemProvenance(ImportInput& input, ImportOutcome& outcome);

/// The same of a sysinfo.csv beside an imported roofline.csv; empty if there is none.
[[nodiscard]] std::optional<Provenance> siblingSystem(const ImportInput& input);

} // namespace rooflab
