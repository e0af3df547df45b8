// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "core/validation.h"
#include "kernels/validate.h"

#include <cstdint>

namespace rooflab::bench {

/// Checks the n×n matrix C = A·B whose operands come from inputValue(), row by row. Against the
/// output's fp64 reference product if there is one, element by element; else by projection on a
/// random sign vector in long double.
template <class T>
[[nodiscard]] Result<Validation> checkProduct(std::int64_t n, Precision precision,
                                              HostOutput& output);

extern template Result<Validation> checkProduct<float>(std::int64_t, Precision, HostOutput&);
extern template Result<Validation> checkProduct<double>(std::int64_t, Precision, HostOutput&);

} // namespace rooflab::bench
