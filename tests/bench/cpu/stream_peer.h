// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/isa.h"
#include "tests/bench/contest.h"

namespace rooflab::peers {

enum class StreamLoop { Add, Copy };

/// A STREAM-style loop over arrays of its own: filled by the threads that use them, and in pages of
/// the same size as the engine's.
[[nodiscard]] Result<TimeLaunches> makeStreamPeer(StreamLoop loop, bench::cpu::Isa isa,
                                                  std::int64_t count, int threads);

} // namespace rooflab::peers
