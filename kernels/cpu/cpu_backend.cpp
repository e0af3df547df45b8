// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cpu_backend.h"

#include "kernels/cpu/cache_sweep.h"
#include "kernels/cpu/cpu_description.h"
#include "kernels/cpu/element_launchers.h"
#include "kernels/host.h"

#include <algorithm>
#include <omp.h>

namespace rooflab::bench {

namespace cpu {

namespace {

Provenance describeAll(const CpuSetup& setup, const CacheReport& caches, ClockSource clockSource)
{
    Provenance provenance;
    CpuDescription cpu = describeCpu(setup.isa, setup.threads, caches);
    provenance.device = std::move(cpu.device);
    provenance.notes = std::move(cpu.notes);
    provenance.notes.push_back(sweepSizeFor(caches).reason);
    if (clockSource != ClockSource::None) {
        provenance.notes.push_back(describe(clockSource));
    }
    if (!isaKernels<float>(setup.isa).fusesMultiplyAdd) {
        provenance.notes.push_back("multiply-adds are not fused: " + std::string(toText(setup.isa))
                                   + " has a multiplication and an addition, each rounded");
    }
    provenance.backend = "cpu";
    provenance.software = describeBuild(setup.isa);
    if (setup.blas) {
        provenance.software.push_back(setup.blas->describe());
    }
    return provenance;
}

} // namespace

CpuBackend::CpuBackend(CpuSetup setup)
    : m_setup(std::move(setup)),
      m_caches(describeCaches()), m_state{findClockSource(), usableProcessors(), m_setup.threads},
      m_description(describeAll(m_setup, m_caches, m_state.clock))
{
    m_setup.sweepSize = sweepSizeFor(m_caches).bytes;
}

std::optional<Bytes> CpuBackend::availableMemory() const
{
    return hostMemory().available;
}

std::optional<Bytes> CpuBackend::lastLevelCache() const
{
    return m_caches.lastLevel();
}

SizeHints CpuBackend::sizeHints() const
{
    // n doubles where the threads are eight times as many: the same work for each.
    constexpr std::int64_t fewThreads = 8;
    constexpr std::int64_t manyThreads = 64;
    const std::int64_t matrixSize = m_setup.threads <= fewThreads ? 2048
        : m_setup.threads <= manyThreads                          ? 4096
                                                                  : 8192;
    return {std::int64_t{1} << 24, matrixSize};
}

DeviceState CpuBackend::state() const
{
    return readCpuState(m_state);
}

Result<void> CpuBackend::supports(const KernelSpec& spec, Precision precision) const
{
    const Launcher* launcher = findLauncher(spec.id);
    if (launcher == nullptr) {
        return fail(ErrorCode::Unsupported,
                    std::string(spec.id) + " is not supported on the CPU backend");
    }
    if (!launcher->unsupported.empty()) {
        return fail(ErrorCode::Unsupported, std::string(launcher->unsupported));
    }
    if (precision != Precision::Fp32 && precision != Precision::Fp64) {
        return fail(ErrorCode::Unsupported,
                    std::string(toText(precision)) + " is not supported on the CPU backend",
                    "precision");
    }
    if (std::ranges::find(spec.precisions, precision) == spec.precisions.end()) {
        return fail(ErrorCode::Unsupported,
                    std::string(spec.id) + " has no " + std::string(toText(precision)) + " form",
                    "precision");
    }
    return launcher->available != nullptr ? launcher->available(m_setup) : Result<void>();
}

Result<void> CpuBackend::accepts(const RunSettings& settings) const
{
    return storesAvailable(settings, m_setup);
}

Bytes CpuBackend::footprint(const RunSettings& settings) const
{
    const Launcher* launcher = findLauncher(settings.spec->id);
    return launcher != nullptr && launcher->footprint != nullptr
        ? launcher->footprint(settings, m_setup)
        : Bytes(0);
}

Result<std::unique_ptr<PreparedRun>> CpuBackend::prepare(const RunSettings& settings)
{
    if (auto supported = supports(*settings.spec, settings.precision); !supported) {
        return fail(supported.error());
    }
    return findLauncher(settings.spec->id)->prepare(settings, m_setup);
}

} // namespace cpu

std::string_view linkedBackendName()
{
    return "cpu";
}

Result<std::unique_ptr<Backend>> makeBackend(const BackendOptions& options)
{
    if (options.device != 0) {
        return fail(ErrorCode::Device,
                    "there is no device " + std::to_string(options.device)
                        + ": the CPU backend has one device, number 0",
                    "--device");
    }
    const std::int64_t limit = omp_get_thread_limit();
    cpu::CpuSetup setup;
    setup.isa = cpu::bestIsa();
    setup.threads = std::min(options.threads.value_or(omp_get_max_threads()), limit);
    setup.blas = cpu::Blas::load(setup.threads);
    return std::make_unique<cpu::CpuBackend>(std::move(setup));
}

} // namespace rooflab::bench
