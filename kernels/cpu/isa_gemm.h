// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/isa_kernels.h"
#include "kernels/cpu/isa_vectors.h"

// The tiled matrix product. Only for isa_kernels.cpp, see there.
namespace rooflab::bench::cpu::ROOFLAB_ISA {
namespace {

// A tile of C stays in registers: 24 of 32 vectors with AVX-512 and on 64-bit ARM, 12 of 16 else.
#if defined(__AVX512F__) || defined(__aarch64__)
constexpr std::int64_t tileRows = 12;
#else
constexpr std::int64_t tileRows = 6;
#endif
constexpr std::int64_t tileVectors = 2;
template <class T> constexpr std::int64_t tileColumns = tileVectors* lanesOf<T>;

template <class T>
void packRows(const T* source, std::int64_t stride, std::int64_t rows, std::int64_t depth,
              T* packed)
{
    for (std::int64_t top = 0; top < rows; top += tileRows) {
        const std::int64_t height = rows - top < tileRows ? rows - top : tileRows;
        for (std::int64_t row = 0; row < tileRows; ++row) {
            for (std::int64_t k = 0; k < depth; ++k) {
                packed[k * tileRows + row] = row < height ? source[(top + row) * stride + k] : T(0);
            }
        }
        packed += tileRows * depth;
    }
}

template <class T>
void packColumns(const T* source, std::int64_t stride, std::int64_t depth, std::int64_t columns,
                 T* packed)
{
    for (std::int64_t left = 0; left < columns; left += tileColumns<T>) {
        const std::int64_t width
            = columns - left < tileColumns<T> ? columns - left : tileColumns<T>;
        for (std::int64_t k = 0; k < depth; ++k) {
            const T* const from = source + k * stride + left;
            for (std::int64_t column = 0; column < tileColumns<T>; ++column) {
                packed[column] = column < width ? from[column] : T(0);
            }
            packed += tileColumns<T>;
        }
    }
}

template <class T> struct TileSums {
    Vector<T> row[tileRows][tileVectors];
};

template <class T>
inline TileSums<T> multiplyTile(const T* rows, const T* columns, std::int64_t depth)
{
    TileSums<T> sums{};
    for (std::int64_t k = 0; k < depth; ++k) {
        const Vector<T> left = load(columns);
        const Vector<T> right = load(columns + lanesOf<T>);
#pragma GCC unroll 12
        for (std::int64_t row = 0; row < tileRows; ++row) {
            const Vector<T> factor = allLanes(rows[row]);
            sums.row[row][0] = multiplyAdd(factor, left, sums.row[row][0]);
            sums.row[row][1] = multiplyAdd(factor, right, sums.row[row][1]);
        }
        rows += tileRows;
        columns += tileColumns<T>;
    }
    return sums;
}

template <class T>
inline void storeTile(const TileSums<T>& sums, T* c, std::int64_t stride, bool accumulate)
{
#pragma GCC unroll 12
    for (std::int64_t row = 0; row < tileRows; ++row) {
#pragma GCC unroll 2
        for (std::int64_t vector = 0; vector < tileVectors; ++vector) {
            T* const place = c + row * stride + vector * lanesOf<T>;
            store(place, accumulate ? load(place) + sums.row[row][vector] : sums.row[row][vector]);
        }
    }
}

template <class T>
void multiplyPacked(const T* packedRows, const T* packedColumns, std::int64_t rows,
                    std::int64_t columns, std::int64_t depth, T* c, std::int64_t stride,
                    bool accumulate)
{
    for (std::int64_t left = 0; left < columns; left += tileColumns<T>) {
        const T* const columnSliver = packedColumns + left * depth;
        const std::int64_t width
            = columns - left < tileColumns<T> ? columns - left : tileColumns<T>;
        for (std::int64_t top = 0; top < rows; top += tileRows) {
            const std::int64_t height = rows - top < tileRows ? rows - top : tileRows;
            const auto sums = multiplyTile(packedRows + top * depth, columnSliver, depth);
            T* const corner = c + top * stride + left;
            if (height == tileRows && width == tileColumns<T>) {
                storeTile(sums, corner, stride, accumulate);
                continue;
            }
            T edge[tileRows * tileColumns<T>];
            storeTile(sums, edge, tileColumns<T>, false);
            for (std::int64_t row = 0; row < height; ++row) {
                for (std::int64_t column = 0; column < width; ++column) {
                    const T value = edge[row * tileColumns<T> + column];
                    T& place = corner[row * stride + column];
                    place = accumulate ? place + value : value;
                }
            }
        }
    }
}

} // namespace
} // namespace rooflab::bench::cpu::ROOFLAB_ISA
