// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels that are wrong on purpose, through the runs that measure the right ones.
#include "kernels/cpu/element_run.h"
#include "kernels/cpu/gemm_run.h"
#include "tests/support/cpu_setup.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace rooflab::bench::cpu {
namespace {

enum class Fault { None, LastElement, Index1024, Nan, Infinity, UnwrittenTail };
constexpr std::array faults{Fault::None, Fault::LastElement, Fault::Index1024,
                            Fault::Nan,  Fault::Infinity,    Fault::UnwrittenTail};

constexpr std::int64_t matrixSize = 71;
constexpr std::int64_t elementCount = matrixSize * matrixSize;
constexpr std::int64_t tailElements = 3;
constexpr std::int64_t placeOfNonFinite = 2600;

/// How many elements a kernel with this fault writes.
constexpr std::int64_t writtenCount(Fault fault)
{
    return fault == Fault::UnwrittenTail ? elementCount - tailElements : elementCount;
}

/// Makes the element wrong that the fault names, if it is in [first, last). `error` is added where
/// a value is wrong but finite; 0: the next number up.
template <class T>
void spoil(Fault fault, T* c, std::int64_t first, std::int64_t last, T error = T(0))
{
    const auto put = [&](std::int64_t index, T value) {
        if (index >= first && index < last) {
            c[index] = value;
        }
    };
    const auto wrong = [&](std::int64_t index) {
        return error == T(0) ? std::nextafter(c[index], T(10)) : c[index] + error;
    };
    switch (fault) {
    case Fault::None:
    case Fault::UnwrittenTail:
        break;
    case Fault::LastElement:
        put(elementCount - 1, wrong(elementCount - 1));
        break;
    case Fault::Index1024:
        put(1024, wrong(1024));
        break;
    case Fault::Nan:
        put(placeOfNonFinite, std::numeric_limits<T>::quiet_NaN());
        break;
    case Fault::Infinity:
        put(placeOfNonFinite, std::numeric_limits<T>::infinity());
        break;
    }
}

template <class T, Fault fault>
void addWrong(const T* a, const T* b, T* c, std::int64_t first, std::int64_t last)
{
    isaKernels<T>(bestIsa()).addVectorized(a, b, c, first, std::min(last, writtenCount(fault)));
    spoil(fault, c, first, last);
}

template <class T, Fault fault>
void addBlocksWrong(const T* a, const T* b, T* c, const BlockRange& range)
{
    BlockRange written = range;
    written.elementCount = writtenCount(fault);
    isaKernels<T>(bestIsa()).addLinecross(a, b, c, written);
    const std::int64_t perBlock = range.block * range.stride;
    spoil(fault, c, range.firstBlock * perBlock, range.lastBlock * perBlock);
}

template <class T, Fault fault>
void copyWrong(const T* a, T* c, std::int64_t first, std::int64_t last)
{
    isaKernels<T>(bestIsa()).copyRegular(a, c, first, std::min(last, writtenCount(fault)));
    spoil(fault, c, first, last);
}

template <class T, Fault fault>
void iterateWrong(const T* a, T* c, std::int64_t first, std::int64_t last, const FmaSteps<T>& steps)
{
    isaKernels<T>(bestIsa()).fma8(a, c, first, std::min(last, writtenCount(fault)), steps);
    spoil(fault, c, first, last);
}

template <class T> void multiplyWrong(Fault fault, const T* a, const T* b, T* c)
{
    for (std::int64_t i = 0; i < writtenCount(fault); ++i) {
        const T* const row = a + i / matrixSize * matrixSize;
        const T* const column = b + i % matrixSize;
        double sum = 0;
        for (std::int64_t k = 0; k < matrixSize; ++k) {
            sum += static_cast<double>(row[k]) * static_cast<double>(column[k * matrixSize]);
        }
        c[i] = static_cast<T>(sum);
    }
    spoil(fault, c, 0, elementCount, T(sizeof(T) == 4 ? 1e-3 : 1e-11));
}

/// The loop with each fault, in the order of `faults`.
template <class T> struct WrongLoops {
    template <Fault fault> static InnerLoop<T> loopFor(std::string_view family)
    {
        if (family == "copy") {
            return copyWrong<T, fault>;
        }
        if (family == "fma") {
            return iterateWrong<T, fault>;
        }
        return addWrong<T, fault>;
    }
    template <Fault fault> static InnerLoop<T> loopOf(const KernelSpec& spec)
    {
        return spec.id == "linecross" ? InnerLoop<T>(addBlocksWrong<T, fault>)
                                      : loopFor<fault>(spec.kernel);
    }
    static InnerLoop<T> withFault(Fault fault, const KernelSpec& spec)
    {
        switch (fault) {
        case Fault::None:
            return loopOf<Fault::None>(spec);
        case Fault::LastElement:
            return loopOf<Fault::LastElement>(spec);
        case Fault::Index1024:
            return loopOf<Fault::Index1024>(spec);
        case Fault::Nan:
            return loopOf<Fault::Nan>(spec);
        case Fault::Infinity:
            return loopOf<Fault::Infinity>(spec);
        case Fault::UnwrittenTail:
            return loopOf<Fault::UnwrittenTail>(spec);
        }
        return loopOf<Fault::None>(spec);
    }
};

template <class T> Result<Validation> validationOf(const RunSettings& settings, Fault fault)
{
    const CpuSetup setup = test::setupWith(2);
    auto run = settings.spec->kernel == "gemm"
        ? makeGemmRun<T>(settings, setup,
                         [fault](const T* a, const T* b, T* c) { multiplyWrong(fault, a, b, c); })
        : makeElementRun<T>(settings, setup, WrongLoops<T>::withFault(fault, *settings.spec));
    if (!run) {
        return fail(run.error());
    }
    std::array<Seconds, 2> times;
    if (auto done = (*run)->launch(times, CacheState::Warm); !done) {
        return fail(done.error());
    }
    return (*run)->validate();
}

using Case = std::tuple<const char*, Precision, Fault>;
class WrongKernels : public testing::TestWithParam<Case> { };

TEST_P(WrongKernels, areCaught)
{
    const auto& [kernelId, precision, fault] = GetParam();
    const bool isMatrix = findKernel(kernelId)->kernel == "gemm";
    const auto settings
        = test::settingsFor(kernelId, precision, {{"size", isMatrix ? matrixSize : elementCount}});
    const auto found = precision == Precision::Fp64 ? validationOf<double>(settings, fault)
                                                    : validationOf<float>(settings, fault);
    ASSERT_TRUE(found.has_value()) << found.error().text();
    if (fault == Fault::None) {
        EXPECT_TRUE(found->isFull()) << found->describe();
        return;
    }
    const bool isNonFinite = fault == Fault::Nan || fault == Fault::Infinity;
    const std::int64_t wrong = fault == Fault::UnwrittenTail ? tailElements : 1;
    // A projected product counts the rows that are wrong, and the tail is in one of them.
    const bool countsRows = found->method->find("mismatches count rows") != std::string::npos;
    EXPECT_EQ(found->status, ValidationStatus::Failed);
    EXPECT_EQ(found->mismatches, countsRows ? 1 : wrong);
    EXPECT_EQ(found->nonFinite, isNonFinite || fault == Fault::UnwrittenTail ? wrong : 0);
    EXPECT_EQ(found->total, elementCount);
}

std::string nameOf(const testing::TestParamInfo<Case>& info)
{
    constexpr std::array faultNames{"right", "lastElement", "index1024",
                                    "nan",   "infinity",    "unwrittenTail"};
    const auto& [kernelId, precision, fault] = info.param;
    return std::string(kernelId) + "_" + std::string(toText(precision)) + "_"
        + faultNames[static_cast<std::size_t>(fault)];
}
INSTANTIATE_TEST_SUITE_P(Families, WrongKernels,
                         testing::Combine(testing::Values("coalesced", "linecross", "copy_regular",
                                                          "copy_library", "fma", "gemm_blas",
                                                          "gemm_tiled"),
                                          testing::Values(Precision::Fp32, Precision::Fp64),
                                          testing::ValuesIn(faults)),
                         nameOf);

} // namespace
} // namespace rooflab::bench::cpu
