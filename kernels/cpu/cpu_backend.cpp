// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cpu_backend.h"

#include "kernels/cpu/cpu_description.h"
#include "kernels/host.h"

#include <algorithm>
#include <omp.h>

namespace rooflab::bench {

namespace cpu {

namespace {

Provenance describeAll(const CpuSetup& setup, const CacheReport& caches)
{
    Provenance provenance;
    CpuDescription cpu = describeCpu(setup.isa, setup.threads, caches);
    provenance.device = std::move(cpu.device);
    provenance.notes = std::move(cpu.notes);
    provenance.backend = "cpu";
    provenance.software = describeBuild(setup.isa);
    if (setup.blas) {
        provenance.software.push_back(setup.blas->describe());
    }
    return provenance;
}

} // namespace

CpuBackend::CpuBackend(CpuSetup setup)
    : m_setup(std::move(setup)), m_caches(describeCaches()),
      m_description(describeAll(m_setup, m_caches))
{
}

std::optional<Bytes> CpuBackend::availableMemory() const
{
    return hostMemory().available;
}

std::optional<Bytes> CpuBackend::lastLevelCache() const
{
    return m_caches.lastLevel();
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

Bytes CpuBackend::footprint(const RunSettings& settings) const
{
    const Launcher* launcher = findLauncher(settings.spec->id);
    return launcher != nullptr && launcher->footprint != nullptr ? launcher->footprint(settings)
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
