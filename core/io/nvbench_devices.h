// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_reader.h"
#include "core/provenance.h"

#include <cstdint>
#include <map>

namespace rooflab {

/// What an nvbench file says of all its states: tool, version, command.
[[nodiscard]] Provenance nvbenchProvenance(const Json& root);
/// The same with a device, by the device's id.
[[nodiscard]] std::map<std::int64_t, Provenance> nvbenchDevices(const Json& root);

} // namespace rooflab
