// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device_arrays.h"

#include "kernels/gpu/gpu_call.h"

namespace rooflab::bench::gpu {

Result<DeviceBuffer> makeInput(InputStream which, Precision precision, std::int64_t count,
                               const GpuSetup& setup)
{
    auto buffer = DeviceBuffer::allocate(arraysOf(count, precision, 1.0));
    if (!buffer) {
        return buffer;
    }
    if (auto filled
        = ROOFLAB_GPU_CALL(launchFill, precision, which, buffer->data(), count, setup.stream);
        !filled) {
        return fail(filled.error());
    }
    return buffer;
}

Result<DeviceBuffer> makePoisoned(Bytes size, const GpuSetup& setup)
{
    auto buffer = DeviceBuffer::allocate(size);
    if (!buffer) {
        return buffer;
    }
    if (auto done = ROOFLAB_GPU_CALL(hipMemsetAsync, buffer->data(), poisonByte,
                                     buffer->byteCount(), setup.stream);
        !done) {
        return fail(done.error());
    }
    return buffer;
}

Result<DeviceCounts> DeviceCounts::make(const GpuSetup& setup)
{
    DeviceCounts counts;
    auto buffer = DeviceBuffer::allocate(Bytes(sizeof(CheckCounts)));
    if (!buffer) {
        return fail(buffer.error());
    }
    counts.m_buffer = std::move(*buffer);
    if (auto done = ROOFLAB_GPU_CALL(hipMemsetAsync, counts.m_buffer.data(), 0, sizeof(CheckCounts),
                                     setup.stream);
        !done) {
        return fail(done.error());
    }
    return counts;
}

CheckCounts* DeviceCounts::data() const
{
    return static_cast<CheckCounts*>(m_buffer.data());
}

Result<CheckCounts> DeviceCounts::read(const GpuSetup& setup) const
{
    if (auto done = ROOFLAB_GPU_CALL(hipStreamSynchronize, setup.stream); !done) {
        return fail(done.error());
    }
    CheckCounts counts{};
    if (auto done = ROOFLAB_GPU_CALL(hipMemcpy, &counts, m_buffer.data(), sizeof(counts),
                                     hipMemcpyDeviceToHost);
        !done) {
        return fail(done.error());
    }
    return counts;
}

Bytes arraysOf(std::int64_t count, Precision precision, double arrayCount)
{
    return Bytes(arrayCount * static_cast<double>(count) * elementSize(precision).value());
}

} // namespace rooflab::bench::gpu
