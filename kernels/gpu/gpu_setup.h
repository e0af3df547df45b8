// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/units.h"
#include "kernels/gpu/blas.h"
#include "kernels/gpu/gpu_runtime.h"

#include <cstdint>
#include <memory>
#include <string>

namespace rooflab::bench::gpu {

/// The chosen device and what every run on it uses. Limits are the device's own.
struct GpuSetup {
    int device = 0;
    hipStream_t stream = nullptr; ///< lives as long as the program
    int wavefront = 32;
    int mostThreadsPerBlock = 1024;
    std::int64_t multiprocessors = 1;
    Bytes flushBytes; ///< writing so much evicts the caches
    std::string pciBusId; ///< "0000:0b:00.0"
    std::shared_ptr<const Blas> blas; ///< null: `blasReason` says why
    std::string blasReason;
};

} // namespace rooflab::bench::gpu
