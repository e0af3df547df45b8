// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"

#include <string>

namespace rooflab {

/// Name, version and git revision of the program that runs; no revision if it was not built from a
/// git checkout. The only place that reads the generated version for a record.
[[nodiscard]] Program thisProgram(std::string name);

} // namespace rooflab
