// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/launchers.h"

#include <functional>

namespace rooflab::bench::gpu {

/// Queues a kernel that makes the output from the inputs; `second` is null where there is one
/// input alone.
struct ElementArrays {
    const void* first = nullptr;
    const void* second = nullptr;
    void* output = nullptr;
};
using ElementKernel = std::function<Result<void>(const ElementArrays& arrays)>;

/// A run whose output is checked element by element against `expected`. Any kernel will do, so that
/// wrong ones can be put to the test.
[[nodiscard]] PrepareResult prepareElements(const RunSettings& settings, const GpuSetup& setup,
                                            ExpectedElement expected, ElementKernel kernel);

[[nodiscard]] PrepareResult prepareCoalesced(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] PrepareResult prepareVectorized(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] PrepareResult prepareLinecross(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] PrepareResult prepareInterleaved(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] PrepareResult prepareStrided(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] PrepareResult prepareCopyLibrary(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] PrepareResult prepareCopyRegular(const RunSettings& settings, const GpuSetup& setup);
[[nodiscard]] PrepareResult prepareCopyStreaming(const RunSettings& settings,
                                                 const GpuSetup& setup);

[[nodiscard]] Bytes addFootprint(const RunSettings& settings);
[[nodiscard]] Bytes copyFootprint(const RunSettings& settings);

} // namespace rooflab::bench::gpu
