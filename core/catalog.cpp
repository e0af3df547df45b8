// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog.h"

#include <algorithm>
#include <array>
#include <string>

namespace rooflab {

namespace {

constexpr std::int64_t largestSize = std::int64_t{1} << 40;

constexpr ParameterSpec arraySize{"size",      "N",      "elements", 1,
                                  largestSize, 16777216, {},         "elements of each array"};
constexpr ParameterSpec blockSize{"block", "Block", "threads", 1,
                                  1024,    256,     {},        "threads of a block (work-group)"};
constexpr ParameterSpec laneStride{
    "stride", "Stride", "elements", 1,
    65536,    32,       {},         "elements a lane works on, or the distance between lanes"};
constexpr ParameterSpec matrixSize{"size", "n",  "rows", 1,
                                   65536,  2048, {},     "the three matrices are n × n"};

constexpr std::array<std::string_view, 2> storeKinds{"regular", "streaming"};
constexpr ParameterSpec stores{
    "stores",   "Stores",
    "",         0,
    0,          0,
    storeKinds, "streaming stores bypass the cache and save reading the output"};

constexpr ParameterSpec fmaCount{
    "k",   "K", "operations", 1,
    65536, 64,  {},           "fused multiply-adds on each element, one after the other"};
constexpr std::array<std::int64_t, 3> chainCounts{1, 4, 8};
constexpr ParameterSpec chains{
    "ilp",      "ILP", "", 1, 8, 4, {}, "independent chains a lane works on at the same time",
    chainCounts};

constexpr std::array flatParameters{arraySize, blockSize, stores};
constexpr std::array fmaParameters{arraySize, blockSize, fmaCount, chains};
constexpr std::array strideParameters{arraySize, blockSize, laneStride};
constexpr std::array copyParameters{arraySize};
constexpr std::array gemmParameters{matrixSize};

constexpr std::array floatAndDouble{Precision::Fp32, Precision::Fp64};
constexpr std::array addPrecisions{Precision::Fp32, Precision::Fp64, Precision::Fp16};
constexpr std::array gemmPrecisions{Precision::Fp32, Precision::Fp64, Precision::Tf32,
                                    Precision::Fp16, Precision::Bf16};

double size(const Parameters& parameters)
{
    return static_cast<double>(parameters.integer("size").value_or(0));
}

Work addWork(const Parameters& parameters, Precision precision)
{
    return vectorAddWork(size(parameters), precision);
}

Work copyProbeWork(const Parameters& parameters, Precision precision)
{
    Work work = copyWork(size(parameters), precision);
    work.memoryLevel = "DRAM";
    return work;
}

Work squareGemmWork(const Parameters& parameters, Precision precision)
{
    const double n = size(parameters);
    return gemmWork(n, n, n, precision);
}

Work fmaSweepWork(const Parameters& parameters, Precision precision)
{
    return fmaWork(size(parameters), static_cast<double>(parameters.integer("k").value_or(0)),
                   precision);
}

constexpr std::string_view addAccounting = "F = N, Q = 3·N·sizeof(T)";
constexpr std::string_view copyAccounting = "F = 0, Q = 2·N·sizeof(T)";
constexpr std::string_view fmaAccounting = "F = 2·K·N, Q = 2·N·sizeof(T)";
constexpr std::string_view gemmAccounting = "F = 2·n³, Q = 3·n²·sizeof(T)";

constexpr std::array catalog{
    KernelSpec{
        "copy_library", "copy", "library", "Copy, library",
        "b[i] = a[i] by the platform's own copy: memcpy, or the GPU runtime's device-to-device "
        "copy",
        CeilingKind::Bandwidth, copyParameters, floatAndDouble, copyProbeWork, copyAccounting},
    KernelSpec{"copy_regular", "copy", "regular", "Copy, regular stores",
               "b[i] = a[i] with ordinary stores", CeilingKind::Bandwidth, copyParameters,
               floatAndDouble, copyProbeWork, copyAccounting},
    KernelSpec{"copy_streaming", "copy", "streaming", "Copy, streaming stores",
               "b[i] = a[i] with stores that bypass the cache", CeilingKind::Bandwidth,
               copyParameters, floatAndDouble, copyProbeWork, copyAccounting},
    KernelSpec{"gemm_blas", "gemm", "blas", "GEMM (BLAS library)",
               "C = A·B of square matrices by the BLAS library", CeilingKind::Compute,
               gemmParameters, gemmPrecisions, squareGemmWork, gemmAccounting},
    KernelSpec{"gemm_tiled", "gemm", "tiled", "GEMM (tiled kernel)",
               "C = A·B of square matrices by rooflab's own tiled kernel: a lower reference for "
               "machines without a BLAS",
               CeilingKind::Compute, gemmParameters, floatAndDouble, squareGemmWork,
               gemmAccounting},
    KernelSpec{"coalesced", "vector_add", "coalesced", "Coalesced",
               "neighbouring lanes take neighbouring elements", std::nullopt, flatParameters,
               addPrecisions, addWork, addAccounting},
    KernelSpec{"vectorized", "vector_add", "vectorized", "Vectorized",
               "as coalesced, with accesses of 16 bytes or more", std::nullopt, flatParameters,
               addPrecisions, addWork, addAccounting},
    KernelSpec{"linecross", "vector_add", "linecross", "Linecross",
               "each lane walks its own run of `stride` elements, so neighbouring lanes are "
               "`stride` apart; the grid shrinks by the same factor",
               std::nullopt, strideParameters, addPrecisions, addWork, addAccounting},
    KernelSpec{"interleaved", "vector_add", "interleaved", "Interleaved",
               "linecross's grid and loop count, but neighbouring lanes take neighbouring "
               "elements: its controlled twin",
               std::nullopt, strideParameters, addPrecisions, addWork, addAccounting},
    KernelSpec{"strided", "vector_add", "strided", "Strided",
               "coalesced, with the lanes of each wavefront permuted by `stride`", std::nullopt,
               strideParameters, addPrecisions, addWork, addAccounting},
    KernelSpec{"fma", "fma", "fma", "FMA",
               "K fused multiply-adds on each element between one load and one store, in `ilp` "
               "independent chains: arithmetic intensity is set by K",
               std::nullopt, fmaParameters, floatAndDouble, fmaSweepWork, fmaAccounting},
};

Result<ParameterValue> checkedValue(const ParameterSpec& spec, const ParameterValue& value)
{
    const std::string name(spec.id);
    if (spec.isChoice()) {
        const auto* word = std::get_if<std::string>(&value);
        if (word == nullptr
            || std::find(spec.choices.begin(), spec.choices.end(), *word) == spec.choices.end()) {
            std::string known;
            for (const std::string_view choice : spec.choices) {
                known += (known.empty() ? "" : " or ") + std::string(choice);
            }
            return fail(ErrorCode::Usage,
                        name + " must be " + known + ", not " + parameterText(value), name);
        }
        return value;
    }
    const auto* number = std::get_if<std::int64_t>(&value);
    if (number != nullptr && !spec.values.empty()
        && std::find(spec.values.begin(), spec.values.end(), *number) == spec.values.end()) {
        std::string known;
        for (const std::int64_t allowed : spec.values) {
            known += (known.empty() ? "" : " or ") + std::to_string(allowed);
        }
        return fail(ErrorCode::Usage, name + " must be " + known + ", not " + parameterText(value),
                    name);
    }
    if (number == nullptr || *number < spec.minimum || *number > spec.maximum) {
        return fail(ErrorCode::Usage,
                    name + " must be a whole number from " + std::to_string(spec.minimum) + " to "
                        + std::to_string(spec.maximum) + ", not " + parameterText(value),
                    name);
    }
    return value;
}

} // namespace

const ParameterSpec* KernelSpec::parameter(std::string_view parameterId) const
{
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [&](const ParameterSpec& p) { return p.id == parameterId; });
    return found == parameters.end() ? nullptr : &*found;
}

