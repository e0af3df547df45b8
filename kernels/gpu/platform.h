// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"
#include "kernels/gpu/gpu_setup.h"

#include <string>
#include <string_view>
#include <vector>

namespace rooflab::bench::gpu {

// What differs between the two platforms beside the names of the runtime's functions. Each backend
// is built with one implementation: platform_cuda.cpp or platform_hip.cpp.

inline constexpr std::string_view platformName = ROOFLAB_GPU_BACKEND; ///< "cuda" or "hip"

/// "CUDA" or "HIP", for sentences.
[[nodiscard]] std::string_view platformTitle();
[[nodiscard]] std::string_view deviceVendor();
/// "sm_90", "gfx1201"; from the device's own properties.
[[nodiscard]] std::string architectureOf(const hipDeviceProp_t& properties);
/// A version as the runtime encodes it, as text: 13000 -> "13.0" on CUDA.
[[nodiscard]] std::string versionText(int encoded);
/// Driver and tools beyond the runtime, as far as the platform tells.
[[nodiscard]] std::vector<SoftwareItem> platformSoftware();
/// Cache levels that the platform knows beyond what the runtime says; empty: none.
[[nodiscard]] std::vector<CacheLevel> platformCaches(const GpuSetup& setup);
/// Clocks, temperature, power and other users at this moment.
[[nodiscard]] DeviceState platformState(const GpuSetup& setup);

} // namespace rooflab::bench::gpu
