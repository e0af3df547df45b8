// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "kernels/gpu/device/launches.h"
#include "kernels/gpu/gpu_setup.h"

#include <memory>
#include <span>
#include <string_view>

namespace rooflab::bench::gpu {

using PrepareResult = Result<std::unique_ptr<PreparedRun>>;

/// How this backend does one row of the catalog, or why it does not.
struct Launcher {
    std::string_view kernelId;
    PrepareResult (*prepare)(const RunSettings&, const GpuSetup&) = nullptr;
    Bytes (*footprint)(const RunSettings&) = nullptr;
    /// What must be there for a precision; null: nothing beyond the device.
    Result<void> (*available)(Precision, const GpuSetup&) = nullptr;
    std::string_view unsupported; ///< not empty: the reason, and the functions are null
};

/// THE table of the GPU backends: one row for each row of the catalog.
[[nodiscard]] std::span<const Launcher> launchers();
[[nodiscard]] const Launcher* findLauncher(std::string_view kernelId);

/// The run's size, block and stride; a block that a kernel does not let choose is 256.
[[nodiscard]] ArrayShape shapeOf(const RunSettings& settings, const GpuSetup& setup);

} // namespace rooflab::bench::gpu
