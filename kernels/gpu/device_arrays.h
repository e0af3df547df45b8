// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "kernels/gpu/device/launches.h"
#include "kernels/gpu/gpu_memory.h"
#include "kernels/gpu/gpu_setup.h"

namespace rooflab::bench::gpu {

/// `count` elements of an input, filled from the generator.
[[nodiscard]] Result<DeviceBuffer> makeInput(InputStream which, Precision precision,
                                             std::int64_t count, const GpuSetup& setup);
/// Memory for an output with every byte poisoned.
[[nodiscard]] Result<DeviceBuffer> makePoisoned(Bytes size, const GpuSetup& setup);

/// Counters on the device, all zero.
class DeviceCounts {
public:
    [[nodiscard]] static Result<DeviceCounts> make(const GpuSetup& setup);
    [[nodiscard]] CheckCounts* data() const;
    /// Waits for the stream and reads them.
    [[nodiscard]] Result<CheckCounts> read(const GpuSetup& setup) const;

private:
    DeviceBuffer m_buffer;
};

/// Bytes of `arrayCount` arrays.
[[nodiscard]] Bytes arraysOf(std::int64_t count, Precision precision, double arrayCount);

} // namespace rooflab::bench::gpu
