// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/launchers.h"
#include "kernels/gpu/platform.h"
#include "tests/kernels/gpu/gpu_fixture.h"

using namespace rooflab;
using namespace rooflab::bench;
using namespace rooflab::bench::gpu;
using namespace rooflab::bench::gpu::test;

TEST(GpuLaunchers, EveryCatalogRowHasOne)
{
    for (const KernelSpec& spec : kernelCatalog()) {
        const Launcher* launcher = findLauncher(spec.id);
        ASSERT_NE(launcher, nullptr) << spec.id;
        EXPECT_EQ(launcher->prepare == nullptr, !launcher->unsupported.empty()) << spec.id;
        EXPECT_EQ(launcher->footprint == nullptr, !launcher->unsupported.empty()) << spec.id;
    }
    EXPECT_EQ(launchers().size(), kernelCatalog().size());
}

TEST(GpuDevices, ADeviceThatIsNotThereIsNamed)
{
    const auto backend = GpuBackend::open(1023);
    ASSERT_FALSE(backend);
    EXPECT_EQ(backend.error().code, ErrorCode::Device);
    const std::string text = backend.error().text();
    if (GpuBackend::open(0)) {
        EXPECT_NE(text.find("there is no device 1023"), std::string::npos) << text;
    } else {
        const std::string start = "no " + std::string(platformTitle()) + " device can be used: ";
        EXPECT_NE(text.find(start), std::string::npos) << text;
        EXPECT_GT(text.size(), start.size() + 10) << text;
    }
}

TEST_F(GpuTest, EveryVariantIsRightForAnySize)
{
    for (const KernelSpec& spec : kernelCatalog()) {
        if (spec.kernel != "vector_add" && spec.kernel != "copy") {
            continue;
        }
        for (const Precision precision : spec.precisions) {
            for (const std::int64_t size : {1, 7, 33, 1025, 1000003}) {
                for (const std::int64_t stride : {1, 3, 32, 100}) {
                    Parameters parameters{{"size", size}};
                    if (spec.parameter("stride") != nullptr) {
                        parameters.set("stride", stride);
                    } else if (stride != 1) {
                        continue;
                    }
                    const Validation validation
                        = checkedRun(settingsFor(spec.id, precision, parameters));
                    EXPECT_TRUE(validation.isFull())
                        << spec.id << " " << toText(precision) << " N " << size << " stride "
                        << stride << ": " << validation.describe();
                    EXPECT_EQ(validation.total, size);
                }
            }
        }
    }
}

TEST_F(GpuTest, BothKindsOfStoresAndAllBlocksAreRight)
{
    for (const char* id : {"coalesced", "vectorized"}) {
        for (const char* stores : {"regular", "streaming"}) {
            for (const std::int64_t block : {64, 128, 512, 1024}) {
                const auto settings = settingsFor(id, Precision::Fp16,
                                                  {{"size", std::int64_t{1000003}},
                                                   {"block", block},
                                                   {"stores", std::string(stores)}});
                EXPECT_TRUE(checkedRun(settings).isFull()) << id << " " << stores << " " << block;
            }
        }
    }
}

TEST_F(GpuTest, AnUnwrittenOutputFails)
{
    auto run = backend().prepare(
        settingsFor("coalesced", Precision::Fp32, {{"size", std::int64_t{1000}}}));
    ASSERT_TRUE(run) << run.error().text();
    const auto validation = (*run)->validate();
    ASSERT_TRUE(validation) << validation.error().text();
    EXPECT_EQ(validation->status, ValidationStatus::Failed);
    EXPECT_EQ(validation->nonFinite, 1000);
    EXPECT_EQ(validation->mismatches, 1000);
}

TEST_F(GpuTest, ChainsOfMultiplyAddsAreRight)
{
    for (const Precision precision : {Precision::Fp32, Precision::Fp64}) {
        for (const std::int64_t chains : {1, 4, 8}) {
            for (const std::int64_t steps : {1, 2, 17, 64, 4096}) {
                for (const std::int64_t size : {1, 1000, 100003}) {
                    const Validation validation = checkedRun(settingsFor(
                        "fma", precision, {{"size", size}, {"k", steps}, {"ilp", chains}}));
                    EXPECT_TRUE(validation.isFull())
                        << toText(precision) << " K " << steps << " ILP " << chains << " N " << size
                        << ": " << validation.describe();
                    EXPECT_LE(validation.relativeError.value_or(1.0),
                              validation.errorBound.value_or(0.0));
                }
            }
        }
    }
}

