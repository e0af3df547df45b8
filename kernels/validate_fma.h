// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/validate.h"

#include <cstdint>

namespace rooflab::bench {

/// Checks the output of `count` steps of FmaRecurrence on each input: every element against the
/// closed form, the sum of all against the sum of the closed forms, and a sample bitwise against
/// the same steps done on the host. T is float or double.
template <class T>
[[nodiscard]] Result<Validation> checkRecurrence(std::int64_t count, Precision precision,
                                                 HostOutput& output);

extern template Result<Validation> checkRecurrence<float>(std::int64_t, Precision, HostOutput&);
extern template Result<Validation> checkRecurrence<double>(std::int64_t, Precision, HostOutput&);

} // namespace rooflab::bench
