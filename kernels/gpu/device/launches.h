// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "kernels/gpu/gpu_runtime.h"
#include "kernels/inputs.h"

#include <algorithm>
#include <cstdint>

// What the host code may start on the device. Every function queues kernels on the stream and
// returns the launch's status; an argument combination that does not exist is
// hipErrorInvalidValue. Pointers are device memory of the precision's stored type.

namespace rooflab::bench::gpu {

/// How the elements of an array are spread over lanes.
struct ArrayShape {
    std::int64_t count = 0; ///< elements
    int block = 256; ///< threads
    std::int64_t stride = 1;
    int wavefront = 32; ///< lanes that step together: 32 or 64
};

enum class AddPattern {
    Coalesced,
    CoalescedStreaming,
    Vectorized,
    VectorizedStreaming,
    Linecross,
    Interleaved,
    Strided
};

/// The blocks that such a launch needs.
[[nodiscard]] std::int64_t addBlocks(AddPattern pattern, Precision precision,
                                     const ArrayShape& shape);

/// c[i] = a[i] + b[i].
[[nodiscard]] hipError_t launchAdd(AddPattern pattern, Precision precision, const void* a,
                                   const void* b, void* c, const ArrayShape& shape,
                                   hipStream_t stream);

enum class CopyStores { Regular, Streaming };

/// target = source for any bytes; both addresses are aligned to 16 bytes.
[[nodiscard]] hipError_t launchCopy(CopyStores stores, const void* source, void* target,
                                    std::int64_t byteCount, hipStream_t stream);

/// `count` steps of x -> a·x + b for each element: K = count, in `chains` (1, 4 or 8) independent
/// elements a lane.
struct FmaSteps {
    double a = 0.0;
    double b = 0.0;
    std::int64_t count = 0;
    std::int64_t chains = 1;
};
[[nodiscard]] hipError_t launchFma(Precision precision, const void* x, void* y,
                                   const ArrayShape& shape, const FmaSteps& steps,
                                   hipStream_t stream);

/// C = A·B, row-major n×n, through shared memory in tiles; fp32 and fp64.
[[nodiscard]] hipError_t launchTiledProduct(Precision precision, std::int64_t n, const void* a,
                                            const void* b, void* c, hipStream_t stream);

/// C = A·B in fp64 from operands in any format, one plain dot product an element: the reference.
[[nodiscard]] hipError_t launchReferenceProduct(Precision precision, std::int64_t n, const void* a,
                                                const void* b, double* c, hipStream_t stream);

/// values[i] = inputValue(which, i) with the bits that the format has.
[[nodiscard]] hipError_t launchFill(Precision precision, InputStream which, void* values,
                                    std::int64_t count, hipStream_t stream);

/// Counters on the device that the checks add to; zero them first.
struct CheckCounts {
    unsigned long long mismatches;
    unsigned long long nonFinite;
    double differenceSquares; ///< products
    double expectedSquares; ///< products
    double outputSum; ///< multiply-adds
    double expectedSum; ///< multiply-adds
    double magnitudeSum; ///< multiply-adds
};

enum class ExpectedElement { Sum, Copy };

/// Compares every element with its recomputed value, bit by bit.
[[nodiscard]] hipError_t launchCheckElements(ExpectedElement expected, Precision precision,
                                             const void* output, std::int64_t count,
                                             CheckCounts* counts, hipStream_t stream);

/// Adds up the squares of a reference product and of the output's difference from it, and counts
/// elements that are off by more than `tolerance`.
[[nodiscard]] hipError_t launchCheckProduct(Precision precision, const void* output,
                                            const double* reference, std::int64_t count,
                                            double tolerance, CheckCounts* counts,
                                            hipStream_t stream);

/// The closed form of a recurrence: y = scale·x + offset, and how far off an element may be:
/// relativeBound·magnitude, which is scale·|x| + slack.
struct FmaExpectation {
    double scale = 1.0;
    double offset = 0.0;
    double relativeBound = 0.0;
    double slack = 0.0;
};
[[nodiscard]] hipError_t launchCheckFma(Precision precision, const void* output, std::int64_t count,
                                        const FmaExpectation& expectation, CheckCounts* counts,
                                        hipStream_t stream);

} // namespace rooflab::bench::gpu
