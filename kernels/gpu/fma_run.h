// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/launchers.h"

#include <functional>

namespace rooflab::bench::gpu {

/// Queues a kernel that makes y from x.
using FmaKernel = std::function<Result<void>(const void* x, void* y)>;

/// A run whose output is checked against the closed recurrence. Any kernel will do, so that wrong
/// ones can be put to the test.
[[nodiscard]] PrepareResult prepareRecurrence(const RunSettings& settings, const GpuSetup& setup,
                                              FmaKernel kernel);
[[nodiscard]] PrepareResult prepareFma(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] Bytes fmaFootprint(const RunSettings& settings);

} // namespace rooflab::bench::gpu
