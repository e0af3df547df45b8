// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device/element_types.h"
#include "kernels/gpu/device/grid.h"

namespace rooflab::bench::gpu {

namespace {

constexpr int tile = 64; ///< rows and columns of C that one block makes
constexpr int depth = 16; ///< of A's columns and B's rows held at a time
constexpr int side = 16; ///< the block is side × side lanes
constexpr int share = tile / side; ///< each lane makes share × share elements

/// Loads A's tile × depth and B's depth × tile part, zeros outside the matrices.
template <class T>
__device__ void loadTiles(const T* a, const T* b, std::int64_t n, std::int64_t row,
                          std::int64_t column, std::int64_t k, T (&left)[depth][tile + 1],
                          T (&right)[depth][tile])
{
    const int lane = static_cast<int>(threadIdx.y) * side + static_cast<int>(threadIdx.x);
    for (int item = lane; item < tile * depth; item += side * side) {
        const int i = item / depth;
        const int j = item % depth;
        const bool inside = row + i < n && k + j < n;
        left[j][i] = inside ? a[(row + i) * n + k + j] : T(0);
    }
    for (int item = lane; item < depth * tile; item += side * side) {
        const int i = item / tile;
        const int j = item % tile;
        const bool inside = k + i < n && column + j < n;
        right[i][j] = inside ? b[(k + i) * n + column + j] : T(0);
    }
}

template <class T> __global__ void multiplyTiles(const T* a, const T* b, T* c, std::int64_t n)
{
    __shared__ T left[depth][tile + 1];
    __shared__ T right[depth][tile];
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * tile;
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * tile;
    const int laneRow = static_cast<int>(threadIdx.y);
    const int laneColumn = static_cast<int>(threadIdx.x);
    T sums[share][share] = {};
    for (std::int64_t k = 0; k < n; k += depth) {
        loadTiles(a, b, n, row, column, k, left, right);
        __syncthreads();
#pragma unroll
        for (int d = 0; d < depth; ++d) {
#pragma unroll
            for (int i = 0; i < share; ++i) {
#pragma unroll
                for (int j = 0; j < share; ++j) {
                    sums[i][j] += left[d][laneRow + i * side] * right[d][laneColumn + j * side];
                }
            }
        }
        __syncthreads();
    }
    for (int i = 0; i < share; ++i) {
        for (int j = 0; j < share; ++j) {
            const std::int64_t toRow = row + laneRow + i * side;
            const std::int64_t toColumn = column + laneColumn + j * side;
            if (toRow < n && toColumn < n) {
                c[toRow * n + toColumn] = sums[i][j];
            }
        }
    }
}

template <class T>
__global__ void multiplyPlainly(const T* a, const T* b, double* c, std::int64_t n)
{
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * blockDim.y + threadIdx.y;
    if (row >= n || column >= n) {
        return;
    }
    double sum = 0.0;
    for (std::int64_t k = 0; k < n; ++k) {
        sum += Element<T>::toDouble(a[row * n + k]) * Element<T>::toDouble(b[k * n + column]);
    }
    c[row * n + column] = sum;
}

dim3 squareGrid(std::int64_t n, int width, int height)
{
    return dim3(static_cast<unsigned>(blocksFor(n, width)),
                static_cast<unsigned>(blocksFor(n, height)));
}

} // namespace

hipError_t launchTiledProduct(Precision precision, std::int64_t n, const void* a, const void* b,
                              void* c, hipStream_t stream)
{
    const dim3 grid = squareGrid(n, tile, tile);
    const dim3 block(side, side);
    if (precision == Precision::Fp32) {
        multiplyTiles<float><<<grid, block, 0, stream>>>(
            static_cast<const float*>(a), static_cast<const float*>(b), static_cast<float*>(c), n);
    } else if (precision == Precision::Fp64) {
        multiplyTiles<double><<<grid, block, 0, stream>>>(static_cast<const double*>(a),
                                                          static_cast<const double*>(b),
                                                          static_cast<double*>(c), n);
    } else {
        return hipErrorInvalidValue;
    }
    return hipGetLastError();
}

hipError_t launchReferenceProduct(Precision precision, std::int64_t n, const void* a, const void* b,
                                  double* c, hipStream_t stream)
{
    constexpr int width = 32;
    constexpr int height = 8;
    const dim3 grid = squareGrid(n, width, height);
    return withStoredType(precision, [&](auto* type) {
        using T = std::remove_pointer_t<decltype(type)>;
        multiplyPlainly<T><<<grid, dim3(width, height), 0, stream>>>(
            static_cast<const T*>(a), static_cast<const T*>(b), c, n);
        return hipGetLastError();
    });
}

} // namespace rooflab::bench::gpu
