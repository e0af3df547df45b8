// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/launchers.h"

namespace rooflab::bench::cpu {

/// The vector additions and copies: kernels that make each element of one output array.
using PrepareResult = Result<std::unique_ptr<PreparedRun>>;
[[nodiscard]] PrepareResult prepareCoalesced(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareVectorized(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareLinecross(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareInterleaved(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareStrided(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareCopyRegular(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareCopyStreaming(const RunSettings&, const CpuSetup&);

[[nodiscard]] Bytes addFootprint(const RunSettings&);
[[nodiscard]] Bytes copyFootprint(const RunSettings&);
[[nodiscard]] Result<void> streamingStoresAvailable(const CpuSetup&);

} // namespace rooflab::bench::cpu
