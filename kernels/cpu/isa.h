// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/isa_kernels.h"

#include <string_view>

namespace rooflab::bench::cpu {

/// The instruction sets that the kernels were compiled for.
enum class Isa { Baseline, Avx2, Avx512 };

[[nodiscard]] std::string_view toText(Isa isa); ///< "AVX-512", or the baseline's own name

/// The widest one that this processor and operating system can run.
[[nodiscard]] Isa bestIsa();
/// False where it was not compiled in or the processor lacks it.
[[nodiscard]] bool canRun(Isa isa);

/// The inner loops for an instruction set that canRun(); T is float or double.
template <class T> [[nodiscard]] const IsaKernels<T>& isaKernels(Isa isa);

} // namespace rooflab::bench::cpu
