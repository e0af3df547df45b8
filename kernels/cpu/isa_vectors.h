// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

// The vectors of one instruction set. Only for isa_kernels.cpp, see there.
namespace rooflab::bench::cpu::ROOFLAB_ISA {
namespace {

#if defined(__AVX512F__)
constexpr std::int64_t vectorBytes = 64;
#elif defined(__AVX2__)
constexpr std::int64_t vectorBytes = 32;
#else
constexpr std::int64_t vectorBytes = 16;
#endif

template <class T> struct VectorOf;
template <> struct VectorOf<float> {
    using Aligned [[gnu::vector_size(vectorBytes), gnu::may_alias]] = float;
    using Unaligned [[gnu::vector_size(vectorBytes), gnu::may_alias, gnu::aligned(4)]] = float;
};
template <> struct VectorOf<double> {
    using Aligned [[gnu::vector_size(vectorBytes), gnu::may_alias]] = double;
    using Unaligned [[gnu::vector_size(vectorBytes), gnu::may_alias, gnu::aligned(8)]] = double;
};

template <class T> using Vector = typename VectorOf<T>::Aligned;
/// Elements of a vector.
template <class T>
constexpr std::int64_t lanesOf = vectorBytes / static_cast<std::int64_t>(sizeof(T));

template <class T> inline Vector<T> load(const T* address)
{
    return *reinterpret_cast<const typename VectorOf<T>::Unaligned*>(address);
}

template <class T> inline void store(T* address, Vector<T> value)
{
    *reinterpret_cast<typename VectorOf<T>::Unaligned*>(address) = value;
}

#if defined(__SSE2__)
constexpr bool hasStreamingStores = true;

/// `address` must be aligned to vectorBytes.
template <class T> inline void storeStreaming(T* address, Vector<T> value)
{
#if defined(__AVX512F__)
    _mm512_stream_si512(reinterpret_cast<__m512i*>(address), reinterpret_cast<__m512i>(value));
#elif defined(__AVX2__)
    _mm256_stream_si256(reinterpret_cast<__m256i*>(address), reinterpret_cast<__m256i>(value));
#else
    _mm_stream_si128(reinterpret_cast<__m128i*>(address), reinterpret_cast<__m128i>(value));
#endif
}

inline void finishStreaming()
{
    _mm_sfence();
}
#else
constexpr bool hasStreamingStores = false;
template <class T> inline void storeStreaming(T* address, Vector<T> value)
{
    store(address, value);
}
inline void finishStreaming() { }
#endif

/// The same value in every lane, and x·factor + addend: rounded once where the instruction set has
/// a fused multiply-add, and after each of the two operations where it has none.
#if defined(__AVX512F__)
constexpr bool fusesMultiplyAdd = true;
inline Vector<float> allLanes(float value)
{
    return _mm512_set1_ps(value);
}
inline Vector<double> allLanes(double value)
{
    return _mm512_set1_pd(value);
}
inline Vector<float> multiplyAdd(Vector<float> x, Vector<float> factor, Vector<float> addend)
{
    return _mm512_fmadd_ps(x, factor, addend);
}
inline Vector<double> multiplyAdd(Vector<double> x, Vector<double> factor, Vector<double> addend)
{
    return _mm512_fmadd_pd(x, factor, addend);
}
#elif defined(__AVX2__) && defined(__FMA__)
constexpr bool fusesMultiplyAdd = true;
inline Vector<float> allLanes(float value)
{
    return _mm256_set1_ps(value);
}
inline Vector<double> allLanes(double value)
{
    return _mm256_set1_pd(value);
}
inline Vector<float> multiplyAdd(Vector<float> x, Vector<float> factor, Vector<float> addend)
{
    return _mm256_fmadd_ps(x, factor, addend);
}
inline Vector<double> multiplyAdd(Vector<double> x, Vector<double> factor, Vector<double> addend)
{
    return _mm256_fmadd_pd(x, factor, addend);
}
#elif defined(__aarch64__)
constexpr bool fusesMultiplyAdd = true;
inline Vector<float> allLanes(float value)
{
    return vdupq_n_f32(value);
}
inline Vector<double> allLanes(double value)
{
    return vdupq_n_f64(value);
}
inline Vector<float> multiplyAdd(Vector<float> x, Vector<float> factor, Vector<float> addend)
{
    return vfmaq_f32(addend, x, factor);
}
inline Vector<double> multiplyAdd(Vector<double> x, Vector<double> factor, Vector<double> addend)
{
    return vfmaq_f64(addend, x, factor);
}
#else
constexpr bool fusesMultiplyAdd = false;
#if defined(__SSE2__)
inline Vector<float> allLanes(float value)
{
    return _mm_set1_ps(value);
}
inline Vector<double> allLanes(double value)
{
    return _mm_set1_pd(value);
}
#else
template <class T> inline Vector<T> allLanes(T value)
{
    Vector<T> vector{};
    for (std::int64_t lane = 0; lane < lanesOf<T>; ++lane) {
        vector[lane] = value;
    }
    return vector;
}
#endif
// -ffp-contract=off keeps these two operations.
template <class V> inline V multiplyAdd(V x, V factor, V addend)
{
    return x * factor + addend;
}
#endif

} // namespace
} // namespace rooflab::bench::cpu::ROOFLAB_ISA
