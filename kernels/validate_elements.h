// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/validate.h"

namespace rooflab::bench {

/// What an output of one array must hold; recomputed for each element from inputValue().
enum class ExpectedValue { Sum, Copy };

/// Checks every element bitwise. T is float or double.
template <class T>
[[nodiscard]] Result<Validation> checkElements(ExpectedValue rule, HostOutput& output);

extern template Result<Validation> checkElements<float>(ExpectedValue, HostOutput&);
extern template Result<Validation> checkElements<double>(ExpectedValue, HostOutput&);

} // namespace rooflab::bench
