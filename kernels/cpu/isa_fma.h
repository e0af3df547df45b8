// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/isa_kernels.h"
#include "kernels/cpu/isa_vectors.h"

// The loops of the FMA sweep. Only for isa_kernels.cpp, see there.
namespace rooflab::bench::cpu::ROOFLAB_ISA {
namespace {

/// All steps on `chains` vectors side by side: a step of one vector waits for the step before, but
/// not for the other vectors.
template <class T, unsigned chains>
inline void iterateVectors(const T* a, T* c, const FmaSteps<T>& steps)
{
    const Vector<T> factor = allLanes(steps.factor);
    const Vector<T> addend = allLanes(steps.addend);
    Vector<T> x[chains];
#pragma GCC unroll 8
    for (unsigned chain = 0; chain < chains; ++chain) {
        x[chain] = load(a + chain * lanesOf<T>);
    }
    for (std::int64_t step = 0; step < steps.count; ++step) {
#pragma GCC unroll 8
        for (unsigned chain = 0; chain < chains; ++chain) {
            x[chain] = multiplyAdd(x[chain], factor, addend);
        }
    }
#pragma GCC unroll 8
    for (unsigned chain = 0; chain < chains; ++chain) {
        store(c + chain * lanesOf<T>, x[chain]);
    }
}

template <class T, unsigned chains>
void iterateElements(const T* a, T* c, std::int64_t first, std::int64_t last,
                     const FmaSteps<T>& steps)
{
    constexpr std::int64_t tile = chains * lanesOf<T>;
    std::int64_t i = first;
    for (; last - i >= tile; i += tile) {
        iterateVectors<T, chains>(a + i, c + i, steps);
    }
    if (i < last) {
        // The rest goes through the same instructions, so that it is rounded in the same way.
        T values[chains * static_cast<unsigned>(lanesOf<T>)] = {};
        for (std::int64_t j = i; j < last; ++j) {
            values[j - i] = a[j];
        }
        iterateVectors<T, chains>(values, values, steps);
        for (std::int64_t j = i; j < last; ++j) {
            c[j] = values[j - i];
        }
    }
}

} // namespace
} // namespace rooflab::bench::cpu::ROOFLAB_ISA
