// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For device code alone.

#include "core/precision.h"
#include "kernels/gpu/gpu_runtime.h"
#include "kernels/inputs.h"

#if defined(ROOFLAB_GPU_CUDA)
#include <cuda_fp16.h>
#else
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#endif

#include <cstdint>

namespace rooflab::bench::gpu {

using Fp16 = __half;

/// bfloat16 as the upper half of a float; only ever converted, never computed with.
struct Bf16 {
    std::uint16_t bits;
};

/// What each element type needs beside its arithmetic. `fromInput` is exact: an input has no more
/// bits than the format.
template <class T> struct Element;

template <> struct Element<float> {
    using Bits = std::uint32_t;
    static constexpr int significandBits = significandBitsFp32;
    static __device__ float fromInput(double value) { return static_cast<float>(value); }
    static __device__ double toDouble(float value) { return static_cast<double>(value); }
    /// The correctly rounded sum, by other means than the kernels use where there are any.
    static __device__ float sumOf(double a, double b) { return static_cast<float>(a + b); }
};

template <> struct Element<double> {
    using Bits = std::uint64_t;
    static constexpr int significandBits = significandBitsFp64;
    static __device__ double fromInput(double value) { return value; }
    static __device__ double toDouble(double value) { return value; }
    static __device__ double sumOf(double a, double b) { return a + b; }
};

template <> struct Element<Fp16> {
    using Bits = std::uint16_t;
    static constexpr int significandBits = significandBitsFp16;
    static __device__ Fp16 fromInput(double value)
    {
        return __float2half(static_cast<float>(value));
    }
    static __device__ double toDouble(Fp16 value)
    {
        return static_cast<double>(__half2float(value));
    }
    static __device__ Fp16 sumOf(double a, double b)
    {
        return __float2half(static_cast<float>(a + b));
    }
};

template <> struct Element<Bf16> {
    using Bits = std::uint16_t;
    static constexpr int significandBits = significandBitsBf16;
    static __device__ Bf16 fromInput(double value)
    {
        const auto bits = __float_as_uint(static_cast<float>(value));
        return {static_cast<std::uint16_t>(bits >> 16)};
    }
    static __device__ double toDouble(Bf16 value)
    {
        return static_cast<double>(__uint_as_float(static_cast<std::uint32_t>(value.bits) << 16));
    }
};

template <class T> __device__ inline T inputElement(InputStream stream, std::int64_t index)
{
    return Element<T>::fromInput(inputValue<double>(stream, index, Element<T>::significandBits));
}

__device__ inline float add(float a, float b)
{
    return a + b;
}
__device__ inline double add(double a, double b)
{
    return a + b;
}
__device__ inline Fp16 add(Fp16 a, Fp16 b)
{
    return __hadd(a, b);
}

template <class T> __device__ inline bool isFinite(T value)
{
    return isfinite(Element<T>::toDouble(value));
}

/// The bits of an element, which tell -0 from +0 and one NaN from another.
template <class T> __device__ inline typename Element<T>::Bits bitsOf(T value)
{
    typename Element<T>::Bits bits;
    static_assert(sizeof(bits) == sizeof(value));
    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

// 16 bytes moved by one instruction, and stores that are not kept in the caches.
#if defined(ROOFLAB_GPU_CUDA)
using Bytes16 = uint4;
template <class T> __device__ inline T loadOnce(const T* address)
{
    return __ldcs(address);
}
template <class T> __device__ inline void storeStreaming(T* address, T value)
{
    __stcs(address, value);
}
#else
using Bytes16 = unsigned int __attribute__((ext_vector_type(4)));
template <class T> __device__ inline T loadOnce(const T* address)
{
    return __builtin_nontemporal_load(address);
}
template <class T> __device__ inline void storeStreaming(T* address, T value)
{
    __builtin_nontemporal_store(value, address);
}
/// The builtin takes plain types only.
template <> __device__ inline void storeStreaming(Fp16* address, Fp16 value)
{
    __builtin_nontemporal_store(bitsOf(value), reinterpret_cast<std::uint16_t*>(address));
}
#endif

/// 16 bytes of elements.
template <class T> struct Pack {
    static constexpr int count = static_cast<int>(sizeof(Bytes16) / sizeof(T));
    Bytes16 raw;

    __device__ T get(int index) const
    {
        T value;
        memcpy(&value,
               reinterpret_cast<const char*>(&raw) + static_cast<std::size_t>(index) * sizeof(T),
               sizeof(T));
        return value;
    }
    __device__ void set(int index, T value)
    {
        memcpy(reinterpret_cast<char*>(&raw) + static_cast<std::size_t>(index) * sizeof(T), &value,
               sizeof(T));
    }
};

/// Calls `use` with a null pointer of the element type of a precision; other precisions are
/// hipErrorInvalidValue. `use` returns a hipError_t.
template <class Use> hipError_t withArithmeticType(Precision precision, Use use)
{
    switch (precision) {
    case Precision::Fp64:
        return use(static_cast<double*>(nullptr));
    case Precision::Fp32:
        return use(static_cast<float*>(nullptr));
    case Precision::Fp16:
        return use(static_cast<Fp16*>(nullptr));
    case Precision::Tf32:
    case Precision::Bf16:
        break;
    }
    return hipErrorInvalidValue;
}

/// The same for all formats in which elements are stored; tf32 is stored as float.
template <class Use> hipError_t withStoredType(Precision precision, Use use)
{
    switch (precision) {
    case Precision::Tf32:
        return use(static_cast<float*>(nullptr));
    case Precision::Bf16:
        return use(static_cast<Bf16*>(nullptr));
    case Precision::Fp64:
    case Precision::Fp32:
    case Precision::Fp16:
        break;
    }
    return withArithmeticType(precision, use);
}

} // namespace rooflab::bench::gpu
