// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/gpu_backend.h"

#include "kernels/gpu/gpu_call.h"
#include "kernels/gpu/gpu_description.h"
#include "kernels/gpu/launchers.h"
#include "kernels/gpu/platform.h"

#include <algorithm>

namespace rooflab::bench {

namespace gpu {

namespace {

Result<int> countDevices()
{
    int count = 0;
    if (auto counted = ROOFLAB_GPU_CALL(hipGetDeviceCount, &count); !counted) {
        return fail(ErrorCode::Device,
                    "no " + std::string(platformTitle())
                        + " device can be used: " + counted.error().message);
    }
    if (count == 0) {
        return fail(ErrorCode::Device,
                    "no " + std::string(platformTitle()) + " device can be used: there is none");
    }
    return count;
}

std::string devicesText(int count)
{
    return count == 1 ? std::string("one " + std::string(platformTitle()) + " device, number 0")
                      : std::to_string(count) + " " + std::string(platformTitle())
            + " devices, numbers 0 to " + std::to_string(count - 1);
}

} // namespace

Result<std::unique_ptr<GpuBackend>> GpuBackend::open(std::int64_t device)
{
    const auto count = countDevices();
    if (!count) {
        return fail(count.error());
    }
    if (device < 0 || device >= *count) {
        return fail(ErrorCode::Device,
                    "there is no device " + std::to_string(device) + ": this machine has "
                        + devicesText(*count),
                    "--device");
    }
    auto backend = std::make_unique<GpuBackend>();
    backend->m_deviceCount = *count;
    auto setup = setUpDevice(static_cast<int>(device));
    if (!setup) {
        return fail(setup.error());
    }
    backend->m_setup = std::move(*setup);
    auto description = describeDevice(backend->m_setup);
    if (!description) {
        return fail(description.error());
    }
    backend->m_description = std::move(*description);
    const auto lastLevel = backend->lastLevelCache();
    backend->m_setup.flushBytes = flushSize(lastLevel);
    return backend;
}

std::string_view GpuBackend::name() const
{
    return platformName;
}

TimingMethod GpuBackend::timingMethod() const
{
    return platformName == "cuda" ? TimingMethod::CudaEvent : TimingMethod::HipEvent;
}

std::optional<Bytes> GpuBackend::availableMemory() const
{
    std::size_t available = 0;
    std::size_t total = 0;
    if (!ROOFLAB_GPU_CALL(hipMemGetInfo, &available, &total)) {
        return std::nullopt;
    }
    return Bytes(static_cast<double>(available));
}

std::optional<Bytes> GpuBackend::lastLevelCache() const
{
    const auto& caches = m_description.device.caches;
    if (caches.empty()) {
        return std::nullopt;
    }
    const CacheLevel& last = caches.back();
    return Bytes(last.size.value() * static_cast<double>(last.count.value_or(1)));
}

SizeHints GpuBackend::sizeHints() const
{
    // Large enough that a launch takes a few hundred microseconds on the fastest devices, so that
    // starting and ending it is under about 1 % of the time.
    constexpr std::int64_t smallestArray = std::int64_t{1} << 27;
    constexpr std::int64_t manyMultiprocessors = 40;
    constexpr std::int64_t largeMatrix = 8192;
    constexpr std::int64_t smallMatrix = 4096;
    return {smallestArray,
            m_setup.multiprocessors >= manyMultiprocessors ? largeMatrix : smallMatrix};
}

DeviceState GpuBackend::state() const
{
    return platformState(m_setup);
}

Result<void> GpuBackend::supports(const KernelSpec& spec, Precision precision) const
{
    const Launcher* const launcher = findLauncher(spec.id);
    if (launcher == nullptr) {
        return fail(ErrorCode::Unsupported,
                    std::string(spec.id) + " is not supported on the "
                        + std::string(platformTitle()) + " backend");
    }
    if (!launcher->unsupported.empty()) {
        return fail(ErrorCode::Unsupported, std::string(launcher->unsupported));
    }
    if (std::ranges::find(spec.precisions, precision) == spec.precisions.end()) {
        return fail(ErrorCode::Unsupported,
                    std::string(spec.id) + " has no " + std::string(toText(precision)) + " form",
                    "precision");
    }
    return launcher->available != nullptr ? launcher->available(precision, m_setup)
                                          : Result<void>();
}

Result<void> GpuBackend::accepts(const RunSettings& settings) const
{
    const auto block = settings.parameters.integer("block");
    if (!block) {
        return {};
    }
    if (*block > m_setup.mostThreadsPerBlock) {
        return fail(ErrorCode::Unsupported,
                    "a block of " + std::to_string(*block)
                        + " threads is over this device's limit of "
                        + std::to_string(m_setup.mostThreadsPerBlock),
                    "block");
    }
    if (*block % m_setup.wavefront != 0) {
        return fail(ErrorCode::Unsupported,
                    "a block of " + std::to_string(*block)
                        + " threads is not a multiple of this device's wavefront of "
                        + std::to_string(m_setup.wavefront) + " lanes",
                    "block");
    }
    return {};
}

Bytes GpuBackend::footprint(const RunSettings& settings) const
{
    const Launcher* const launcher = findLauncher(settings.spec->id);
    return launcher != nullptr && launcher->footprint != nullptr ? launcher->footprint(settings)
                                                                 : Bytes(0);
}

Result<std::unique_ptr<PreparedRun>> GpuBackend::prepare(const RunSettings& settings)
{
    if (auto supported = supports(*settings.spec, settings.precision); !supported) {
        return fail(supported.error());
    }
    return findLauncher(settings.spec->id)->prepare(settings, m_setup);
}

} // namespace gpu

std::string_view linkedBackendName()
{
    return gpu::platformName;
}

Result<std::unique_ptr<Backend>> makeBackend(const BackendOptions& options)
{
    if (options.threads) {
        return fail(ErrorCode::Usage, "--threads is for the CPU backend alone");
    }
    auto backend = gpu::GpuBackend::open(options.device);
    if (!backend) {
        return fail(backend.error());
    }
    return std::move(*backend);
}

} // namespace rooflab::bench
