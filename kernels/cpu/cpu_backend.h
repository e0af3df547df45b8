// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "kernels/cpu/caches.h"
#include "kernels/cpu/cpu_state.h"
#include "kernels/cpu/launchers.h"

namespace rooflab::bench::cpu {

/// The processor this program runs on: OpenMP threads, timed with the steady clock.
class CpuBackend final : public Backend {
public:
    explicit CpuBackend(CpuSetup setup);

    [[nodiscard]] std::string_view name() const override { return "cpu"; }
    [[nodiscard]] TimingMethod timingMethod() const override { return TimingMethod::SteadyClock; }
    [[nodiscard]] Provenance describe() const override { return m_description; }
    [[nodiscard]] std::optional<Bytes> availableMemory() const override;
    [[nodiscard]] std::optional<Bytes> lastLevelCache() const override;
    /// A launch takes milliseconds, a thousand times what starting the threads takes; the matrices
    /// grow with the threads, so that each has much to do.
    [[nodiscard]] SizeHints sizeHints() const override;
    [[nodiscard]] DeviceState state() const override;
    [[nodiscard]] Result<void> supports(const KernelSpec& spec, Precision precision) const override;
    [[nodiscard]] Result<void> accepts(const RunSettings& settings) const override;
    [[nodiscard]] Bytes footprint(const RunSettings& settings) const override;
    [[nodiscard]] Result<std::unique_ptr<PreparedRun>>
    prepare(const RunSettings& settings) override;

private:
    CpuSetup m_setup;
    CacheReport m_caches;
    StateSources m_state;
    Provenance m_description;
};

} // namespace rooflab::bench::cpu
