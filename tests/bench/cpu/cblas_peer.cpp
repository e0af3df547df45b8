// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/cpu/cblas_peer.h"

#include "kernels/buffer.h"
#include "kernels/inputs.h"
#include "tests/bench/cpu/steady_launches.h"

#include <array>
#include <dlfcn.h>
#include <memory>

namespace rooflab::peers {

namespace {

using Sgemm
    = void (*)(int order, int transA, int transB, int m, int n, int k, float alpha, const float* a,
               int lda, const float* b, int ldb, float beta, float* c, int ldc);

// The values of CBLAS's enumerations, fixed by the reference implementation.
constexpr int rowMajor = 101;
constexpr int notTransposed = 111;

Sgemm findSgemm()
{
    for (const char* name : {"libopenblas.so.0", "libopenblas.so", "libopenblas64.so.0"}) {
        if (void* const library = dlopen(name, RTLD_NOW | RTLD_NOLOAD)) {
            return reinterpret_cast<Sgemm>(dlsym(library, "cblas_sgemm"));
        }
    }
    return nullptr;
}

struct Matrices {
    bench::HostBuffer a;
    bench::HostBuffer b;
    bench::HostBuffer c;
};

Result<std::shared_ptr<Matrices>> makeMatrices(std::int64_t count, int threads)
{
    auto matrices = std::make_shared<Matrices>();
    for (auto* const matrix : {&matrices->a, &matrices->b, &matrices->c}) {
        auto buffer
            = bench::HostBuffer::allocate(Bytes(static_cast<double>(count) * sizeof(float)));
        if (!buffer) {
            return fail(buffer.error());
        }
        *matrix = std::move(*buffer);
    }
    float* const a = matrices->a.as<float>();
    float* const b = matrices->b.as<float>();
    float* const c = matrices->c.as<float>();
#pragma omp parallel for schedule(static) num_threads(threads)
    for (std::int64_t i = 0; i < count; ++i) {
        a[i] = bench::inputValue<float>(bench::InputStream::First, i);
        b[i] = bench::inputValue<float>(bench::InputStream::Second, i);
        c[i] = 0.0F;
    }
    return matrices;
}

} // namespace

Result<TimeLaunches> makeCblasPeer(std::int64_t n, int threads)
{
    const Sgemm sgemm = findSgemm();
    if (sgemm == nullptr) {
        return fail(ErrorCode::Unsupported, "no loaded library has cblas_sgemm");
    }
    const auto made = makeMatrices(n * n, threads);
    if (!made) {
        return fail(made.error());
    }
    return steadyLaunches([=, matrices = *made, size = static_cast<int>(n)] {
        sgemm(rowMajor, notTransposed, notTransposed, size, size, size, 1.0F,
              matrices->a.as<float>(), size, matrices->b.as<float>(), size, 0.0F,
              matrices->c.as<float>(), size);
    });
}

} // namespace rooflab::peers
