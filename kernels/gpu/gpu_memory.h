// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/units.h"
#include "kernels/gpu/gpu_runtime.h"

#include <cstddef>
#include <utility>

namespace rooflab::bench::gpu {

/// Owns memory of the current device. Move-only.
class DeviceBuffer {
public:
    DeviceBuffer() = default;
    DeviceBuffer(DeviceBuffer&& other) noexcept
        : m_data(std::exchange(other.m_data, nullptr)),
          m_byteCount(std::exchange(other.m_byteCount, 0))
    {
    }
    DeviceBuffer& operator=(DeviceBuffer&& other) noexcept
    {
        std::swap(m_data, other.m_data);
        std::swap(m_byteCount, other.m_byteCount);
        return *this;
    }
    DeviceBuffer(const DeviceBuffer&) = delete;
    DeviceBuffer& operator=(const DeviceBuffer&) = delete;
    ~DeviceBuffer();

    /// Fails with ErrorCode::Device, the runtime's text and the bytes asked for.
    [[nodiscard]] static Result<DeviceBuffer> allocate(Bytes size);

    [[nodiscard]] void* data() const { return m_data; }
    [[nodiscard]] std::size_t byteCount() const { return m_byteCount; }

private:
    void* m_data = nullptr;
    std::size_t m_byteCount = 0;
};

/// A moment on a stream.
class Event {
public:
    Event() = default;
    Event(Event&& other) noexcept : m_event(std::exchange(other.m_event, nullptr)) { }
    Event& operator=(Event&& other) noexcept
    {
        std::swap(m_event, other.m_event);
        return *this;
    }
    Event(const Event&) = delete;
    Event& operator=(const Event&) = delete;
    ~Event();

    [[nodiscard]] static Result<Event> create();
    [[nodiscard]] Result<void> record(hipStream_t stream) const;
    [[nodiscard]] Result<void> wait() const;
    /// From this event, which has happened, to a later one.
    [[nodiscard]] Result<Seconds> until(const Event& later) const;

private:
    hipEvent_t m_event = nullptr;
};

} // namespace rooflab::bench::gpu
