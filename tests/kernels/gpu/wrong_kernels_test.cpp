// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/element_run.h"
#include "kernels/gpu/fma_run.h"
#include "kernels/gpu/gpu_call.h"
#include "kernels/gpu/product_run.h"
#include "kernels/validate.h"
#include "tests/kernels/gpu/gpu_fixture.h"
#include "tests/kernels/gpu/overwrite.h"

#include <limits>

using namespace rooflab;
using namespace rooflab::bench;
using namespace rooflab::bench::gpu;
using namespace rooflab::bench::gpu::test;

namespace {

enum class Fault { LastElement, Index1024, NotANumber, Infinity, UnwrittenTail };

struct FaultCase {
    Fault fault;
    const char* name;
    bool nonFinite;
};

void PrintTo(const FaultCase& fault, std::ostream* stream)
{
    *stream << fault.name;
}

constexpr std::int64_t tail = 7;

/// What a wrong kernel leaves behind, where it leaves anything.
Result<void> spoil(Fault fault, Precision precision, void* output, std::int64_t count,
                   hipStream_t stream)
{
    const auto overwrite = [&](std::int64_t index, double value) {
        return ROOFLAB_GPU_CALL(launchOverwrite, precision, output, index, value, stream);
    };
    switch (fault) {
    case Fault::LastElement:
        return overwrite(count - 1, -7.5);
    case Fault::Index1024:
        return overwrite(1024, -7.5);
    case Fault::NotANumber:
        return overwrite(count / 2, std::numeric_limits<double>::quiet_NaN());
    case Fault::Infinity:
        return overwrite(count / 3, std::numeric_limits<double>::infinity());
    case Fault::UnwrittenTail:
        break;
    }
    return {};
}

/// The elements that the kernel itself makes.
std::int64_t written(Fault fault, std::int64_t count)
{
    return fault == Fault::UnwrittenTail ? count - tail : count;
}

class WrongKernels : public GpuTest, public ::testing::WithParamInterface<FaultCase> {
protected:
    static void expectCaught(Result<std::unique_ptr<PreparedRun>> run)
    {
        ASSERT_TRUE(run) << run.error().text();
        const Validation validation = checkedRun(**run);
        EXPECT_EQ(validation.status, ValidationStatus::Failed) << validation.describe();
        EXPECT_GE(validation.mismatches.value_or(0), 1);
        if (GetParam().fault == Fault::UnwrittenTail) {
            EXPECT_EQ(validation.nonFinite.value_or(0), tail);
        } else {
            EXPECT_EQ(validation.nonFinite.value_or(0), GetParam().nonFinite ? 1 : 0);
        }
    }
};

} // namespace

TEST_P(WrongKernels, AreCaughtInAdditions)
{
    const Fault fault = GetParam().fault;
    for (const Precision precision : {Precision::Fp32, Precision::Fp64, Precision::Fp16}) {
        const auto settings = settingsFor("coalesced", precision, {{"size", std::int64_t{5003}}});
        ArrayShape shape = shapeOf(settings, setup());
        const std::int64_t count = shape.count;
        shape.count = written(fault, count);
        expectCaught(prepareElements(
            settings, setup(), ExpectedElement::Sum,
            [=, stream = setup().stream](const ElementArrays& arrays) -> Result<void> {
                if (auto done
                    = ROOFLAB_GPU_CALL(launchAdd, AddPattern::Coalesced, precision, arrays.first,
                                       arrays.second, arrays.output, shape, stream);
                    !done) {
                    return done;
                }
                return spoil(fault, precision, arrays.output, count, stream);
            }));
    }
}

TEST_P(WrongKernels, AreCaughtInCopies)
{
    const Fault fault = GetParam().fault;
    constexpr std::int64_t count = 5003;
    const auto settings = settingsFor("copy_regular", Precision::Fp32, {{"size", count}});
    expectCaught(prepareElements(
        settings, setup(), ExpectedElement::Copy,
        [=, stream = setup().stream](const ElementArrays& arrays) -> Result<void> {
            const auto bytes = written(fault, count) * static_cast<std::int64_t>(sizeof(float));
            if (auto done = ROOFLAB_GPU_CALL(launchCopy, CopyStores::Regular, arrays.first,
                                             arrays.output, bytes, stream);
                !done) {
                return done;
            }
            return spoil(fault, Precision::Fp32, arrays.output, count, stream);
        }));
}

