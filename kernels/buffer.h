// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/units.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace rooflab::bench {

/// Owns host memory aligned to a page table's large page where that pays off. Move-only. The memory
/// is untouched when allocated, so that the thread that first writes a page gets it nearby.
class HostBuffer {
public:
    HostBuffer() = default;
    HostBuffer(HostBuffer&& other) noexcept
        : m_data(std::exchange(other.m_data, nullptr)),
          m_byteCount(std::exchange(other.m_byteCount, 0))
    {
    }
    HostBuffer& operator=(HostBuffer&& other) noexcept
    {
        std::swap(m_data, other.m_data);
        std::swap(m_byteCount, other.m_byteCount);
        return *this;
    }
    HostBuffer(const HostBuffer&) = delete;
    HostBuffer& operator=(const HostBuffer&) = delete;
    ~HostBuffer();

    /// Fails with ErrorCode::Device and the bytes asked for.
    [[nodiscard]] static Result<HostBuffer> allocate(Bytes size);

    template <class T> [[nodiscard]] T* as() const { return reinterpret_cast<T*>(m_data); }
    [[nodiscard]] std::size_t byteCount() const { return m_byteCount; }

private:
    std::byte* m_data = nullptr;
    std::size_t m_byteCount = 0;
};

} // namespace rooflab::bench
