// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/agent_info.h"
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

ImportOptions withWarmup(std::size_t warmup)
{
    ImportOptions options;
    options.warmup = warmup;
    return options;
}

TraceGroup groupOf(std::vector<std::uint32_t> durations)
{
    TraceGroup group;
    group.durationsNs = std::move(durations);
    return group;
}

} // namespace

// Rows out of order, timestamps beyond the whole numbers of a double, a helper and a memory copy.
TEST(KernelTrace, OrdersByDispatchLeavesTheWarmupOutAndKeepsNanoseconds)
{
    const ImportOutcome outcome = goodFile("rocprof_kernel_trace.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 1U);
    const Measurement& m = outcome.session.measurements[0];
    EXPECT_EQ(m.kernel, "add_pairs<float, 4>(float const*, float const*, float*, unsigned long)");
    ASSERT_EQ(m.timing.samples.size(), 9U);
    EXPECT_DOUBLE_EQ(m.timing.samples[0].value(), 200000e-9);
    EXPECT_DOUBLE_EQ(m.timing.samples[8].value(), 200296e-9);
    EXPECT_EQ(m.timing.warmup, 3);
    EXPECT_EQ(m.timing.repeat, 9);
    EXPECT_EQ(m.timing.method, TimingMethod::KernelTrace);
    EXPECT_EQ(m.parameters.integer("block"), 256);
    EXPECT_EQ(m.parameters.text("grid_threads"), "8388608x1x1");
    EXPECT_FALSE(m.parameters.integer("size")); // a grid is no N
    EXPECT_EQ(m.provenance.source.place, "lines 3-14");
    const std::pair<std::string, std::string> registers{"VGPR_Count (static)", "12"};
    EXPECT_NE(std::find(m.sourceFields.begin(), m.sourceFields.end(), registers),
              m.sourceFields.end());
    EXPECT_EQ(outcome.rows.read, 14U);
    EXPECT_EQ(outcome.rows.used, 9U);
    EXPECT_EQ(outcome.rows.setAside, 5U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "helper kernel set apart: __amd_rocclr_fill"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "MEMORY_COPY"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Assumption, "3 of 12 launches"));
}

TEST(KernelTrace, TheAgentFileBesideItNamesTheDevice)
{
    const ImportOutcome outcome = goodFile("rocprof_kernel_trace.csv");
    const Device& device = outcome.session.measurements.at(0).provenance.device;
    EXPECT_EQ(device.name, "AMD Radeon Test 50");
    EXPECT_EQ(device.arch, "gfx1150");
    EXPECT_EQ(device.computeUnits, 48);
    EXPECT_EQ(device.clockHz, 2250e6);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "rocprof_agent_info.csv"));
}

TEST(KernelTrace, AnAgentFileGivenLaterNamesItToo)
{
    ImportOutcome trace = goodFile("rocprof_kernel_trace_bad_times.csv");
    const ImportOutcome agents = goodFile("rocprof_agent_info.csv");
    EXPECT_FALSE(trace.session.measurements.at(0).provenance.device.name);
    ASSERT_EQ(agents.devices.size(), 2U);
    EXPECT_EQ(agents.devices[0].device.name, "Some Processor, 12 cores");
    EXPECT_EQ(attachDevices(trace.session, agents.devices), 1U);
    EXPECT_EQ(trace.session.measurements.at(0).provenance.device.name, "AMD Radeon Test 50");
    EXPECT_EQ(attachDevices(trace.session, agents.devices), 0U);
}

TEST(KernelTrace, TheWarmupCanBeChosenBeforeAndAfter)
{
    ImportOutcome outcome = goodFile("rocprof_kernel_trace.csv", withWarmup(0));
    const Measurement& m = outcome.session.measurements.at(0);
    EXPECT_EQ(m.timing.samples.size(), 12U);
    EXPECT_DOUBLE_EQ(m.timing.samples[0].value(), 700000e-9);
    ASSERT_EQ(outcome.traces.size(), 2U);
    EXPECT_EQ(outcome.traces[1].proposedWarmup, 3U);
    EXPECT_TRUE(chooseWarmup(outcome, 1, 2));
    EXPECT_EQ(m.timing.samples.size(), 10U);
    EXPECT_EQ(m.timing.warmup, 2);
    EXPECT_EQ(outcome.rows.used, 10U);
    EXPECT_EQ(outcome.rows.setAside, 4U);
    EXPECT_NE(m.provenance.notes.back().find("launches 3 to 12 of 12 are used"), std::string::npos)
        << m.provenance.notes.back();
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "2 of 12 launches"));
    EXPECT_TRUE(chooseWarmup(outcome, 1, 99)); // one launch stays
    EXPECT_FALSE(hasNote(outcome, NoteKind::Info, "2 of 12 launches")); // only the present choice
    EXPECT_EQ(m.timing.samples.size(), 1U);
    EXPECT_FALSE(chooseWarmup(outcome, 0, 1)); // the helper has no record
    EXPECT_FALSE(chooseWarmup(outcome, 7, 1));
}

