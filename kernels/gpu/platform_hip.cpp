// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/amdgpu_files.h"
#include "kernels/gpu/platform.h"

namespace rooflab::bench::gpu {

std::string_view platformTitle()
{
    return "HIP";
}

std::string_view deviceVendor()
{
    return "AMD";
}

std::string architectureOf(const hipDeviceProp_t& properties)
{
    return properties.gcnArchName;
}

std::string versionText(int encoded)
{
    constexpr int majorUnit = 10'000'000;
    constexpr int minorUnit = 100'000;
    return std::to_string(encoded / majorUnit) + "."
        + std::to_string(encoded % majorUnit / minorUnit) + "."
        + std::to_string(encoded % minorUnit);
}

std::vector<SoftwareItem> platformSoftware()
{
    const auto version = AmdGpuFiles::driverVersion();
    return {{"amdgpu driver", version,
             version ? std::nullopt : std::optional<std::string>("the one of the Linux kernel")}};
}

std::vector<CacheLevel> platformCaches(const GpuSetup& setup)
{
    return AmdGpuFiles(setup.pciBusId).caches();
}

DeviceState platformState(const GpuSetup& setup)
{
    return AmdGpuFiles(setup.pciBusId).state();
}

} // namespace rooflab::bench::gpu
