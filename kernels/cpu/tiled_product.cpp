// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/tiled_product.h"

#include <algorithm>
#include <omp.h>

namespace rooflab::bench::cpu {

namespace {

// A sliver of B (depth × a tile's columns) stays in the first-level cache and a band of A in the
// second; the band of B is read from wherever it fits.
constexpr std::int64_t depthOfBand = 256;
constexpr std::int64_t widthOfBand = 4096;
constexpr std::int64_t bytesOfRowBand = 128 * 1024;

constexpr std::int64_t roundUp(std::int64_t count, std::int64_t unit)
{
    return (count + unit - 1) / unit * unit;
}

constexpr std::int64_t partsOf(std::int64_t count, std::int64_t part)
{
    return (count + part - 1) / part;
}

} // namespace

template <class T>
typename TiledProduct<T>::Cut TiledProduct<T>::cutFor(std::int64_t n, int threads,
                                                      const GemmKernels<T>& kernels)
{
    Cut cut{};
    cut.depth = std::min(depthOfBand, n);
    cut.width = std::min(widthOfBand, roundUp(n, kernels.tileColumns));
    const std::int64_t largest
        = bytesOfRowBand / (depthOfBand * static_cast<std::int64_t>(sizeof(T)));
    // The same number of bands for each thread, none higher than the cache takes.
    const std::int64_t bands = threads * partsOf(n, threads * largest);
    cut.height = roundUp(partsOf(n, bands), kernels.tileRows);
    return cut;
}

template <class T>
Bytes TiledProduct<T>::packedBytes(std::int64_t n, int threads, const GemmKernels<T>& kernels)
{
    const Cut cut = cutFor(n, threads, kernels);
    return Bytes(static_cast<double>(cut.depth * (cut.width + threads * cut.height)) * sizeof(T));
}

template <class T>
Result<TiledProduct<T>> TiledProduct<T>::make(std::int64_t n, int threads,
                                              const GemmKernels<T>& kernels)
{
    TiledProduct product;
    product.m_kernels = kernels;
    product.m_cut = cutFor(n, threads, kernels);
    product.m_n = n;
    product.m_threads = threads;
    const auto bytesOf = [&](std::int64_t lines) {
        return Bytes(static_cast<double>(product.m_cut.depth * lines) * sizeof(T));
    };
    auto columns = HostBuffer::allocate(bytesOf(product.m_cut.width));
    auto rows = HostBuffer::allocate(bytesOf(threads * product.m_cut.height));
    for (const auto* buffer : {&columns, &rows}) {
        if (!*buffer) {
            return fail(buffer->error());
        }
    }
    product.m_packedColumns = std::move(*columns);
    product.m_packedRows = std::move(*rows);
    return product;
}

template <class T> void TiledProduct<T>::multiply(const T* a, const T* b, T* c) const
{
#pragma omp parallel num_threads(m_threads)
    for (std::int64_t left = 0; left < m_n; left += m_cut.width) {
        for (std::int64_t top = 0; top < m_n; top += m_cut.depth) {
            multiplyBand(a, b, c, left, top);
        }
    }
}

/// C's columns from `left` on += A's columns from `top` on · B's rows from `top` on. Called by
/// every thread of the team.
template <class T>
void TiledProduct<T>::multiplyBand(const T* a, const T* b, T* c, std::int64_t left,
                                   std::int64_t top) const
{
    const std::int64_t depth = std::min(m_cut.depth, m_n - top);
    const std::int64_t width = std::min(m_cut.width, m_n - left);
    const std::int64_t slivers = partsOf(width, m_kernels.tileColumns);
    T* const packedColumns = m_packedColumns.as<T>();
    T* const packedRows = m_packedRows.as<T>() + omp_get_thread_num() * m_cut.depth * m_cut.height;
#pragma omp for schedule(static)
    for (std::int64_t sliver = 0; sliver < slivers; ++sliver) {
        const std::int64_t column = sliver * m_kernels.tileColumns;
        m_kernels.packColumns(b + top * m_n + left + column, m_n, depth,
                              std::min(m_kernels.tileColumns, width - column),
                              packedColumns + column * depth);
    }
#pragma omp for schedule(dynamic)
    for (std::int64_t row = 0; row < m_n; row += m_cut.height) {
        const std::int64_t rows = std::min(m_cut.height, m_n - row);
        m_kernels.packRows(a + row * m_n + top, m_n, rows, depth, packedRows);
        m_kernels.multiply(packedRows, packedColumns, rows, width, depth, c + row * m_n + left, m_n,
                           top > 0);
    }
}

template class TiledProduct<float>;
template class TiledProduct<double>;

} // namespace rooflab::bench::cpu
