// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "kernels/gpu/gpu_runtime.h"

#include <cstdint>

namespace rooflab::bench::gpu::test {

/// Queues a store of one value at one index: what makes a right kernel a wrong one.
[[nodiscard]] hipError_t launchOverwrite(Precision precision, void* output, std::int64_t index,
                                         double value, hipStream_t stream);

} // namespace rooflab::bench::gpu::test
