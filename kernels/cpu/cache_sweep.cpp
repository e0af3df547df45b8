// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cache_sweep.h"

#include "core/format.h"
#include "kernels/cpu/thread_share.h"

#include <algorithm>
#include <cstring>
#include <omp.h>

namespace rooflab::bench::cpu {

namespace {

constexpr Bytes sweepOfUnknownCaches(256 * mebibyte);
constexpr double cachesPerSweep = 2.0;
constexpr std::int64_t lineBytes = 64;

} // namespace

SweepSize sweepSizeFor(const CacheReport& caches)
{
    const std::string start = "a flush of the caches reads ";
    const auto lastLevel = caches.lastLevel();
    if (!lastLevel) {
        return {sweepOfUnknownCaches,
                start + formatBytes(sweepOfUnknownCaches)
                    + ": the size of the last-level cache is not known"};
    }
    const auto count = static_cast<double>(caches.levels.back().count.value_or(1));
    const Bytes size(cachesPerSweep * count * lastLevel->value());
    return {size, start + formatBytes(size) + ", twice the last-level caches"};
}

Result<CacheSweep> CacheSweep::make(Bytes size, int threads)
{
    auto buffer = HostBuffer::allocate(size);
    if (!buffer) {
        return fail(ErrorCode::Device,
                    "no memory to flush the caches with: " + buffer.error().message);
    }
    CacheSweep sweep;
    sweep.m_buffer = std::move(*buffer);
    sweep.m_threads = threads;
    auto* const bytes = sweep.m_buffer.as<std::byte>();
    const auto lines = static_cast<std::int64_t>(sweep.m_buffer.byteCount()) / lineBytes;
    // Memory that was never written is one page of zeros, which fills no cache.
#pragma omp parallel num_threads(threads)
    {
        const auto share = shareOf(lines, omp_get_thread_num(), omp_get_num_threads());
        std::memset(bytes + share.first * lineBytes, 1,
                    static_cast<std::size_t>((share.last - share.first) * lineBytes));
    }
    return sweep;
}

void CacheSweep::evict() const
{
    const auto* const bytes = m_buffer.as<const volatile std::byte>();
    const auto lines = static_cast<std::int64_t>(m_buffer.byteCount()) / lineBytes;
#pragma omp parallel num_threads(m_threads)
    {
        const auto share = shareOf(lines, omp_get_thread_num(), omp_get_num_threads());
        for (std::int64_t line = share.first; line < share.last; ++line) {
            static_cast<void>(bytes[line * lineBytes]);
        }
    }
}

} // namespace rooflab::bench::cpu
