// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <span>
#include <string>
#include <vector>

namespace rooflab {

/// shortLabel() of each run and, as long as two are called the same, what tells them apart:
/// precision, device, N, file, id. "coalesced, NVIDIA H200".
[[nodiscard]] std::vector<std::string> runNames(std::span<const Measurement* const> runs);

} // namespace rooflab
