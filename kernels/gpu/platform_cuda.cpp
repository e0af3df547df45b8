// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/nvml.h"
#include "kernels/gpu/platform.h"

namespace rooflab::bench::gpu {

std::string_view platformTitle()
{
    return "CUDA";
}

std::string_view deviceVendor()
{
    return "NVIDIA";
}

std::string architectureOf(const hipDeviceProp_t& properties)
{
    return "sm_" + std::to_string(properties.major) + std::to_string(properties.minor);
}

std::string versionText(int encoded)
{
    constexpr int majorUnit = 1000;
    constexpr int minorUnit = 10;
    return std::to_string(encoded / majorUnit) + "."
        + std::to_string(encoded % majorUnit / minorUnit);
}

std::vector<SoftwareItem> platformSoftware()
{
    const Nvml* const nvml = Nvml::load();
    if (nvml == nullptr) {
        return {};
    }
    return {{"NVIDIA driver", nvml->driverVersion(), std::nullopt}};
}

std::vector<CacheLevel> platformCaches(const GpuSetup& setup)
{
    static_cast<void>(setup);
    return {};
}

DeviceState platformState(const GpuSetup& setup)
{
    const Nvml* const nvml = Nvml::load();
    return nvml != nullptr ? nvml->state(setup.pciBusId) : DeviceState{};
}

} // namespace rooflab::bench::gpu
