// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/cpu/stream_loops.h"

// Compiled once for each instruction set with ROOFLAB_ISA naming the namespace, with the flags of
// the engine's own loops.
namespace rooflab::peers::ROOFLAB_ISA {
namespace {

void add(const float* __restrict a, const float* __restrict b, float* __restrict c,
         std::int64_t count, int threads)
{
#pragma omp parallel for schedule(static) num_threads(threads)
    for (std::int64_t i = 0; i < count; ++i) {
        c[i] = a[i] + b[i];
    }
}

void copy(const float* __restrict a, float* __restrict c, std::int64_t count, int threads)
{
#pragma omp parallel for schedule(static) num_threads(threads)
    for (std::int64_t i = 0; i < count; ++i) {
        c[i] = a[i];
    }
}

} // namespace

constinit const StreamLoops streamLoops{add, copy};

} // namespace rooflab::peers::ROOFLAB_ISA
