// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart_content.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

using namespace rooflab;
using rooflab::testing::ceiling;
using rooflab::testing::vectorAdd;

TEST(ChartContent, NothingIsDroppedSilently)
{
    Session session;
    addMeasurement(session, vectorAdd("coalesced", 1e-3));
    Measurement copy = vectorAdd("regular", 1e-3);
    copy.work = copyWork(1000, Precision::Fp32);
    addMeasurement(session, copy);
    Measurement failed = vectorAdd("linecross", 1e-3);
    failed.validation.status = ValidationStatus::Failed;
    addMeasurement(session, failed);
    const ChartContent content = chartContent(session);
    ASSERT_EQ(content.points.size(), 2U);
    EXPECT_EQ(content.points[1].standing, Standing::Failed);
    ASSERT_EQ(content.notPlotted.size(), 1U);
    EXPECT_EQ(content.notPlotted[0].measurement, 1U);
    EXPECT_EQ(content.series, (std::vector<std::string>{"coalesced", "linecross"}));
}

TEST(ChartContent, HiddenThingsAreLeftOut)
{
    Session session;
    const std::string id = addMeasurement(session, vectorAdd("coalesced", 1e-3));
    Ceiling hidden = ceiling(CeilingKind::Bandwidth, 1e9, "hidden");
    hidden.visible = false;
    addCeiling(session, hidden);
    setHidden(session.view, id, true);
    const ChartContent content = chartContent(session);
    EXPECT_TRUE(content.points.empty());
    EXPECT_TRUE(content.ceilings.empty());
    EXPECT_TRUE(content.notPlotted.empty());
}

TEST(ChartContent, CeilingsAreNamedInTheChosenUnit)
{
    Session session;
    addCeiling(session, ceiling(CeilingKind::Bandwidth, 534.73e9, "copy"));
    addCeiling(session, ceiling(CeilingKind::Compute, 10.618e12, "gemm"));
    session.view.units = {PerformanceUnit::Gflops, BandwidthUnit::GiBPerSecond};
    const ChartContent content = chartContent(session);
    EXPECT_EQ(content.ceilings[0].label, "copy  498 GiB/s");
    EXPECT_EQ(content.ceilings[1].label, "gemm  10618 GFLOPS");
    EXPECT_EQ(content.units, session.view.units);
    EXPECT_EQ(content.ceilings[0].valueSi, 534.73e9);
}

TEST(ChartContent, TheCaptionNamesReferencesThatWereTimedOtherwise)
{
    Session session;
    Measurement measured = vectorAdd("coalesced", 1e-3);
    measured.timing.scope = TimingScope::PerLaunch;
    addMeasurement(session, measured);
    Ceiling copy = ceiling(CeilingKind::Bandwidth, 534.73e9, "copy");
    copy.origin = CeilingOrigin::Measured;
    copy.statistic = Statistic::Mean;
    copy.probe = vectorAdd("probe", 1e-3);
    copy.probe->timing.scope = TimingScope::Batch;
    copy.probe->timing.reported = {};
    copy.probe->timing.reported.mean = Seconds(8e-3);
    addCeiling(session, copy);
    addCeiling(session, ceiling(CeilingKind::Compute, 10e12, "data sheet"));
    EXPECT_NE(chartContent(session).caption.find(
                  "timed otherwise than the points: copy (mean, batches) ·"),
              std::string::npos)
        << chartContent(session).caption;
    session.ceilings[0].probe->timing.scope = TimingScope::PerLaunch;
    session.ceilings[0].probe->timing.reported.min = Seconds(8e-3);
    session.ceilings[0].statistic = Statistic::Min;
    EXPECT_EQ(chartContent(session).caption.find("timed otherwise"), std::string::npos)
        << chartContent(session).caption;
}

TEST(ChartContent, TheCaptionNamesTheWhiskers)
{
    Session session;
    Measurement measured = vectorAdd("coalesced", 1e-3);
    measured.timing.samples = {Seconds(1.0e-3), Seconds(1.1e-3), Seconds(1.2e-3), Seconds(1.3e-3),
                               Seconds(1.4e-3), Seconds(1.5e-3), Seconds(1.6e-3)};
    addMeasurement(session, measured);
    const auto hasCaption = [&session](const char* text) {
        return chartContent(session).caption.find(text) != std::string::npos;
    };
    EXPECT_TRUE(hasCaption("whiskers: slowest to fastest sample"));
    session.view.whiskers = IntervalKind::Median95;
    EXPECT_TRUE(hasCaption("whiskers: 95 % interval of the median"));
    session.view.whiskers.reset();
    EXPECT_FALSE(hasCaption("whiskers"));
    session.view.whiskers = IntervalKind::MinMax;
    session.measurements.front().timing.samples = {}; // its min is all that is recorded
    EXPECT_FALSE(hasCaption("whiskers"));
}

