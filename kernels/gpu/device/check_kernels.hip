// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device/element_types.h"
#include "kernels/gpu/device/grid.h"

namespace rooflab::bench::gpu {

namespace {

constexpr int checkBlock = 256;
/// Enough blocks to fill any device; each lane walks the array in steps of the whole grid.
constexpr std::int64_t mostBlocks = 4096;

dim3 checkGrid(std::int64_t count)
{
    return dim3(static_cast<unsigned>(std::min(blocksFor(count, checkBlock), mostBlocks)));
}

__device__ std::int64_t gridStep()
{
    return static_cast<std::int64_t>(gridDim.x) * blockDim.x;
}

/// The sum over the block's lanes, in lane 0.
template <class T> __device__ T blockSum(T value)
{
    __shared__ T partial[checkBlock];
    __syncthreads();
    partial[threadIdx.x] = value;
    __syncthreads();
    for (int width = checkBlock / 2; width > 0; width /= 2) {
        if (static_cast<int>(threadIdx.x) < width) {
            partial[threadIdx.x] += partial[threadIdx.x + static_cast<unsigned>(width)];
        }
        __syncthreads();
    }
    return partial[0];
}

template <class T> __device__ void addUp(T value, T* total)
{
    const T sum = blockSum(value);
    if (threadIdx.x == 0 && sum != T(0)) {
        atomicAdd(total, sum);
    }
}

template <class T> __device__ T expectedElement(ExpectedElement rule, std::int64_t index)
{
    constexpr int bits = Element<T>::significandBits;
    const double first = inputValue<double>(InputStream::First, index, bits);
    if (rule == ExpectedElement::Copy) {
        return Element<T>::fromInput(first);
    }
    return Element<T>::sumOf(first, inputValue<double>(InputStream::Second, index, bits));
}

template <class T> __global__ void fill(InputStream which, T* values, std::int64_t count)
{
    for (std::int64_t i = threadIndex(); i < count; i += gridStep()) {
        values[i] = inputElement<T>(which, i);
    }
}

template <class T>
__global__ void checkElements(ExpectedElement rule, const T* output, std::int64_t count,
                              CheckCounts* counts)
{
    unsigned long long mismatches = 0;
    unsigned long long nonFinite = 0;
    for (std::int64_t i = threadIndex(); i < count; i += gridStep()) {
        const T value = output[i];
        mismatches += bitsOf(value) != bitsOf(expectedElement<T>(rule, i));
        nonFinite += !isFinite(value);
    }
    addUp(mismatches, &counts->mismatches);
    addUp(nonFinite, &counts->nonFinite);
}

template <class T>
__global__ void checkProduct(const T* output, const double* reference, std::int64_t count,
                             double tolerance, CheckCounts* counts)
{
    unsigned long long mismatches = 0;
    unsigned long long nonFinite = 0;
    double differenceSquares = 0.0;
    double expectedSquares = 0.0;
    for (std::int64_t i = threadIndex(); i < count; i += gridStep()) {
        const double value = Element<T>::toDouble(output[i]);
        const double difference = value - reference[i];
        mismatches += !(fabs(difference) <= tolerance);
        nonFinite += !isfinite(value);
        differenceSquares += difference * difference;
        expectedSquares += reference[i] * reference[i];
    }
    addUp(mismatches, &counts->mismatches);
    addUp(nonFinite, &counts->nonFinite);
    addUp(differenceSquares, &counts->differenceSquares);
    addUp(expectedSquares, &counts->expectedSquares);
}

template <class T>
__global__ void checkFma(const T* output, std::int64_t count, FmaExpectation expectation,
                         CheckCounts* counts)
{
    unsigned long long mismatches = 0;
    unsigned long long nonFinite = 0;
    double outputSum = 0.0;
    double expectedSum = 0.0;
    double magnitudeSum = 0.0;
    for (std::int64_t i = threadIndex(); i < count; i += gridStep()) {
        const double x = inputValue<double>(InputStream::First, i, Element<T>::significandBits);
        const double expected = fma(expectation.scale, x, expectation.offset);
        const double value = Element<T>::toDouble(output[i]);
        const double magnitude = expectation.scale * fabs(x) + expectation.slack;
        mismatches += !(fabs(value - expected) <= expectation.relativeBound * magnitude);
        nonFinite += !isfinite(value);
        outputSum += value;
        expectedSum += expected;
        magnitudeSum += magnitude;
    }
    addUp(mismatches, &counts->mismatches);
    addUp(nonFinite, &counts->nonFinite);
    addUp(outputSum, &counts->outputSum);
    addUp(expectedSum, &counts->expectedSum);
    addUp(magnitudeSum, &counts->magnitudeSum);
}

} // namespace

hipError_t launchFill(Precision precision, InputStream which, void* values, std::int64_t count,
                      hipStream_t stream)
{
    return withStoredType(precision, [&](auto* type) {
        using T = std::remove_pointer_t<decltype(type)>;
        fill<T><<<checkGrid(count), checkBlock, 0, stream>>>(which, static_cast<T*>(values), count);
        return hipGetLastError();
    });
}

hipError_t launchCheckElements(ExpectedElement expected, Precision precision, const void* output,
                               std::int64_t count, CheckCounts* counts, hipStream_t stream)
{
    return withArithmeticType(precision, [&](auto* type) {
        using T = std::remove_pointer_t<decltype(type)>;
        checkElements<T><<<checkGrid(count), checkBlock, 0, stream>>>(
            expected, static_cast<const T*>(output), count, counts);
        return hipGetLastError();
    });
}

hipError_t launchCheckProduct(Precision precision, const void* output, const double* reference,
                              std::int64_t count, double tolerance, CheckCounts* counts,
                              hipStream_t stream)
{
    return withStoredType(precision, [&](auto* type) {
        using T = std::remove_pointer_t<decltype(type)>;
        checkProduct<T><<<checkGrid(count), checkBlock, 0, stream>>>(
            static_cast<const T*>(output), reference, count, tolerance, counts);
        return hipGetLastError();
    });
}

hipError_t launchCheckFma(Precision precision, const void* output, std::int64_t count,
                          const FmaExpectation& expectation, CheckCounts* counts,
                          hipStream_t stream)
{
    if (precision == Precision::Fp32) {
        checkFma<float><<<checkGrid(count), checkBlock, 0, stream>>>(
            static_cast<const float*>(output), count, expectation, counts);
    } else if (precision == Precision::Fp64) {
        checkFma<double><<<checkGrid(count), checkBlock, 0, stream>>>(
            static_cast<const double*>(output), count, expectation, counts);
    } else {
        return hipErrorInvalidValue;
    }
    return hipGetLastError();
}

} // namespace rooflab::bench::gpu
