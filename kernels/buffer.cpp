// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/buffer.h"

#include "core/format.h"

#include <cmath>
#include <cstdlib>
#include <sys/mman.h>

namespace rooflab::bench {

namespace {

constexpr std::size_t largePage = std::size_t(2) * 1024 * 1024;
constexpr std::size_t cacheLine = 64;
constexpr double addressSpace = 0x1p47; ///< bytes; beyond it no allocation can succeed

} // namespace

HostBuffer::~HostBuffer()
{
    std::free(m_data);
}

Result<HostBuffer> HostBuffer::allocate(Bytes size)
{
    const auto refused = [&] {
        return fail(ErrorCode::Device, "could not allocate " + formatBytes(size) + " of memory");
    };
    if (!(size.value() < addressSpace)) {
        return refused();
    }
    const auto wanted = static_cast<std::size_t>(size.value());
    const std::size_t alignment = wanted >= largePage ? largePage : cacheLine;
    const std::size_t byteCount = (wanted / alignment + 1) * alignment;
    HostBuffer buffer;
    buffer.m_data = static_cast<std::byte*>(std::aligned_alloc(alignment, byteCount));
    if (buffer.m_data == nullptr) {
        return refused();
    }
    buffer.m_byteCount = wanted;
#if defined(MADV_HUGEPAGE)
    if (alignment == largePage) {
        // Only a hint: without large pages the run is slower, not wrong.
        static_cast<void>(madvise(buffer.m_data, byteCount, MADV_HUGEPAGE));
    }
#endif
    return buffer;
}

} // namespace rooflab::bench