TEST_F(GpuTest, ProductsAreRightInEveryPrecisionThatIsSupported)
{
    for (const char* id : {"gemm_blas", "gemm_tiled"}) {
        const KernelSpec* spec = findKernel(id);
        for (const Precision precision : spec->precisions) {
            if (!backend().supports(*spec, precision)) {
                continue;
            }
            for (const std::int64_t n : {1, 63, 64, 65, 257, 1024}) {
                const Validation validation = checkedRun(settingsFor(id, precision, {{"size", n}}));
                EXPECT_TRUE(validation.isFull())
                    << id << " " << toText(precision) << " n " << n << ": " << validation.describe()
                    << ", error " << validation.relativeError.value_or(-1.0) << " of "
                    << validation.errorBound.value_or(-1.0);
            }
        }
    }
}

TEST_F(GpuTest, GroupsBatchesAndFlushedLaunchesAreTimed)
{
    auto run = backend().prepare(
        settingsFor("coalesced", Precision::Fp32, {{"size", std::int64_t{1} << 20}}));
    ASSERT_TRUE(run) << run.error().text();
    for (const CacheState cache : {CacheState::Warm, CacheState::Flushed}) {
        std::vector<Seconds> times(16);
        ASSERT_TRUE((*run)->launch(times, cache));
        for (const Seconds time : times) {
            EXPECT_GT(time, Seconds(0.0));
        }
    }
    const auto one = (*run)->launchBatch(1);
    const auto many = (*run)->launchBatch(64);
    ASSERT_TRUE(one);
    ASSERT_TRUE(many);
    EXPECT_GT(many->value(), one->value());
}

TEST_F(GpuTest, BlocksThatTheDeviceForbidsAreRefused)
{
    auto settings = settingsFor("coalesced", Precision::Fp32, {});
    EXPECT_TRUE(backend().accepts(settings));
    settings.parameters.set("block", std::int64_t{setup().wavefront + 1});
    const auto uneven = backend().accepts(settings);
    ASSERT_FALSE(uneven);
    EXPECT_NE(uneven.error().message.find("not a multiple"), std::string::npos);
    settings.parameters.set("block", std::int64_t{setup().mostThreadsPerBlock} * 2);
    const auto large = backend().accepts(settings);
    ASSERT_FALSE(large);
    EXPECT_NE(large.error().message.find("limit"), std::string::npos);
}

TEST_F(GpuTest, MemoryThatIsNotThereIsAnErrorAndTheNextRunWorks)
{
    const auto run = backend().prepare(
        settingsFor("coalesced", Precision::Fp64, {{"size", std::int64_t{1} << 40}}));
    ASSERT_FALSE(run);
    EXPECT_NE(run.error().message.find("Malloc"), std::string::npos) << run.error().message;
    EXPECT_NE(run.error().message.find("8 TiB"), std::string::npos) << run.error().message;
    EXPECT_TRUE(
        checkedRun(settingsFor("coalesced", Precision::Fp64, {{"size", std::int64_t{1000}}}))
            .isFull());
}

TEST_F(GpuTest, TheDeviceIsDescribed)
{
    const Provenance origin = backend().describe();
    EXPECT_FALSE(origin.device.name.value_or("").empty());
    EXPECT_FALSE(origin.device.arch.value_or("").empty());
    EXPECT_GT(origin.device.memory.value_or(Bytes(0)), Bytes(0));
    EXPECT_GT(origin.device.computeUnits.value_or(0), 0);
    EXPECT_EQ(origin.backend, platformName);
    EXPECT_GE(origin.software.size(), 3U);
    EXPECT_GT(backend().availableMemory().value_or(Bytes(0)), Bytes(0));
}
