// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/launchers.h"

namespace rooflab::bench::test {

/// What this machine runs with, on so many threads.
inline cpu::CpuSetup setupWith(std::int64_t threads)
{
    cpu::CpuSetup setup;
    setup.isa = cpu::bestIsa();
    setup.threads = threads;
    setup.blas = cpu::Blas::load(threads);
    return setup;
}

} // namespace rooflab::bench::test
