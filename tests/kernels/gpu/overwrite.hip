// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device/element_types.h"
#include "tests/kernels/gpu/overwrite.h"

namespace rooflab::bench::gpu::test {

namespace {

template <class T> __global__ void overwrite(T* output, std::int64_t index, double value)
{
    output[index] = Element<T>::fromInput(value);
}

} // namespace

hipError_t launchOverwrite(Precision precision, void* output, std::int64_t index, double value,
                           hipStream_t stream)
{
    return withStoredType(precision, [&](auto* type) {
        using T = std::remove_pointer_t<decltype(type)>;
        overwrite<T><<<1, 1, 0, stream>>>(static_cast<T*>(output), index, value);
        return hipGetLastError();
    });
}

} // namespace rooflab::bench::gpu::test
