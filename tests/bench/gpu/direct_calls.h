// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/gpu_memory.h"
#include "tests/bench/paired_runs.h"

#include <functional>
#include <memory>
#include <vector>

namespace rooflab::peers {

/// Calls of the platform's libraries on a stream of their own, timed as the engine's launches are:
/// those of a turn are queued together, each between two events.
class DirectCalls {
public:
    [[nodiscard]] static Result<std::shared_ptr<DirectCalls>> make();
    DirectCalls(const DirectCalls&) = delete;
    DirectCalls& operator=(const DirectCalls&) = delete;
    ~DirectCalls();

    [[nodiscard]] hipStream_t stream() const { return m_stream; }
    /// Waits for everything queued.
    [[nodiscard]] Result<void> wait() const;
    /// `queue` queues one call on the stream.
    [[nodiscard]] Result<void> time(const std::function<Result<void>()>& queue,
                                    std::span<Seconds> times);

private:
    DirectCalls() = default;
    [[nodiscard]] Result<void> makeEvents(std::size_t count);

    hipStream_t m_stream = nullptr;
    std::vector<bench::gpu::Event> m_starts;
    std::vector<bench::gpu::Event> m_stops;
};

} // namespace rooflab::peers
