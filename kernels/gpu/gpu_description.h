// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"
#include "core/result.h"
#include "kernels/gpu/gpu_setup.h"

#include <optional>

namespace rooflab::bench::gpu {

/// Makes a device the current one and reads what runs need of it. A BLAS that cannot be had leaves
/// a reason.
[[nodiscard]] Result<GpuSetup> setUpDevice(int device);

/// The device, the backend and the software that results depend on.
[[nodiscard]] Result<Provenance> describeDevice(const GpuSetup& setup);

/// How much must be written to evict caches of this size, or of an unknown one.
[[nodiscard]] Bytes flushSize(std::optional<Bytes> lastLevelCache);

} // namespace rooflab::bench::gpu
