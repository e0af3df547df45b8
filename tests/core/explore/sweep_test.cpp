// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog.h"
#include "core/explore/sweep.h"
#include "tests/core/explore/explore_samples.h"

using namespace rooflab;
using rooflab::testing::sample;
using rooflab::testing::says;
using rooflab::testing::vectorAdd;
using rooflab::testing::withParameters;

namespace {

Measurement scanned(const std::string& file, std::int64_t stride, double seconds = 1e-3)
{
    Measurement m = withParameters(vectorAdd("linecross", seconds, 1 << 20), {{"stride", stride}});
    m.provenance.source.file = file;
    return m;
}

std::vector<double> parametersOf(const SweepSeries& series)
{
    std::vector<double> values;
    for (const SweepPoint& point : series.points) {
        values.push_back(point.parameter);
    }
    return values;
}

const std::vector<double> chapterStrides{1, 2, 4, 8, 16, 32, 64, 128, 256};

} // namespace

TEST(Sweep, FindsTheStrideScanWithItsControlledTwin)
{
    const Session session = sample("h200-stride-scan.json");
    std::vector<SweepSeries> sweeps = findSweeps(session.measurements);
    ASSERT_EQ(sweeps.size(), 2U);
    EXPECT_EQ(sweeps[0].variant, "linecross");
    EXPECT_EQ(sweeps[1].variant, "interleaved");
    EXPECT_EQ(sweeps[0].twin, 1U);
    EXPECT_FALSE(sweeps[1].twin);
    for (const SweepSeries& series : sweeps) {
        EXPECT_EQ(series.parameter, "stride");
        EXPECT_EQ(series.device, "NVIDIA H200");
        EXPECT_EQ(series.fixed, "block=256, size=134217728");
        EXPECT_EQ(parametersOf(series), chapterStrides);
    }
    readSweeps(sweeps, session.measurements, SweepQuantity::Bandwidth, Statistic::Min);
    const auto tera_ = [](const SweepPoint& point) { return point.value.value() / tera; };
    EXPECT_NEAR(tera_(sweeps[0].points[0]), 3.217, 0.0005);
    EXPECT_NEAR(tera_(sweeps[1].points[0]), 3.226, 0.0005);
    EXPECT_NEAR(tera_(sweeps[0].points[2]), 4.176, 0.0005);
    EXPECT_NEAR(tera_(sweeps[0].points[8]), 0.2416, 0.00005);
    for (std::size_t i = 2; i < 9; ++i) { // strides 4 to 256
        EXPECT_GE(tera_(sweeps[1].points[i]), 4.027);
        EXPECT_LE(tera_(sweeps[1].points[i]), 4.384);
    }
}

TEST(Sweep, TheBandRunsFromTheMedianToTheMin)
{
    const Session session = sample("h200-stride-scan.json");
    std::vector<SweepSeries> sweeps = findSweeps(session.measurements);
    readSweeps(sweeps, session.measurements, SweepQuantity::Bandwidth, Statistic::Median);
    const SweepPoint& point = sweeps[0].points[5]; // linecross, stride 32
    EXPECT_NEAR(point.atMin.value() / giga, 377.1008, 0.0001);
    EXPECT_NEAR(point.atMedian.value() / giga, 372.7732, 0.0001);
    EXPECT_DOUBLE_EQ(point.value.value(), point.atMedian.value());
    readSweeps(sweeps, session.measurements, SweepQuantity::Time, Statistic::Min);
    EXPECT_NEAR(sweeps[0].points[5].value.value(), 4.271040e-3, 1e-9);
    EXPECT_LT(sweeps[0].points[5].atMin.value(), sweeps[0].points[5].atMedian.value());
    readSweeps(sweeps, session.measurements, SweepQuantity::Performance, Statistic::Min);
    EXPECT_NEAR(sweeps[0].points[5].value.value() / giga, 377.1008 / 12, 0.0001);
    EXPECT_EQ(sweeps[0].points[5].standing, Standing::Valid);
}

TEST(Sweep, TheFmaRunsAreSweepsOfKAndOfIlp)
{
    const Session session = sample("h200-fma-sweep.json");
    std::vector<SweepSeries> sweeps = findSweeps(session.measurements);
    std::size_t ofK = 0;
    std::size_t ofIlp = 0;
    for (const SweepSeries& series : sweeps) {
        ofK += series.parameter == "k" ? 1U : 0U;
        ofIlp += series.parameter == "ilp" ? 1U : 0U;
        EXPECT_EQ(series.points.size(), series.parameter == "k" ? 13U : 3U);
        EXPECT_FALSE(series.twin);
    }
    EXPECT_EQ(ofK, 3U);
    EXPECT_EQ(ofIlp, 13U);
    EXPECT_EQ(sweeps.size(), ofK + ofIlp);
    readSweeps(sweeps, session.measurements, SweepQuantity::Performance, Statistic::Min);
    for (const SweepSeries& series : sweeps) {
        if (series.parameter == "k" && series.fixed == "block=256, ilp=8, size=134217728") {
            EXPECT_NEAR(series.points.back().value.value() / tera, 65.364, 0.0005);
        }
    }
}

TEST(Sweep, FilesWithScansOfTheirOwnStaySeparate)
{
    const std::vector<Measurement> runs{scanned("a.json", 1), scanned("a.json", 2),
                                        scanned("b.json", 1), scanned("b.json", 2)};
    const auto sweeps = findSweeps(runs);
    ASSERT_EQ(sweeps.size(), 2U);
    EXPECT_EQ(sweeps[0].files, std::vector<std::string>{"a.json"});
    EXPECT_EQ(sweeps[1].files, std::vector<std::string>{"b.json"});
}

