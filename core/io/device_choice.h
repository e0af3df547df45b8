// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_options.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// Gives the records whose file names no device the device name of the options, and says so as an
/// assumption. Where such records belong to several devices one name cannot be right for all: then
/// it asks which device is meant.
void applyDeviceName(const ImportOptions& options, ImportOutcome& outcome);

} // namespace rooflab
