// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/buffer.h"
#include "kernels/cpu/caches.h"

#include <string>

namespace rooflab::bench::cpu {

/// How much is read to evict the caches, and the sentence for the record that says why so much.
struct SweepSize {
    Bytes bytes;
    std::string reason;
};

/// Twice the last-level caches of the whole machine, or 256 MiB where their size is not known.
[[nodiscard]] SweepSize sweepSizeFor(const CacheReport& caches);

/// Memory that is read from end to end so that nothing else stays in the caches. What was
/// modified there is written back by that.
class CacheSweep {
public:
    [[nodiscard]] static Result<CacheSweep> make(Bytes size, int threads);

    /// Each of the threads reads its share, as the kernels' threads do.
    void evict() const;

private:
    HostBuffer m_buffer;
    int m_threads = 1;
};

} // namespace rooflab::bench::cpu
