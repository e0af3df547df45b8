// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "kernels/cpu/blas.h"
#include "kernels/cpu/isa.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace rooflab::bench::cpu {

/// What every run on this backend uses.
struct CpuSetup {
    Isa isa = Isa::Baseline;
    std::int64_t threads = 1;
    Result<Blas> blas = fail(ErrorCode::Unsupported, "OpenBLAS was not loaded");
    Bytes sweepSize{256 * mebibyte}; ///< what is read to evict the caches
};

/// How this backend does one row of the catalog, or why it does not.
struct Launcher {
    std::string_view kernelId;
    Result<std::unique_ptr<PreparedRun>> (*prepare)(const RunSettings&, const CpuSetup&) = nullptr;
    Bytes (*footprint)(const RunSettings&, const CpuSetup&) = nullptr;
    /// What this machine must have; null: nothing beyond the processor.
    Result<void> (*available)(const CpuSetup&) = nullptr;
    std::string_view unsupported; ///< not empty: the reason, and the functions are null
};

/// THE table of this backend: one row for each row of the catalog.
[[nodiscard]] std::span<const Launcher> launchers();
[[nodiscard]] const Launcher* findLauncher(std::string_view kernelId);

} // namespace rooflab::bench::cpu
