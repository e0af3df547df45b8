// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/launchers.h"

#include "kernels/gpu/element_run.h"
#include "kernels/gpu/fma_run.h"
#include "kernels/gpu/product_run.h"

#include <algorithm>
#include <array>

namespace rooflab::bench::gpu {

namespace {

constexpr std::array table{
    Launcher{"coalesced", prepareCoalesced, addFootprint, nullptr, {}},
    Launcher{"vectorized", prepareVectorized, addFootprint, nullptr, {}},
    Launcher{"linecross", prepareLinecross, addFootprint, nullptr, {}},
    Launcher{"interleaved", prepareInterleaved, addFootprint, nullptr, {}},
    Launcher{"strided", prepareStrided, addFootprint, nullptr, {}},
    Launcher{"copy_library", prepareCopyLibrary, copyFootprint, nullptr, {}},
    Launcher{"copy_regular", prepareCopyRegular, copyFootprint, nullptr, {}},
    Launcher{"copy_streaming", prepareCopyStreaming, copyFootprint, nullptr, {}},
    Launcher{"gemm_blas", prepareBlasProduct, productFootprint, blasAvailable, {}},
    Launcher{"gemm_tiled", prepareTiledProduct, productFootprint, nullptr, {}},
    Launcher{"fma", prepareFma, fmaFootprint, nullptr, {}},
};

constexpr int defaultBlock = 256;

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

ArrayShape shapeOf(const RunSettings& settings, const GpuSetup& setup)
{
    ArrayShape shape;
    shape.count = settings.integer("size");
    shape.block = static_cast<int>(settings.parameters.integer("block").value_or(defaultBlock));
    shape.stride = settings.parameters.integer("stride").value_or(1);
    shape.wavefront = setup.wavefront;
    return shape;
}

} // namespace rooflab::bench::gpu
