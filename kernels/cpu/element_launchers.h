// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/element_run.h"

namespace rooflab::bench::cpu {

/// The vector additions, copies and multiply-adds of the catalog.
[[nodiscard]] PrepareResult prepareCoalesced(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareVectorized(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareLinecross(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareInterleaved(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareStrided(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareCopyLibrary(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareCopyRegular(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareCopyStreaming(const RunSettings&, const CpuSetup&);
[[nodiscard]] PrepareResult prepareFma(const RunSettings&, const CpuSetup&);

[[nodiscard]] Result<void> streamingStoresAvailable(const CpuSetup&);
/// Whether the stores that these settings ask for exist here.
[[nodiscard]] Result<void> storesAvailable(const RunSettings&, const CpuSetup&);

} // namespace rooflab::bench::cpu
