// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/gpu_description.h"

#include "kernels/gpu/gpu_call.h"
#include "kernels/gpu/platform.h"

#include <algorithm>
#include <array>

namespace rooflab::bench::gpu {

namespace {

/// An attribute of the device; absent where the runtime does not have it or says 0.
std::optional<int> attribute(hipDeviceAttribute_t which, int device)
{
    int value = 0;
    if (!ROOFLAB_GPU_CALL(hipDeviceGetAttribute, &value, which, device)) {
        static_cast<void>(hipGetLastError());
        return std::nullopt;
    }
    return value > 0 ? std::optional(value) : std::nullopt;
}

std::optional<double> clockOf(hipDeviceAttribute_t which, int device)
{
    constexpr double kilo = 1e3;
    const auto kilohertz = attribute(which, device);
    return kilohertz ? std::optional(*kilohertz * kilo) : std::nullopt;
}

Result<std::string> pciBusIdOf(int device)
{
    std::array<char, 64> text{};
    if (auto done = ROOFLAB_GPU_CALL(hipDeviceGetPCIBusId, text.data(),
                                     static_cast<int>(text.size()), device);
        !done) {
        return fail(done.error());
    }
    return std::string(text.data());
}

std::vector<CacheLevel> cachesOf(const GpuSetup& setup)
{
    std::vector<CacheLevel> caches = platformCaches(setup);
    if (caches.empty()) {
        if (const auto size = attribute(hipDeviceAttributeL2CacheSize, setup.device)) {
            caches.push_back({"L2", Bytes(*size), 1});
        }
    }
    return caches;
}

std::optional<std::string> encodedVersion(hipError_t (*read)(int*))
{
    int version = 0;
    if (read(&version) != hipSuccess || version <= 0) {
        return std::nullopt;
    }
    return versionText(version);
}

std::vector<SoftwareItem> softwareOf(const GpuSetup& setup)
{
    const std::string title(platformTitle());
    std::vector<SoftwareItem> items = platformSoftware();
    items.push_back({title + " runtime", encodedVersion(hipRuntimeGetVersion),
                     "the driver supports up to "
                         + encodedVersion(hipDriverGetVersion).value_or("an unknown version")});
    items.push_back({ROOFLAB_GPU_COMPILER, ROOFLAB_GPU_COMPILER_VERSION,
                     "kernels built for " ROOFLAB_GPU_ARCHITECTURES});
    if (setup.blas != nullptr) {
        items.push_back(setup.blas->describe());
    }
    return items;
}

} // namespace

Result<GpuSetup> setUpDevice(int device)
{
    GpuSetup setup;
    setup.device = device;
    if (auto done = ROOFLAB_GPU_CALL(hipSetDevice, device); !done) {
        return fail(done.error());
    }
    if (auto done = ROOFLAB_GPU_CALL(hipStreamCreate, &setup.stream); !done) {
        return fail(done.error());
    }
    const auto busId = pciBusIdOf(device);
    if (!busId) {
        return fail(busId.error());
    }
    setup.pciBusId = *busId;
    const auto wavefront = attribute(hipDeviceAttributeWarpSize, device);
    const auto mostThreads = attribute(hipDeviceAttributeMaxThreadsPerBlock, device);
    if (!wavefront || !mostThreads || (*wavefront != 32 && *wavefront != 64)) {
        return fail(ErrorCode::Device,
                    "the device does not tell a usable wavefront and block limit");
    }
    setup.wavefront = *wavefront;
    setup.mostThreadsPerBlock = *mostThreads;
    setup.multiprocessors = attribute(hipDeviceAttributeMultiprocessorCount, device).value_or(1);
    auto blas = Blas::create(setup.stream);
    if (blas) {
        setup.blas = std::move(*blas);
    } else {
        setup.blasReason = blas.error().message;
    }
    return setup;
}

Result<Provenance> describeDevice(const GpuSetup& setup)
{
    hipDeviceProp_t properties{};
    if (auto done = ROOFLAB_GPU_CALL(hipGetDeviceProperties, &properties, setup.device); !done) {
        return fail(done.error());
    }
    Provenance provenance;
    Device& device = provenance.device;
    device.name = properties.name;
    device.arch = architectureOf(properties);
    device.vendor = deviceVendor();
    device.index = setup.device;
    device.memory = Bytes(static_cast<double>(properties.totalGlobalMem));
    device.caches = cachesOf(setup);
    device.computeUnits = setup.multiprocessors;
    device.wavefront = setup.wavefront;
    device.clockHz = clockOf(hipDeviceAttributeClockRate, setup.device);
    device.memoryClockHz = clockOf(hipDeviceAttributeMemoryClockRate, setup.device);
    provenance.backend = platformName;
    provenance.software = softwareOf(setup);
    provenance.notes.push_back("device at PCI address " + setup.pciBusId);
    if (device.clockHz) {
        provenance.notes.emplace_back("device clocks: the highest that the runtime names; the "
                                      "clocks at the time are under the device's state");
    }
    return provenance;
}

Bytes flushSize(std::optional<Bytes> lastLevelCache)
{
    // Twice the cache, because a replacement policy may keep some of what was there; the least is
    // for levels that the runtime does not name.
    constexpr double multiple = 2.0;
    constexpr Bytes least(256.0 * mebibyte);
    return lastLevelCache ? std::max(least, Bytes(multiple * lastLevelCache->value())) : least;
}

} // namespace rooflab::bench::gpu