TEST(ChartContent, EveryVisibleCornerIsAKnee)
{
    Session session;
    addCeiling(session, ceiling(CeilingKind::Bandwidth, 1e12, "BW1"));
    addCeiling(session, ceiling(CeilingKind::Bandwidth, 4e12, "BW2"));
    addCeiling(session, ceiling(CeilingKind::Compute, 200e12, "fp16"));
    addCeiling(session, ceiling(CeilingKind::Compute, 20e12, "fp32"));
    const ChartContent content = chartContent(session);
    std::vector<double> knees;
    for (const ChartKnee& each : content.knees) {
        knees.push_back(each.ai.value());
    }
    EXPECT_EQ(knees, (std::vector<double>{50, 200, 5}));
}

TEST(ChartContent, SaysWhenAnotherStatisticIsShown)
{
    Session session;
    Measurement m = vectorAdd("coalesced", 1e-3);
    m.timing.reported = {};
    m.timing.reported.median = Seconds(1e-3);
    addMeasurement(session, m);
    const ChartContent content = chartContent(session);
    ASSERT_EQ(content.remarks.size(), 1U);
    EXPECT_EQ(content.remarks[0], "1 point uses the median: the min is not recorded");
}

TEST(ChartContent, SamplesGiveErrorBars)
{
    Session session;
    Measurement m = vectorAdd("coalesced", 1e-3);
    m.timing.samples = {Seconds(1e-3), Seconds(2e-3)};
    addMeasurement(session, m);
    const ChartPoint point = chartContent(session).points.at(0);
    EXPECT_DOUBLE_EQ(point.low->value(), 16777216 / 2e-3);
    EXPECT_DOUBLE_EQ(point.high->value(), 16777216 / 1e-3);
    session.view.whiskers = IntervalKind::Median95; // two samples have none
    EXPECT_FALSE(chartContent(session).points.at(0).low);
    session.view.whiskers.reset();
    EXPECT_FALSE(chartContent(session).points.at(0).high);
}

TEST(ChartContent, LinearAxesBeginAtTheOrigin)
{
    Session session;
    session.view.axes = AxisScale::Linear;
    addCeiling(session, ceiling(CeilingKind::Bandwidth, 1e12, "BW1"));
    addCeiling(session, ceiling(CeilingKind::Compute, 200e12, "P"));
    const ChartContent content = chartContent(session);
    EXPECT_EQ(content.home.aiMin, 0.0);
    EXPECT_EQ(content.home.performanceMin, 0.0);
    EXPECT_DOUBLE_EQ(content.home.aiMax, 400.0);
}

TEST(ChartContent, AProbeIsItsLineAndNotAPointOnIt)
{
    Session session;
    Measurement gemm = vectorAdd("blas", 1e-3);
    gemm.kernel = "gemm";
    gemm.work = gemmWork(64, 64, 64, Precision::Fp32);
    addMeasurement(session, gemm);
    addCeiling(session, *ceilingFromProbe(gemm, CeilingKind::Compute, Statistic::Min));
    ChartContent content = chartContent(session);
    EXPECT_TRUE(content.points.empty());
    ASSERT_EQ(content.notPlotted.size(), 1U);
    EXPECT_NE(content.notPlotted[0].reason.find("reference"), std::string::npos);
    // Without its line the run is a point like any other.
    session.ceilings[0].visible = false;
    content = chartContent(session);
    EXPECT_EQ(content.points.size(), 1U);
    EXPECT_TRUE(content.notPlotted.empty());
}

TEST(ChartContent, DevicesDoNotShareAKnee)
{
    Session session;
    const auto add = [&](CeilingKind kind, double value, const std::string& device) {
        Ceiling c = ceiling(kind, value, device + std::string(toText(kind)));
        c.provenance.device.name = device;
        addCeiling(session, c);
    };
    add(CeilingKind::Bandwidth, 500e9, "gpu");
    add(CeilingKind::Compute, 10e12, "gpu");
    add(CeilingKind::Bandwidth, 50e9, "cpu");
    add(CeilingKind::Compute, 200e9, "cpu");
    const ChartContent content = chartContent(session);
    ASSERT_EQ(content.knees.size(), 2U);
    EXPECT_DOUBLE_EQ(content.knees[0].ai.value(), 20.0);
    EXPECT_DOUBLE_EQ(content.knees[1].ai.value(), 4.0);
    EXPECT_EQ(content.ceilings[2].meetsSi, 200e9);
}