std::span<const KernelSpec> kernelCatalog()
{
    return catalog;
}

const KernelSpec* findKernel(std::string_view id)
{
    const auto found = std::find_if(catalog.begin(), catalog.end(),
                                    [&](const KernelSpec& spec) { return spec.id == id; });
    return found == catalog.end() ? nullptr : &*found;
}

const KernelSpec* findKernel(std::string_view kernel, std::string_view variant)
{
    const auto found = std::find_if(catalog.begin(), catalog.end(), [&](const KernelSpec& spec) {
        return spec.kernel == kernel && spec.variant == variant;
    });
    return found == catalog.end() ? nullptr : &*found;
}

Result<Parameters> completeParameters(const KernelSpec& spec, const Parameters& given)
{
    for (const auto& [name, value] : given.entries()) {
        if (spec.parameter(name) == nullptr) {
            return fail(ErrorCode::Usage, std::string(spec.id) + " has no parameter called " + name,
                        name);
        }
    }
    Parameters complete;
    for (const ParameterSpec& parameter : spec.parameters) {
        if (const ParameterValue* value = given.find(parameter.id)) {
            const auto checked = checkedValue(parameter, *value);
            if (!checked) {
                return fail(checked.error());
            }
            complete.set(parameter.id, *checked);
        } else if (parameter.isChoice()) {
            complete.set(parameter.id, std::string(parameter.choices.front()));
        } else {
            complete.set(parameter.id, parameter.defaultValue);
        }
    }
    return complete;
}

} // namespace rooflab
