// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "kernels/gpu/gpu_setup.h"

namespace rooflab::bench::gpu {

/// One GPU, timed with events on a stream of its own.
class GpuBackend final : public Backend {
public:
    /// Chooses the device, describes it and starts its BLAS. ErrorCode::Device if there is none.
    [[nodiscard]] static Result<std::unique_ptr<GpuBackend>> open(std::int64_t device);

    [[nodiscard]] std::string_view name() const override;
    [[nodiscard]] TimingMethod timingMethod() const override;
    [[nodiscard]] Provenance describe() const override { return m_description; }
    [[nodiscard]] std::optional<Bytes> availableMemory() const override;
    [[nodiscard]] std::optional<Bytes> lastLevelCache() const override;
    [[nodiscard]] SizeHints sizeHints() const override;
    [[nodiscard]] DeviceState state() const override;
    [[nodiscard]] std::int64_t deviceCount() const override { return m_deviceCount; }
    [[nodiscard]] Result<void> supports(const KernelSpec& spec, Precision precision) const override;
    [[nodiscard]] Result<void> accepts(const RunSettings& settings) const override;
    [[nodiscard]] Bytes footprint(const RunSettings& settings) const override;
    [[nodiscard]] Result<std::unique_ptr<PreparedRun>>
    prepare(const RunSettings& settings) override;

    /// What its runs use, for kernels that are not in the table.
    [[nodiscard]] const GpuSetup& setup() const { return m_setup; }

private:
    GpuSetup m_setup;
    Provenance m_description;
    std::int64_t m_deviceCount = 0;
};

} // namespace rooflab::bench::gpu
