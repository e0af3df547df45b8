// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rooflab::peers {

/// The loops of the STREAM benchmark over fp32 arrays, shared among OpenMP threads in equal parts.
struct StreamLoops {
    void (*add)(const float* a, const float* b, float* c, std::int64_t count, int threads);
    void (*copy)(const float* a, float* c, std::int64_t count, int threads);
};

// One table a compilation of stream_loops.cpp, as in kernels/cpu/isa_kernels.h.
namespace isa_baseline {
extern const StreamLoops streamLoops;
}
namespace isa_avx2 {
extern const StreamLoops streamLoops;
}
namespace isa_avx512 {
extern const StreamLoops streamLoops;
}

} // namespace rooflab::peers
