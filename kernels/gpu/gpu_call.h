// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "kernels/gpu/gpu_runtime.h"

namespace rooflab::bench::gpu {

/// Nothing for success, otherwise ErrorCode::Device with the call's name and the runtime's own
/// text: "cudaMalloc: out of memory (cudaErrorMemoryAllocation)".
[[nodiscard]] Result<void> checked(hipError_t status, const char* call);

} // namespace rooflab::bench::gpu

#define ROOFLAB_TEXT_OF(name) #name
/// The status of a runtime function as a Result that names it. The name is the one of the runtime
/// that was built for.
#define ROOFLAB_GPU_CALL(function, ...)                                                            \
    ::rooflab::bench::gpu::checked(function(__VA_ARGS__), ROOFLAB_TEXT_OF(function))
