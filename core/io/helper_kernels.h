// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace rooflab {

/// Kernels that a runtime or framework launches by itself (__amd_rocclr_*, fills, memory sets):
/// never a run that somebody wants to compare.
[[nodiscard]] bool isHelperKernel(std::string_view name);

} // namespace rooflab
