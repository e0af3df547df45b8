// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

const char* const files[] = {"nvbench_json.json", "nvbench_csv.csv"};

} // namespace

TEST(Nvbench, ColdAndBatchAreNeverMixed)
{
    for (const char* file : files) {
        const ImportOutcome outcome = goodFile(file);
        ASSERT_EQ(outcome.session.measurements.size(), 2U) << file;
        const Measurement& cold = outcome.session.measurements[0];
        const Measurement& batch = outcome.session.measurements[1];
        EXPECT_EQ(cold.variant, "cold");
        EXPECT_EQ(cold.timing.cache, CacheState::Flushed);
        EXPECT_EQ(cold.timing.repeat, 500);
        EXPECT_DOUBLE_EQ(cold.timing.reported.mean->value(), 2e-5);
        EXPECT_EQ(batch.variant, "batch");
        EXPECT_EQ(batch.timing.cache, CacheState::Warm);
        EXPECT_EQ(batch.timing.scope, TimingScope::Batch);
        EXPECT_EQ(batch.timing.repeat, 600);
        EXPECT_DOUBLE_EQ(batch.timing.reported.mean->value(), 1.6e-5);
        EXPECT_FALSE(batch.timing.reported.min);
        EXPECT_EQ(cold.kernel, "triad");
        EXPECT_EQ(cold.precision, Precision::Fp32);
        EXPECT_EQ(cold.parameters.integer("Elements"), 1048576);
        EXPECT_EQ(cold.provenance.device.name, "Test GPU A");
        EXPECT_EQ(cold.work.bytes->value(), 12582912.0) << file;
        EXPECT_FALSE(cold.work.flops);
        ASSERT_EQ(outcome.questions.size(), 1U);
        EXPECT_NE(outcome.questions[0].message.find("bytes but no FLOPs"), std::string::npos);
        EXPECT_NEAR(plotPoint(cold, Statistic::Mean).bandwidth->value() / giga, 629.1456, 1e-9);
    }
}

TEST(Nvbench, TheUsersModelGivesTheIntensity)
{
    for (const char* file : files) {
        const ImportOutcome outcome = goodFile(file, withWork("triad n=Elements"));
        const Measurement& cold = outcome.session.measurements.at(0);
        EXPECT_EQ(cold.work.flops->value(), 2097152.0);
        EXPECT_NEAR(plotPoint(cold, Statistic::Mean).ai->value(), 1.0 / 6.0, 1e-12);
        EXPECT_NEAR(plotPoint(cold, Statistic::Mean).performance->value() / giga, 104.8576, 1e-9);
        EXPECT_TRUE(outcome.questions.empty());
        EXPECT_EQ(noteOf(outcome, NoteKind::Conflict), nullptr) << file;
    }
}

TEST(Nvbench, AModelThatMovesMoreThanTheFileDeclaresIsAConflict)
{
    const ImportOutcome outcome
        = goodFile("nvbench_csv.csv", withWork("flops = elements; bytes = 24*elements"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "the file states 12 MiB"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "one buffer instead of both (0.5)"));
    EXPECT_EQ(outcome.session.measurements.at(0).work.bytes->value(), 25165824.0);
}

TEST(NvbenchJson, KeepsWhatTheFileSaysAndFollowsNoFileName)
{
    const ImportOutcome outcome = goodFile("nvbench_json.json");
    const Measurement& cold = outcome.session.measurements.at(0);
    EXPECT_DOUBLE_EQ(cold.timing.reported.median->value(), 19e-6);
    EXPECT_DOUBLE_EQ(cold.timing.reported.min->value(), 18e-6);
    EXPECT_EQ(cold.provenance.device.arch, "sm_80");
    EXPECT_EQ(cold.provenance.device.clockHz, 1.41e9);
    EXPECT_EQ(cold.provenance.device.computeUnits, 108);
    EXPECT_EQ(cold.provenance.command, "./bench --json out.json");
    EXPECT_EQ(cold.provenance.software.at(0).version, "0.2.0");
    EXPECT_EQ(cold.provenance.source.place, "/benchmarks/0/states/0");
    ASSERT_EQ(cold.sourceFields.size(), 4U);
    EXPECT_EQ(cold.sourceFields[0].first, "nv/cold/time/cpu/mean");
    EXPECT_NE(cold.sourceFields[2].second.find("/etc/passwd"), std::string::npos);
}

TEST(NvbenchJson, RefusesStatesOneByOne)
{
    const ImportOutcome outcome = goodFile("nvbench_json.json");
    EXPECT_EQ(outcome.rows.read, 5U);
    EXPECT_EQ(outcome.rows.used, 1U);
    EXPECT_EQ(outcome.rows.setAside, 1U);
    EXPECT_EQ(outcome.rows.refused, 3U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "skipped by the benchmark: too large"));
    EXPECT_TRUE(
        hasNote(outcome, NoteKind::Refused, "the state has no summaries /benchmarks/0/states/2"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "/benchmarks/0/states/3/summaries/1"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "nv/cold/time/gpu/mean is no positive time"));
    EXPECT_NE(badFile("nvbench_json_cut.json").find("ends too early"), std::string::npos);
    EXPECT_EQ(badFile("nvbench_json_no_states.json"), "no benchmark has a state (/benchmarks)");
}

TEST(NvbenchJson, WrongTypesNeverCrash)
{
    for (const char* benchmarks : {"[1]", "[{\"states\": 5}]", "[{\"states\": [3, null, []]}]",
                                   "[{\"states\": [{\"summaries\": [7, {\"tag\": 4}]}]}]", "{}"}) {
        const auto outcome
            = importText(std::string("{\"meta\": {\"version\": {\"nvbench\": 1}}, \"devices\": 3, "
                                     "\"benchmarks\": ")
                         + benchmarks + "}");
        EXPECT_TRUE(!outcome || outcome->session.measurements.empty()) << benchmarks;
    }
}

TEST(NvbenchCsv, TwoColumnsNoiseStayApartAndBadRowsAreRefused)
{
    const ImportOutcome outcome = goodFile("nvbench_csv.csv");
    const Measurement& cold = outcome.session.measurements.at(0);
    ASSERT_GE(cold.sourceFields.size(), 4U);
    EXPECT_EQ(cold.sourceFields[1],
              (std::pair<std::string, std::string>("CPU Time (sec) Noise (%)", "7.5")));
    EXPECT_EQ(cold.sourceFields[2],
              (std::pair<std::string, std::string>("GPU Time (sec) Noise (%)", "5")));
    EXPECT_EQ(outcome.rows.read, 4U);
    EXPECT_EQ(outcome.rows.used, 1U);
    EXPECT_EQ(outcome.rows.setAside, 1U);
    EXPECT_EQ(outcome.rows.refused, 2U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "0 is no positive time line 4"));
    EXPECT_NE(badFile("nvbench_csv_no_gpu_time.csv").find("neither GPU Time"), std::string::npos);
}
