// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "core/validation.h"
#include "kernels/backend.h"

#include <cstdint>

namespace rooflab::bench {

/// Checks the n×n matrix C = A·B whose operands come from inputValue(), row by row. Against the
/// run's fp64 reference product if there is one, element by element; else by projection on a random
/// sign vector in long double.
template <class T>
[[nodiscard]] Result<Validation> checkProduct(std::int64_t n, Precision precision,
                                              PreparedRun& run);

extern template Result<Validation> checkProduct<float>(std::int64_t, Precision, PreparedRun&);
extern template Result<Validation> checkProduct<double>(std::int64_t, Precision, PreparedRun&);

} // namespace rooflab::bench