// ch. 6.6: one logs/linecross_s*.json for each stride.
TEST(Sweep, FilesOfOneRecordEachMakeOneSeriesAFolder)
{
    std::vector<Measurement> runs;
    for (const double stride : chapterStrides) {
        const auto number = static_cast<std::int64_t>(stride);
        runs.push_back(scanned("logs/linecross_s" + std::to_string(number) + ".json", number));
    }
    runs.push_back(scanned("elsewhere/linecross_s2.json", 2));
    const auto sweeps = findSweeps(runs);
    ASSERT_EQ(sweeps.size(), 1U);
    EXPECT_EQ(parametersOf(sweeps[0]), chapterStrides);
    EXPECT_TRUE(says(sweeps[0].remarks, "from 9 files"));
}

TEST(Sweep, DuplicatesAreKeptAndSaid)
{
    const auto sweeps = findSweeps(
        std::vector{scanned("a", 4), scanned("a", 1), scanned("a", 4), scanned("a", 2)});
    ASSERT_EQ(sweeps.size(), 1U);
    EXPECT_EQ(parametersOf(sweeps[0]), (std::vector<double>{1, 2, 4, 4}));
    EXPECT_EQ(sweeps[0].points[2].measurement, 0U); // in record order
    EXPECT_EQ(sweeps[0].distinctValues, 3U);
    EXPECT_TRUE(says(sweeps[0].remarks, "2 records at stride = 4"));
    EXPECT_FALSE(says(sweeps[0].remarks, "at stride = 2"));
}

TEST(Sweep, TwoParametersThatChangeTogetherAreNoSweep)
{
    Measurement other = scanned("a", 2);
    other.parameters.set("size", std::int64_t{1 << 21});
    EXPECT_TRUE(findSweeps(std::vector{scanned("a", 1), other}).empty());
}

TEST(Sweep, WhatTheLauncherDerivesMayChangeAlong)
{
    const Measurement one
        = withParameters(scanned("a", 1), {{"grid_threads", std::int64_t{1 << 20}}});
    const Measurement two
        = withParameters(scanned("a", 2), {{"grid_threads", std::int64_t{1 << 19}}});
    const auto sweeps = findSweeps(std::vector{one, two});
    ASSERT_EQ(sweeps.size(), 1U);
    EXPECT_EQ(sweeps[0].parameter, "stride");
    EXPECT_TRUE(says(sweeps[0].remarks, "grid_threads changes with stride"));
}

TEST(Sweep, DeviceVariantPrecisionAndTimingSeparate)
{
    Measurement device = scanned("a", 2);
    device.provenance.device.name = "other";
    Measurement precision = scanned("a", 2);
    precision.precision = Precision::Fp64;
    Measurement scope = scanned("a", 2);
    scope.timing.scope = TimingScope::Batch;
    Measurement cache = scanned("a", 2);
    cache.timing.cache = CacheState::Flushed;
    Measurement variant = scanned("a", 2);
    variant.variant = "interleaved";
    for (const Measurement& other : {device, precision, scope, cache, variant}) {
        EXPECT_TRUE(findSweeps(std::vector{scanned("a", 1), other}).empty());
    }
    EXPECT_EQ(findSweeps(std::vector{scanned("a", 1), scanned("a", 2)}).size(), 1U);
}

TEST(Sweep, OtherRepeatsAreSaid)
{
    Measurement other = scanned("a", 2);
    other.timing.repeat = 7;
    EXPECT_TRUE(says(findSweeps(std::vector{scanned("a", 1), other}).at(0).remarks,
                     "repeat is not the same"));
}

TEST(Sweep, AWordIsNotSwept)
{
    const auto stores = [](const char* word) {
        return withParameters(vectorAdd("coalesced", 1e-3), {{"stores", std::string(word)}});
    };
    EXPECT_TRUE(findSweeps(std::vector{stores("regular"), stores("streaming")}).empty());
}

TEST(Sweep, ACopyHasBandwidthAndNoFlops)
{
    std::vector<Measurement> runs{scanned("a", 1), scanned("a", 2)};
    for (Measurement& m : runs) {
        m.work = copyWork(1e6, Precision::Fp32);
    }
    auto sweeps = findSweeps(runs);
    readSweeps(sweeps, runs, SweepQuantity::Bandwidth, Statistic::Min);
    EXPECT_DOUBLE_EQ(*sweeps.at(0).points[0].value, 8e9);
    EXPECT_FALSE(sweeps[0].points[0].atMedian); // the median is not recorded
    readSweeps(sweeps, runs, SweepQuantity::Performance, Statistic::Min);
    EXPECT_FALSE(sweeps[0].points[0].value);
}

TEST(ControlledTwins, AreVariantsOfTheCatalogWithTheSameParameters)
{
    for (const ControlledTwin& pair : controlledTwins()) {
        const KernelSpec* spec = findKernel(pair.kernel, pair.variant);
        const KernelSpec* twin = findKernel(pair.kernel, pair.twin);
        ASSERT_TRUE(spec != nullptr && twin != nullptr) << pair.variant;
        for (const ParameterSpec& parameter : spec->parameters) {
            EXPECT_NE(twin->parameter(parameter.id), nullptr) << parameter.id;
        }
    }
}
