// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/launchers.h"

namespace rooflab::bench::cpu {

/// C = A·B with n×n matrices through the BLAS library.
[[nodiscard]] Result<std::unique_ptr<PreparedRun>> prepareGemm(const RunSettings&, const CpuSetup&);
/// The three matrices and, for fp32, the same three in fp64 for the validation.
[[nodiscard]] Bytes gemmFootprint(const RunSettings&);
[[nodiscard]] Result<void> blasAvailable(const CpuSetup&);

} // namespace rooflab::bench::cpu
