// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/workload.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace rooflab {

/// A setting of a kernel. Integer parameters have a range; choice parameters a list of words.
struct ParameterSpec {
    std::string_view id;
    std::string_view label;
    std::string_view unit; ///< "elements", "threads", "" …
    std::int64_t minimum = 1;
    std::int64_t maximum = 0;
    std::int64_t defaultValue = 1;
    std::span<const std::string_view> choices; ///< not empty: a choice, default = the first
    std::string_view help;
    std::span<const std::int64_t> values = {}; ///< not empty: the only integers that are allowed

    [[nodiscard]] bool isChoice() const { return !choices.empty(); }
};

/// One row of the catalog: a kernel variant or a reference probe.
struct KernelSpec {
    std::string_view id; ///< the word after --kernel: "coalesced", "copy_streaming", "gemm_blas"
    std::string_view kernel; ///< family: "vector_add", "copy", "gemm"
    std::string_view variant; ///< within the family
    std::string_view label;
    std::string_view description; ///< the access pattern in one sentence
    std::optional<CeilingKind> ceiling; ///< set: a probe, and what its measurement yields
    std::span<const ParameterSpec> parameters; ///< "size" first
    std::span<const Precision> precisions;
    Work (*work)(const Parameters&, Precision) = nullptr;
    std::string_view accounting; ///< e.g. "F = N, Q = 3·N·sizeof(T)"

    [[nodiscard]] bool isProbe() const { return ceiling.has_value(); }
    [[nodiscard]] const ParameterSpec* parameter(std::string_view parameterId) const;
};

/// THE table of kernels and probes: every list of kernels in the program is read from it.
[[nodiscard]] std::span<const KernelSpec> kernelCatalog();

/// By id; nullptr if there is none.
[[nodiscard]] const KernelSpec* findKernel(std::string_view id);
/// By family and variant as stored in a measurement; nullptr if unknown.
[[nodiscard]] const KernelSpec* findKernel(std::string_view kernel, std::string_view variant);

/// Fills in defaults and refuses unknown names, wrong types and values out of range with
/// ErrorCode::Usage and the parameter's name. The result lists parameters in catalog order.
[[nodiscard]] Result<Parameters> completeParameters(const KernelSpec& spec,
                                                    const Parameters& given);

} // namespace rooflab
