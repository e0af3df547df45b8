// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/launchers.h"

#include <variant>

namespace rooflab::bench::cpu {

/// The inner loop of a run that makes each element of one output array; not null.
template <class T>
using InnerLoop
    = std::variant<typename IsaKernels<T>::AddElements, typename IsaKernels<T>::AddBlocks,
                   typename IsaKernels<T>::CopyElements, typename IsaKernels<T>::FmaElements>;

/// A run of any such loop: each thread takes a contiguous share of the blocks.
using PrepareResult = Result<std::unique_ptr<PreparedRun>>;
template <class T>
[[nodiscard]] PrepareResult makeElementRun(const RunSettings&, const CpuSetup&, InnerLoop<T>);
extern template PrepareResult makeElementRun<float>(const RunSettings&, const CpuSetup&,
                                                    InnerLoop<float>);
extern template PrepareResult makeElementRun<double>(const RunSettings&, const CpuSetup&,
                                                     InnerLoop<double>);

/// Vector additions: two input arrays and one output.
[[nodiscard]] Bytes addFootprint(const RunSettings&, const CpuSetup&);
/// Copies and multiply-adds: one input array and one output.
[[nodiscard]] Bytes copyFootprint(const RunSettings&, const CpuSetup&);

} // namespace rooflab::bench::cpu
