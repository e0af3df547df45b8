// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cpu_backend.h"
#include "kernels/cpu/element_launchers.h"
#include "kernels/runner.h"
#include "tests/support/cpu_setup.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace rooflab::bench::cpu {
namespace {

using test::settingsFor;
using test::setupWith;

/// Measures with one warm-up and two launches; fails the test if it cannot.
Validation validationOf(CpuBackend& backend, std::string_view kernelId, Precision precision,
                        const Parameters& parameters)
{
    TimingPlan timing;
    timing.warmup = 1;
    timing.repeat = 2;
    auto measured = measureRun(backend, settingsFor(kernelId, precision, parameters), timing, {});
    if (!measured) {
        ADD_FAILURE() << kernelId << ": " << measured.error().text();
        return {};
    }
    EXPECT_EQ(measured->timing.samples.size(), 2U);
    return measured->validation;
}

TEST(Launchers, everyCatalogRowIsImplementedOrDeclaredUnsupported)
{
    std::set<std::string_view> known;
    for (const auto& spec : kernelCatalog()) {
        known.insert(spec.id);
        const Launcher* launcher = findLauncher(spec.id);
        ASSERT_NE(launcher, nullptr) << spec.id << " is missing in the CPU backend's table";
        const bool implemented = launcher->prepare != nullptr && launcher->footprint != nullptr;
        EXPECT_NE(implemented, !launcher->unsupported.empty()) << spec.id;
    }
    for (const auto& launcher : launchers()) {
        EXPECT_TRUE(known.contains(launcher.kernelId))
            << launcher.kernelId << " is not in the catalog";
    }
    EXPECT_EQ(launchers().size(), kernelCatalog().size());
}

TEST(CpuBackend, refusesAPrecisionItDoesNotHaveWithAReason)
{
    const CpuBackend backend(setupWith(1));
    for (const auto& spec : kernelCatalog()) {
        for (const auto precision : {Precision::Fp16, Precision::Bf16, Precision::Tf32}) {
            const auto supported = backend.supports(spec, precision);
            ASSERT_FALSE(supported.has_value());
            EXPECT_EQ(supported.error().code, ErrorCode::Unsupported);
            EXPECT_NE(supported.error().message.find(toText(precision)), std::string::npos);
        }
    }
}

TEST(CpuBackend, describesItselfAsTheDeviceMeasured)
{
    const CpuBackend backend(setupWith(2));
    const Provenance origin = backend.describe();
    EXPECT_EQ(origin.backend, "cpu");
    EXPECT_EQ(origin.device.threads, 2);
    EXPECT_EQ(origin.device.index, 0);
    ASSERT_TRUE(origin.device.arch.has_value());
    EXPECT_NE(origin.device.arch->find(toText(bestIsa())), std::string::npos);
    ASSERT_FALSE(origin.software.empty());
    EXPECT_NE(origin.software[0].detail->find("-O3"), std::string::npos);
}

class CpuRuns : public testing::TestWithParam<std::int64_t> { };

// N = 1, primes, N that no block divides, block · stride far above N.
TEST_P(CpuRuns, everyKernelPassesAFullValidation)
{
    CpuBackend backend(setupWith(GetParam()));
    for (const auto& spec : kernelCatalog()) {
        for (const auto precision : {Precision::Fp32, Precision::Fp64}) {
            if (!backend.supports(spec, precision)) {
                continue;
            }
            for (const std::int64_t size : {1, 2, 67, 127}) {
                const auto found = validationOf(backend, spec.id, precision, {{"size", size}});
                EXPECT_TRUE(found.isFull())
                    << spec.id << " size " << size << ": " << found.describe();
            }
            if (spec.kernel == "gemm") {
                continue;
            }
            const auto found
                = validationOf(backend, spec.id, precision, {{"size", std::int64_t(1'000'003)}});
            EXPECT_TRUE(found.isFull()) << spec.id << ": " << found.describe();
        }
    }
}
INSTANTIATE_TEST_SUITE_P(Threads, CpuRuns, testing::Values(1, 2, 3));

TEST(CpuStreaming, passesOnTheVariantsThatHaveThem)
{
    CpuBackend backend(setupWith(2));
    if (!streamingStoresAvailable(setupWith(2))) {
        GTEST_SKIP() << "no streaming stores on this processor";
    }
    for (const auto* kernelId : {"coalesced", "vectorized"}) {
        for (const std::int64_t block : {1, 7, 256}) {
            const auto found = validationOf(backend, kernelId, Precision::Fp64,
                                            {{"size", std::int64_t(100'003)},
                                             {"block", block},
                                             {"stores", std::string("streaming")}});
            EXPECT_TRUE(found.isFull()) << kernelId << ": " << found.describe();
        }
    }
}

TEST(CpuBackend, poisonsTheOutputBeforeTheFirstLaunch)
{
    CpuBackend backend(setupWith(2));
    for (const auto* kernelId : {"coalesced", "copy_regular", "linecross"}) {
        const auto settings = settingsFor(kernelId, Precision::Fp32, {{"size", std::int64_t(999)}});
        auto run = backend.prepare(settings);
        ASSERT_TRUE(run.has_value());
        const auto before = (*run)->validate();
        EXPECT_EQ(before->nonFinite, 999) << kernelId;
        EXPECT_EQ(before->mismatches, 999) << kernelId;
        std::array<Seconds, 1> time;
        ASSERT_TRUE((*run)->launch(time, CacheState::Warm).has_value());
        EXPECT_EQ((*run)->validate()->status, ValidationStatus::Passed) << kernelId;
    }
}

TEST(CpuBackend, saysWhatAFlushOfTheCachesIs)
{
    const auto notes = CpuBackend(setupWith(1)).describe().notes;
    EXPECT_TRUE(std::ranges::any_of(notes, [](const std::string& note) {
        return note.starts_with("a flush of the caches reads ");
    }));
}

// Instruction sets that this processor does not have were built all the same.
TEST(CpuBackend, saysWhetherMultiplyAddsAreFused)
{
    CpuSetup setup = setupWith(1);
    setup.isa = Isa::Baseline;
    const Provenance origin = CpuBackend(setup).describe();
    const bool isFused = isaKernels<float>(Isa::Baseline).fusesMultiplyAdd;
    EXPECT_NE(origin.software[0].detail->find(isFused ? "multiply-adds fused"
                                                      : "multiply-adds as two instructions"),
              std::string::npos);
    EXPECT_EQ(std::ranges::any_of(origin.notes,
                                  [](const std::string& note) {
                                      return note.starts_with("multiply-adds are not fused");
                                  }),
              !isFused);
}

TEST(CpuBackend, matricesGrowWithTheThreads)
{
    const auto hintsFor = [](std::int64_t threads) {
        CpuSetup setup;
        setup.threads = threads;
        return CpuBackend(setup).sizeHints();
    };
    EXPECT_EQ(hintsFor(2).smallestArray, std::int64_t(1) << 24);
    EXPECT_EQ(hintsFor(2).matrixSize, 2048);
    EXPECT_EQ(hintsFor(16).matrixSize, 4096);
    EXPECT_EQ(hintsFor(128).matrixSize, 8192);
}

TEST(CpuBackend, refusesStoresThatTheProcessorLacks)
{
    const CpuBackend backend(setupWith(1));
    const auto regular = settingsFor("coalesced", Precision::Fp32, {});
    const auto streaming
        = settingsFor("coalesced", Precision::Fp32, {{"stores", std::string("streaming")}});
    EXPECT_TRUE(backend.accepts(regular).has_value());
    EXPECT_EQ(backend.accepts(streaming).has_value(),
              streamingStoresAvailable(setupWith(1)).has_value());
}

TEST(CpuBackend, everyInstructionSetPassesWithMultiplyAddsAndTiles)
{
    for (const Isa isa : {Isa::Baseline, Isa::Avx2, Isa::Avx512}) {
        if (!canRun(isa)) {
            continue;
        }
        CpuSetup setup = setupWith(2);
        setup.isa = isa;
        CpuBackend backend(setup);
        for (const auto precision : {Precision::Fp32, Precision::Fp64}) {
            for (const std::int64_t chains : {1, 4, 8}) {
                const auto found = validationOf(
                    backend, "fma", precision,
                    {{"size", std::int64_t(10'007)}, {"k", std::int64_t(4096)}, {"ilp", chains}});
                EXPECT_TRUE(found.isFull()) << toText(isa) << ": " << found.describe();
            }
            const auto found
                = validationOf(backend, "gemm_tiled", precision, {{"size", std::int64_t(301)}});
            EXPECT_TRUE(found.isFull()) << toText(isa) << ": " << found.describe();
        }
    }
}

TEST(CpuBackend, checksTheTiledProductWithoutABlas)
{
    CpuSetup setup = setupWith(2);
    setup.blas = fail(ErrorCode::Unsupported, "no library");
    CpuBackend backend(setup);
    EXPECT_FALSE(backend.supports(*findKernel("gemm_blas"), Precision::Fp32).has_value());
    for (const auto precision : {Precision::Fp32, Precision::Fp64}) {
        const auto found
            = validationOf(backend, "gemm_tiled", precision, {{"size", std::int64_t(65)}});
        EXPECT_TRUE(found.isFull()) << found.describe();
        EXPECT_NE(found.method->find("projection"), std::string::npos);
    }
}

TEST(CpuBackend, gemmErrorIsThatOfItsPrecision)
{
    CpuBackend backend(setupWith(2));
    if (!backend.supports(*findKernel("gemm_blas"), Precision::Fp32)) {
        GTEST_SKIP() << "no OpenBLAS on this machine";
    }
    for (const std::int64_t size : {129, 256}) {
        const auto single = validationOf(backend, "gemm_blas", Precision::Fp32, {{"size", size}});
        const auto twice = validationOf(backend, "gemm_blas", Precision::Fp64, {{"size", size}});
        ASSERT_TRUE(single.relativeError.has_value());
        ASSERT_TRUE(twice.relativeError.has_value());
        EXPECT_GT(*single.relativeError, 1e-9); // rounded to fp32, not compared with itself
        EXPECT_LT(*single.relativeError, 1e-6);
        EXPECT_GT(*twice.relativeError, 1e-18);
        EXPECT_LT(*twice.relativeError, 1e-14);
    }
}

TEST(CpuBackend, countsTheMemoryOfARunBeforeAllocatingIt)
{
    const CpuBackend backend(setupWith(1));
    const auto bytesOf = [&](std::string_view id, Precision precision, std::int64_t size) {
        return backend.footprint(settingsFor(id, precision, {{"size", size}})).value();
    };
    EXPECT_EQ(bytesOf("coalesced", Precision::Fp32, 1000), 12000);
    EXPECT_EQ(bytesOf("copy_streaming", Precision::Fp64, 1000), 16000);
    EXPECT_EQ(bytesOf("fma", Precision::Fp32, 1000), 8000);
    EXPECT_EQ(bytesOf("copy_library", Precision::Fp32, 1000), 8000);
    EXPECT_EQ(bytesOf("gemm_blas", Precision::Fp64, 10), 2400);
    EXPECT_GT(bytesOf("gemm_tiled", Precision::Fp64, 1000), 24e6); // with what it packs
    EXPECT_EQ(bytesOf("gemm_blas", Precision::Fp32, 10), 3600); // with the fp64 reference
    EXPECT_GT(bytesOf("vectorized", Precision::Fp64, std::int64_t(1) << 40), 2e13);
}

TEST(MakeBackend, hasOneDevice)
{
    EXPECT_TRUE(makeBackend({0, 1}).has_value());
    const auto second = makeBackend({1, 1});
    ASSERT_FALSE(second.has_value());
    EXPECT_EQ(second.error().code, ErrorCode::Device);
}

} // namespace
} // namespace rooflab::bench::cpu
