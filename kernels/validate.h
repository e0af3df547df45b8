// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation.h"
#include "kernels/backend.h"

namespace rooflab::bench {

/// Reads the whole output back and checks it: bitwise for additions and copies, by relative
/// Frobenius error for matrix products. An Error means that the check could not be done.
[[nodiscard]] Result<Validation> validateRun(const RunSettings& settings, PreparedRun& run);

/// The relative Frobenius error that a correct n×n×n product of zero-mean operands stays below:
/// 2·sqrt(n)·eps, the probabilistic growth of rounding errors.
[[nodiscard]] double productErrorBound(std::int64_t n, Precision precision);

} // namespace rooflab::bench
