// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/isa_kernels.h"

#include "kernels/cpu/isa_elements.h"
#include "kernels/cpu/isa_fma.h"
#include "kernels/cpu/isa_gemm.h"

// Compiled once for each instruction set with ROOFLAB_ISA naming the namespace. Nothing in this
// compilation may have external linkage but the two tables, so the headers above keep to unnamed
// namespaces and include no library that defines inline functions: the linker could pick a copy
// built with wider instructions for code that runs on any processor.
namespace rooflab::bench::cpu::ROOFLAB_ISA {
namespace {

template <class T> constexpr IsaKernels<T> kernelTable()
{
    return {addCoalesced<T>,
            addVectorized<T>,
            hasStreamingStores ? addStreaming<T> : nullptr,
            addLinecross<T>,
            addInterleaved<T>,
            addStrided<T>,
            copyRegular<T>,
            hasStreamingStores ? copyStreaming<T> : nullptr,
            iterateElements<T, 1>,
            iterateElements<T, 4>,
            iterateElements<T, 8>,
            fusesMultiplyAdd,
            {tileRows, tileColumns<T>, packRows<T>, packColumns<T>, multiplyPacked<T>}};
}

} // namespace

constinit const IsaKernels<float> floatKernels = kernelTable<float>();
constinit const IsaKernels<double> doubleKernels = kernelTable<double>();

} // namespace rooflab::bench::cpu::ROOFLAB_ISA
