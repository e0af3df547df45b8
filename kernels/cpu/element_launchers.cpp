// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/element_launchers.h"

#include <cstring>
#include <type_traits>

namespace rooflab::bench::cpu {

namespace {

/// `choose` picks the inner loop from the table of either element type.
template <class Choose>
PrepareResult prepareWith(const RunSettings& settings, const CpuSetup& setup, Choose choose)
{
    const auto make = [&]<class T>(std::type_identity<T>) -> PrepareResult {
        const InnerLoop<T> loop = choose(isaKernels<T>(setup.isa));
        if (std::visit([](auto function) { return function == nullptr; }, loop)) {
            return fail(streamingStoresAvailable(setup).error());
        }
        return makeElementRun<T>(settings, setup, loop);
    };
    if (settings.precision == Precision::Fp64) {
        return make(std::type_identity<double>());
    }
    return make(std::type_identity<float>());
}

bool wantsStreaming(const RunSettings& settings)
{
    return settings.parameters.text("stores") == "streaming";
}

template <class T> void copyByLibrary(const T* a, T* c, std::int64_t first, std::int64_t last)
{
    if (first < last) {
        std::memcpy(c + first, a + first, static_cast<std::size_t>(last - first) * sizeof(T));
    }
}

} // namespace

PrepareResult prepareCoalesced(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [&](const auto& kernels) {
        return wantsStreaming(settings) ? kernels.addStreaming : kernels.addCoalesced;
    });
}

PrepareResult prepareVectorized(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [&](const auto& kernels) {
        return wantsStreaming(settings) ? kernels.addStreaming : kernels.addVectorized;
    });
}

PrepareResult prepareLinecross(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [](const auto& kernels) { return kernels.addLinecross; });
}

PrepareResult prepareInterleaved(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [](const auto& kernels) { return kernels.addInterleaved; });
}

PrepareResult prepareStrided(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [](const auto& kernels) { return kernels.addStrided; });
}

PrepareResult prepareCopyLibrary(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup,
                       []<class T>(const IsaKernels<T>&) { return copyByLibrary<T>; });
}

PrepareResult prepareCopyRegular(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [](const auto& kernels) { return kernels.copyRegular; });
}

PrepareResult prepareCopyStreaming(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [](const auto& kernels) { return kernels.copyStreaming; });
}

PrepareResult prepareFma(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [&](const auto& kernels) {
        switch (settings.integer("ilp")) {
        case 1:
            return kernels.fma1;
        case 4:
            return kernels.fma4;
        default:
            return kernels.fma8;
        }
    });
}

Result<void> streamingStoresAvailable(const CpuSetup& setup)
{
    if (isaKernels<float>(setup.isa).copyStreaming == nullptr) {
        return fail(ErrorCode::Unsupported,
                    "streaming stores are not supported on this kind of processor", "stores");
    }
    return {};
}

Result<void> storesAvailable(const RunSettings& settings, const CpuSetup& setup)
{
    return wantsStreaming(settings) ? streamingStoresAvailable(setup) : Result<void>();
}

} // namespace rooflab::bench::cpu
