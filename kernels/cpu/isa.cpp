// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/isa.h"

#include <type_traits>

namespace rooflab::bench::cpu {

std::string_view toText(Isa isa)
{
    switch (isa) {
    case Isa::Baseline:
#if defined(__x86_64__)
        return "SSE2";
#elif defined(__aarch64__)
        return "NEON";
#else
        return "baseline";
#endif
    case Isa::Avx2:
        return "AVX2";
    case Isa::Avx512:
        return "AVX-512";
    }
    return {};
}

bool canRun(Isa isa)
{
#if defined(__x86_64__)
    switch (isa) {
    case Isa::Baseline:
        return true;
    case Isa::Avx2:
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    case Isa::Avx512:
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")
            && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq");
    }
    return false;
#else
    return isa == Isa::Baseline;
#endif
}

Isa bestIsa()
{
    if (canRun(Isa::Avx512)) {
        return Isa::Avx512;
    }
    return canRun(Isa::Avx2) ? Isa::Avx2 : Isa::Baseline;
}

template <class T> const IsaKernels<T>& isaKernels(Isa isa)
{
    constexpr bool isFloat = std::is_same_v<T, float>;
#if defined(__x86_64__)
    if (isa == Isa::Avx512) {
        if constexpr (isFloat) {
            return isa_avx512::floatKernels;
        } else {
            return isa_avx512::doubleKernels;
        }
    }
    if (isa == Isa::Avx2) {
        if constexpr (isFloat) {
            return isa_avx2::floatKernels;
        } else {
            return isa_avx2::doubleKernels;
        }
    }
#else
    static_cast<void>(isa);
#endif
    if constexpr (isFloat) {
        return isa_baseline::floatKernels;
    } else {
        return isa_baseline::doubleKernels;
    }
}

template const IsaKernels<float>& isaKernels<float>(Isa);
template const IsaKernels<double>& isaKernels<double>(Isa);

} // namespace rooflab::bench::cpu
