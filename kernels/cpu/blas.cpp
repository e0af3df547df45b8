// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/blas.h"

#include <array>
#include <cstdlib>
#include <dlfcn.h>
#include <sstream>

namespace rooflab::bench::cpu {

namespace {

// The values of CBLAS's enumerations, fixed by the reference implementation.
constexpr int rowMajor = 101;
constexpr int notTransposed = 111;

/// The user's word on which kernels OpenBLAS takes, which would otherwise be its own choice.
std::string coreTypeNote()
{
    const char* const chosen = std::getenv("OPENBLAS_CORETYPE");
    return chosen == nullptr
        ? std::string()
        : std::string(" (OPENBLAS_CORETYPE=") + chosen + " in the environment)";
}

template <class Function> Function symbol(void* library, const char* name)
{
    return reinterpret_cast<Function>(dlsym(library, name));
}

void* openLibrary()
{
    constexpr std::array names{"libopenblas.so.0", "libopenblas.so", "libopenblas64.so.0"};
    for (const char* name : names) {
        if (void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL); library != nullptr) {
            return library;
        }
    }
    return nullptr;
}

constexpr int ownThreads = 1; ///< as openblas_get_parallel() counts

std::string threadingText(int parallel)
{
    switch (parallel) {
    case 0:
        return "sequential";
    case ownThreads:
        return "own threads";
    case 2:
        return "OpenMP";
    default:
        return "unknown threading";
    }
}

/// "OpenBLAS 0.3.21 NO_LAPACKE DYNAMIC_ARCH …" -> "0.3.21"
std::optional<std::string> versionOf(const std::string& configuration)
{
    std::istringstream words(configuration);
    std::string name;
    std::string version;
    words >> name >> version;
    return version.empty() ? std::nullopt : std::optional(version);
}

} // namespace

Result<Blas> Blas::load(std::int64_t threads)
{
    static void* const library = openLibrary();
    if (library == nullptr) {
        return fail(ErrorCode::Unsupported,
                    "OpenBLAS was not found on this machine (Debian: libopenblas0)");
    }
    Blas blas;
    blas.m_multiplyFloat = symbol<Gemm<float>>(library, "cblas_sgemm");
    blas.m_multiplyDouble = symbol<Gemm<double>>(library, "cblas_dgemm");
    const auto configuration = symbol<const char* (*)()>(library, "openblas_get_config");
    const auto coreName = symbol<const char* (*)()>(library, "openblas_get_corename");
    const auto setThreads = symbol<void (*)(int)>(library, "openblas_set_num_threads");
    const auto threadCount = symbol<int (*)()>(library, "openblas_get_num_threads");
    const auto parallel = symbol<int (*)()>(library, "openblas_get_parallel");
    if (blas.m_multiplyFloat == nullptr || blas.m_multiplyDouble == nullptr
        || configuration == nullptr || coreName == nullptr || setThreads == nullptr
        || threadCount == nullptr || parallel == nullptr) {
        return fail(ErrorCode::Unsupported, "the OpenBLAS found lacks the functions needed");
    }
    const std::string text = configuration();
    if (text.find("USE64BITINT") != std::string::npos) {
        return fail(ErrorCode::Unsupported, "the OpenBLAS found has 64-bit integers");
    }
    setThreads(static_cast<int>(threads));
    blas.m_hasOwnThreads = parallel() == ownThreads;
    blas.m_description.name = "OpenBLAS";
    blas.m_description.version = versionOf(text);
    blas.m_description.detail = text + "; kernels: " + coreName() + coreTypeNote()
        + "; threads: " + std::to_string(threadCount()) + ", " + threadingText(parallel());
    return blas;
}

void Blas::multiply(std::int64_t n, const float* a, const float* b, float* c) const
{
    const auto size = static_cast<Int>(n);
    m_multiplyFloat(rowMajor, notTransposed, notTransposed, size, size, size, 1.0F, a, size, b,
                    size, 0.0F, c, size);
}

void Blas::multiply(std::int64_t n, const double* a, const double* b, double* c) const
{
    const auto size = static_cast<Int>(n);
    m_multiplyDouble(rowMajor, notTransposed, notTransposed, size, size, size, 1.0, a, size, b,
                     size, 0.0, c, size);
}

SoftwareItem Blas::describe() const
{
    return m_description;
}

} // namespace rooflab::bench::cpu
