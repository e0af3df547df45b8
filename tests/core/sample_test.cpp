// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart_content.h"
#include "core/io/file_access.h"
#include "core/io/session_json.h"
#include "core/roofline.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace rooflab;

namespace {

ImportOutcome sample(const std::string& name)
{
    const auto text = readFile(std::string(ROOFLAB_RESOURCES "/samples/") + name);
    EXPECT_TRUE(text);
    const auto outcome = readSession(text.value_or(std::string()));
    EXPECT_TRUE(outcome) << name;
    return outcome ? *outcome : ImportOutcome{};
}

} // namespace

// ch. 7.2 and 7.3, from the sample that the program ships.
TEST(TutorialSample, GivesTheChaptersNumbers)
{
    const ImportOutcome outcome = sample("rx9070xt-vector-add.json");
    EXPECT_TRUE(outcome.notes.empty());
    const Session& session = outcome.session;
    EXPECT_TRUE(session.isSample);
    ASSERT_EQ(session.ceilings.size(), 2U);
    EXPECT_NEAR(ceilingAt(session.ceilings[0], Statistic::Min).valueSi / giga, 534.73, 0.005);
    EXPECT_NEAR(ceilingAt(session.ceilings[1], Statistic::Min).valueSi / tera, 10.618, 0.0005);
    EXPECT_EQ(ceilingAt(session.ceilings[0], Statistic::Min).statistic, Statistic::Mean);
    ASSERT_EQ(session.measurements.size(), 2U);
    const PlotPoint coalesced = plotPoint(session.measurements[0], Statistic::Min);
    const PlotPoint linecross = plotPoint(session.measurements[1], Statistic::Min);
    EXPECT_NEAR(coalesced.performance->value() / giga, 50.261, 0.0005);
    EXPECT_NEAR(coalesced.bandwidth->value() / giga, 603.14, 0.005);
    EXPECT_NEAR(linecross.performance->value() / giga, 7.4711, 0.0001);
    EXPECT_NEAR(linecross.bandwidth->value() / giga, 89.654, 0.0005);
    EXPECT_NEAR(coalesced.ai->value(), 0.083333, 1e-6);
    EXPECT_NEAR(linecross.ai->value(), 0.083333, 1e-6);
    EXPECT_NEAR(ratio(*coalesced.performance, *linecross.performance), 6.7274, 0.00005);
    EXPECT_EQ(coalesced.standing, Standing::Partial); // a spot check is not full validation
    const ChartContent content = chartContent(session);
    ASSERT_EQ(content.knees.size(), 1U);
    EXPECT_NEAR(content.knees[0].ai.value(), 19.857, 0.0005);
    // Above the copy reference, explained and not clamped.
    const Reference reference
        = referenceFor(session.measurements[0], coalesced, session.ceilings, Statistic::Min);
    EXPECT_GT(*reference.fraction, 1.0);
}

// What chapters 6 and 7 state is recorded; what they do not is absent.
TEST(TutorialSample, RecordsExactlyWhatTheChaptersState)
{
    const Session session = sample("rx9070xt-vector-add.json").session;
    for (const Measurement& m : session.measurements) {
        EXPECT_EQ(m.provenance.recordedAt, "2026-07-06");
        EXPECT_EQ(m.timing.method, TimingMethod::HipEvent);
        EXPECT_EQ(m.timing.scope, TimingScope::PerLaunch);
        EXPECT_EQ(m.timing.warmup, 20);
        EXPECT_EQ(m.timing.repeat, 100);
        EXPECT_EQ(m.validation.checked, 1024);
        EXPECT_FALSE(m.validation.nonFinite); // NaN was not rejected
        EXPECT_FALSE(m.timing.cache);
        EXPECT_FALSE(m.provenance.program.gitRevision);
    }
    for (const Ceiling& c : session.ceilings) {
        ASSERT_TRUE(c.probe);
        EXPECT_EQ(c.probe->provenance.recordedAt, "2026-07-08");
        EXPECT_EQ(c.probe->timing.scope, TimingScope::Batch);
        EXPECT_FALSE(c.probe->timing.warmup);
        EXPECT_EQ(c.probe->validation.status, ValidationStatus::NotRecorded);
        EXPECT_EQ(c.probe->provenance.software.at(0).version, "7.13");
    }
    EXPECT_EQ(session.ceilings[0].probe->timing.repeat, 50);
    EXPECT_EQ(session.ceilings[1].probe->timing.repeat, 30);
}