TEST_P(WrongKernels, AreCaughtInMultiplyAdds)
{
    const Fault fault = GetParam().fault;
    constexpr std::int64_t steps = 100;
    for (const Precision precision : {Precision::Fp32, Precision::Fp64}) {
        const auto settings
            = settingsFor("fma", precision,
                          {{"size", std::int64_t{5003}}, {"k", steps}, {"ilp", std::int64_t{4}}});
        ArrayShape shape = shapeOf(settings, setup());
        const std::int64_t count = shape.count;
        shape.count = written(fault, count);
        const FmaRecurrence recurrence;
        expectCaught(prepareRecurrence(
            settings, setup(),
            [=, stream = setup().stream](const void* x, void* y) -> Result<void> {
                if (auto done
                    = ROOFLAB_GPU_CALL(launchFma, precision, x, y, shape,
                                       FmaSteps{recurrence.a, recurrence.b, steps, 4}, stream);
                    !done) {
                    return done;
                }
                return spoil(fault, precision, y, count, stream);
            }));
    }
}

TEST_P(WrongKernels, AreCaughtInProducts)
{
    const Fault fault = GetParam().fault;
    constexpr std::int64_t n = 100;
    for (const Precision precision : {Precision::Fp32, Precision::Fp64}) {
        const auto settings = settingsFor("gemm_tiled", precision, {{"size", n}});
        expectCaught(prepareProduct(
            settings, setup(),
            [=, stream = setup().stream](const void* a, const void* b, void* c) -> Result<void> {
                if (auto done = ROOFLAB_GPU_CALL(launchTiledProduct, precision, n, a, b, c, stream);
                    !done) {
                    return done;
                }
                if (fault == Fault::UnwrittenTail) {
                    const std::size_t size = precision == Precision::Fp64 ? 8 : 4;
                    auto* const end = static_cast<unsigned char*>(c) + n * n * size;
                    return ROOFLAB_GPU_CALL(hipMemsetAsync, end - tail * size, poisonByte,
                                            tail * size, stream);
                }
                return spoil(fault, precision, c, n * n, stream);
            }));
    }
}

TEST_F(GpuTest, AChainThatIsOneStepShortIsCaught)
{
    constexpr std::int64_t steps = 4096;
    const auto settings
        = settingsFor("fma", Precision::Fp32,
                      {{"size", std::int64_t{100000}}, {"k", steps}, {"ilp", std::int64_t{8}}});
    const ArrayShape shape = shapeOf(settings, setup());
    const FmaRecurrence recurrence;
    auto run = prepareRecurrence(
        settings, setup(), [=, stream = setup().stream](const void* x, void* y) {
            return ROOFLAB_GPU_CALL(launchFma, Precision::Fp32, x, y, shape,
                                    FmaSteps{recurrence.a, recurrence.b, steps - 1, 8}, stream);
        });
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(checkedRun(**run).status, ValidationStatus::Failed);
}

TEST_F(GpuTest, ALaunchThatTheDeviceRefusesIsAnErrorAndTheNextRunWorks)
{
    const auto settings = settingsFor("coalesced", Precision::Fp32, {{"size", std::int64_t{5003}}});
    ArrayShape shape = shapeOf(settings, setup());
    shape.block = setup().mostThreadsPerBlock * 4;
    auto run = prepareElements(settings, setup(), ExpectedElement::Sum,
                               [=, stream = setup().stream](const ElementArrays& arrays) {
                                   return ROOFLAB_GPU_CALL(
                                       launchAdd, AddPattern::Coalesced, Precision::Fp32,
                                       arrays.first, arrays.second, arrays.output, shape, stream);
                               });
    ASSERT_TRUE(run) << run.error().text();
    std::vector<Seconds> times(1);
    const auto launched = (*run)->launch(times, CacheState::Warm);
    ASSERT_FALSE(launched);
    EXPECT_NE(launched.error().message.find("launchAdd: "), std::string::npos)
        << launched.error().message;
    EXPECT_TRUE(checkedRun(settings).isFull());
}

INSTANTIATE_TEST_SUITE_P(Faults, WrongKernels,
                         ::testing::Values(FaultCase{Fault::LastElement, "LastElement", false},
                                           FaultCase{Fault::Index1024, "Index1024", false},
                                           FaultCase{Fault::NotANumber, "NotANumber", true},
                                           FaultCase{Fault::Infinity, "Infinity", true},
                                           FaultCase{Fault::UnwrittenTail, "UnwrittenTail", true}),
                         [](const auto& fault) { return std::string(fault.param.name); });
