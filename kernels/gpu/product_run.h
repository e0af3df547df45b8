// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/launchers.h"

#include <functional>

namespace rooflab::bench::gpu {

/// Queues a kernel that makes c = a·b of n×n matrices.
using ProductKernel = std::function<Result<void>(const void* a, const void* b, void* c)>;

/// A run whose output is checked against the fp64 product of the same operands. Any kernel will do,
/// so that wrong ones can be put to the test.
[[nodiscard]] PrepareResult prepareProduct(const RunSettings& settings, const GpuSetup& setup,
                                           ProductKernel kernel);
[[nodiscard]] PrepareResult prepareBlasProduct(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] PrepareResult prepareTiledProduct(const RunSettings& settings, const GpuSetup& setup);
/// Three matrices and the reference in fp64.
[[nodiscard]] Bytes productFootprint(const RunSettings& settings);
[[nodiscard]] Result<void> blasAvailable(Precision precision, const GpuSetup& setup);

} // namespace rooflab::bench::gpu