TEST(TwoBandwidthSample, HasKneesAt200And50)
{
    const Session session = sample("two-bandwidths.json").session;
    const ChartContent content = chartContent(session);
    ASSERT_EQ(content.knees.size(), 2U);
    EXPECT_DOUBLE_EQ(content.knees[0].ai.value(), 50.0);
    EXPECT_DOUBLE_EQ(content.knees[1].ai.value(), 200.0);
    EXPECT_NEAR(std::log10(session.ceilings[1].valueSi / session.ceilings[0].valueSi), 0.602,
                0.0005);
}

namespace {

const Measurement* find(const Session& session, const std::string& variant, Precision precision)
{
    for (const Measurement& measurement : session.measurements) {
        if (measurement.variant == variant && measurement.precision == precision) {
            return &measurement;
        }
    }
    return nullptr;
}

} // namespace

TEST(H200Sample, SaysHowEachOfItsNumbersWasObtained)
{
    for (const char* name :
         {"h200-roofline.json", "h200-stride-scan.json", "h200-fma-sweep.json"}) {
        const Session session = sample(name).session;
        EXPECT_FALSE(session.measurements.empty());
        for (const Measurement& measurement : session.measurements) {
            EXPECT_TRUE(measurement.validation.isFull()) << name << " " << measurement.id;
            EXPECT_EQ(measurement.timing.method, TimingMethod::CudaEvent);
            EXPECT_EQ(measurement.timing.samples.size(),
                      static_cast<std::size_t>(measurement.timing.repeat.value_or(0)));
            const Provenance& origin = measurement.provenance;
            EXPECT_EQ(origin.device.name, "NVIDIA H200");
            EXPECT_EQ(origin.before.otherProcesses, 0);
            EXPECT_GT(origin.after.powerW.value_or(0.0), 0.0);
            EXPECT_TRUE(origin.command.has_value() && origin.recordedAt.has_value());
        }
    }
}

TEST(H200Sample, GivesItsReferencesAndAPointAboveOneOfThem)
{
    const Session session = sample("h200-roofline.json").session;
    ASSERT_EQ(session.ceilings.size(), 8U);
    EXPECT_NEAR(ceilingAt(session.ceilings[1], Statistic::Min).valueSi / tera, 4.284, 0.0005);
    const Measurement* vectorized = find(session, "vectorized", Precision::Fp32);
    ASSERT_NE(vectorized, nullptr);
    const PlotPoint point = plotPoint(*vectorized, Statistic::Min);
    EXPECT_DOUBLE_EQ(point.ai.value().value(), 1.0 / 12.0);
    EXPECT_NEAR(point.bandwidth.value().value() / tera, 4.374, 0.0005);
}

TEST(H200Sample, ShowsThatOnlyLinecrossFallsWithTheStride)
{
    const Session session = sample("h200-stride-scan.json").session;
    const auto bandwidthAt = [&](const std::string& variant, std::int64_t stride) {
        for (const Measurement& measurement : session.measurements) {
            if (measurement.variant == variant
                && measurement.parameters.integer("stride") == stride) {
                return plotPoint(measurement, Statistic::Min).bandwidth.value().value() / tera;
            }
        }
        return 0.0;
    };
    EXPECT_NEAR(bandwidthAt("linecross", 1), 3.217, 0.0005);
    EXPECT_NEAR(bandwidthAt("interleaved", 1), 3.226, 0.0005);
    EXPECT_NEAR(bandwidthAt("linecross", 256), 0.2416, 0.00005);
    EXPECT_NEAR(bandwidthAt("interleaved", 256), 4.027, 0.0005);
}

TEST(Samples, AreStoredAsTheProgramWritesThem)
{
    for (const char* name :
         {"rx9070xt-vector-add.json", "two-bandwidths.json", "h200-roofline.json",
          "h200-stride-scan.json", "h200-fma-sweep.json"}) {
        const auto text = readFile(std::string(ROOFLAB_RESOURCES "/samples/") + name);
        EXPECT_EQ(writeSession(sample(name).session), text.value()) << name;
    }
}