TEST(KernelTrace, ImpossibleTimesAreRefusedOneByOneAndOutliersKept)
{
    const ImportOutcome outcome = goodFile("rocprof_kernel_trace_bad_times.csv");
    EXPECT_EQ(outcome.rows.refused, 5U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "100000 ns before the start line 3"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "0 ns is no duration line 4"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "not recorded line 5"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "no start time line 6"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "line 10"));
    const Measurement& m = outcome.session.measurements.at(0);
    ASSERT_EQ(m.timing.samples.size(), 5U);
    EXPECT_DOUBLE_EQ(m.timing.samples[1].value(), 9.0); // over 32 bits of nanoseconds
    EXPECT_DOUBLE_EQ(m.timing.samples[2].value(), 7e-9); // exact near 2^64
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "took 9 s, over ten times"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "took 7 ns, under a tenth"));
}

TEST(KernelTrace, AnOlderHeaderIsReadByName)
{
    const ImportOutcome outcome = goodFile("rocprof_kernel_trace_2024.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 2U); // two grids, two groups
    const Measurement& m = outcome.session.measurements[0];
    EXPECT_EQ(m.parameters.text("grid_threads"), "4096x2x1");
    EXPECT_EQ(m.timing.samples.size(), 3U);
    EXPECT_DOUBLE_EQ(m.timing.samples[1].value(), 41000e-9);
    EXPECT_NE(outcome.session.measurements[1].id, m.id);
}

TEST(KernelTrace, NIsAskedForGivenOrTakenFromAPairedResult)
{
    const ImportOutcome asked = goodFile("rocprof_kernel_trace.csv", withWork("vector_add fp32"));
    ASSERT_EQ(asked.questions.size(), 1U);
    EXPECT_EQ(asked.questions[0].kind, QuestionKind::ElementCount);
    EXPECT_FALSE(asked.session.measurements.at(0).work.flops);

    const ImportOutcome given
        = goodFile("rocprof_kernel_trace.csv", withWork("vector_add fp32 n=grid_size_x"));
    const PlotPoint point = plotPoint(given.session.measurements.at(0), Statistic::Min);
    EXPECT_NEAR(point.bandwidth->value() / giga, 503.316, 0.0005);
    EXPECT_TRUE(hasNote(given, NoteKind::Assumption, "n = 8388608 (grid_size_x)"));

    const ImportOutcome paired = goodFile("pairs/n_kernel_trace.csv", withWork("vector_add fp32"));
    const Measurement& m = paired.session.measurements.at(0);
    EXPECT_EQ(m.parameters.integer("size"), 8388608); // not the grid's 524288
    EXPECT_EQ(m.provenance.program.gitRevision, "0123abc");
    EXPECT_TRUE(hasNote(paired, NoteKind::Info, "N is taken from manifest.json"));
}

TEST(KernelTrace, OldResultsAndRaggedRows)
{
    const ImportOutcome outcome = goodFile("rocprof_results.csv");
    const Measurement& m = outcome.session.measurements.at(0);
    EXPECT_EQ(m.timing.samples.size(), 5U);
    EXPECT_DOUBLE_EQ(m.timing.samples[4].value(), 30040e-9);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "19 cells where the header has 21"));
}

TEST(KernelTrace, RefusedAsAWhole)
{
    EXPECT_EQ(badFile("rocprof_trace_header_only.csv"),
              "the table has a header and no row below it");
    EXPECT_EQ(badFile("rocprof_trace_open_quote.csv"),
              "a quote that begins here never ends (line 4)");
}

TEST(KernelTrace, OffersTheColumnsThatAreTheSameInAGroup)
{
    const ImportOutcome outcome = goodFile("rocprof_kernel_trace.csv");
    const auto& header = outcome.header;
    EXPECT_NE(std::find_if(header.begin(), header.end(),
                           [](const HeaderColumn& column) { return column.name == "VGPR_Count"; }),
              header.end());
    EXPECT_EQ(
        std::find_if(header.begin(), header.end(),
                     [](const HeaderColumn& column) { return column.name == "Start_Timestamp"; }),
        header.end());
}

TEST(TraceGroup, BoundsAreExactForLongLaunchesToo)
{
    TraceGroup group = groupOf({30, 10, 20, 4294967295U, 4294967295U});
    group.longDurations = {{3, 5000000000}, {4, 6000000000}};
    EXPECT_EQ(group.bounds(0, 2), (DurationBounds{10, 30}));
    EXPECT_EQ(group.bounds(2, 2), (DurationBounds{20, 20}));
    EXPECT_EQ(group.bounds(0, 3), (DurationBounds{10, 5000000000}));
    EXPECT_EQ(group.bounds(3, 4), (DurationBounds{5000000000, 6000000000}));
    EXPECT_EQ(group.bounds(4, 4), (DurationBounds{6000000000, 6000000000}));
}

TEST(WarmupRule, ProposesWhereTheSeriesSettles)
{
    EXPECT_EQ(proposeWarmup(groupOf({900, 340, 340, 340, 330, 330, 331, 330, 330, 331, 330})), 4U);
    EXPECT_EQ(proposeWarmup(groupOf({330, 330, 331, 330, 330})), 0U);
    EXPECT_EQ(proposeWarmup(groupOf({900, 330, 330})), 0U); // too short to say
    EXPECT_EQ(proposeWarmup(groupOf({330, 900, 330, 330, 331, 330})), 0U); // only leading ones
    // Within the scatter of the rest nothing is warm-up.
    EXPECT_EQ(proposeWarmup(groupOf({360, 330, 350, 300, 340, 310, 355, 320})), 0U);
}
