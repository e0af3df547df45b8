// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/launchers.h"

#include "kernels/cpu/element_launchers.h"
#include "kernels/cpu/gemm_run.h"

#include <algorithm>
#include <array>

namespace rooflab::bench::cpu {

namespace {

constexpr std::array table{
    Launcher{"coalesced", prepareCoalesced, addFootprint, nullptr, {}},
    Launcher{"vectorized", prepareVectorized, addFootprint, nullptr, {}},
    Launcher{"linecross", prepareLinecross, addFootprint, nullptr, {}},
    Launcher{"interleaved", prepareInterleaved, addFootprint, nullptr, {}},
    Launcher{"strided", prepareStrided, addFootprint, nullptr, {}},
    Launcher{"copy_library", prepareCopyLibrary, copyFootprint, nullptr, {}},
    Launcher{"copy_regular", prepareCopyRegular, copyFootprint, nullptr, {}},
    Launcher{"copy_streaming", prepareCopyStreaming, copyFootprint, streamingStoresAvailable, {}},
    Launcher{"gemm_blas", prepareGemmBlas, gemmFootprint, blasAvailable, {}},
    Launcher{"gemm_tiled", prepareGemmTiled, gemmFootprint, nullptr, {}},
    Launcher{"fma", prepareFma, copyFootprint, nullptr, {}},
};

} // namespace

std::span<const Launcher> launchers()
{
    return table;
}

const Launcher* findLauncher(std::string_view kernelId)
{
    const auto found = std::ranges::find(table, kernelId, &Launcher::kernelId);
    return found == table.end() ? nullptr : &*found;
}

} // namespace rooflab::bench::cpu
