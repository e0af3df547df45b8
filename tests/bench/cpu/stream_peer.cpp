// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/cpu/stream_peer.h"

#include "kernels/buffer.h"
#include "tests/bench/cpu/steady_launches.h"
#include "tests/bench/cpu/stream_loops.h"

#include <memory>

namespace rooflab::peers {

namespace {

struct StreamArrays {
    bench::HostBuffer a;
    bench::HostBuffer b;
    bench::HostBuffer c;
};

Result<std::shared_ptr<StreamArrays>> makeArrays(std::int64_t count, int threads)
{
    auto arrays = std::make_shared<StreamArrays>();
    for (auto* const array : {&arrays->a, &arrays->b, &arrays->c}) {
        auto buffer
            = bench::HostBuffer::allocate(Bytes(static_cast<double>(count) * sizeof(float)));
        if (!buffer) {
            return fail(buffer.error());
        }
        *array = std::move(*buffer);
    }
    float* const a = arrays->a.as<float>();
    float* const b = arrays->b.as<float>();
    float* const c = arrays->c.as<float>();
#pragma omp parallel for schedule(static) num_threads(threads)
    for (std::int64_t i = 0; i < count; ++i) {
        a[i] = 1.0F;
        b[i] = 2.0F;
        c[i] = 0.0F;
    }
    return arrays;
}

/// Those compiled for the instruction set that the engine's kernels run with.
const StreamLoops& streamLoops(bench::cpu::Isa isa)
{
#if defined(__x86_64__)
    switch (isa) {
    case bench::cpu::Isa::Avx512:
        return isa_avx512::streamLoops;
    case bench::cpu::Isa::Avx2:
        return isa_avx2::streamLoops;
    case bench::cpu::Isa::Baseline:
        break;
    }
#else
    static_cast<void>(isa);
#endif
    return isa_baseline::streamLoops;
}

} // namespace

Result<TimeLaunches> makeStreamPeer(StreamLoop loop, bench::cpu::Isa isa, std::int64_t count,
                                    int threads)
{
    const auto made = makeArrays(count, threads);
    if (!made) {
        return fail(made.error());
    }
    return steadyLaunches([=, arrays = *made, loops = streamLoops(isa)] {
        const float* const a = arrays->a.as<float>();
        const float* const b = arrays->b.as<float>();
        float* const c = arrays->c.as<float>();
        if (loop == StreamLoop::Add) {
            loops.add(a, b, c, count, threads);
        } else {
            loops.copy(a, c, count, threads);
        }
    });
}

} // namespace rooflab::peers
