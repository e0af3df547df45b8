// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events.h"
#include "core/plan.h"
#include "tests/kernels/bench_cpu_fixture.h"

namespace rooflab::bench::test {
namespace {

/// rooflab-bench-cpu with every way to time, to stop and to choose sizes.
class BenchTiming : public BenchCpu {
protected:
    /// The only measurement of a small run with these words.
    Measurement measured(const std::vector<std::string>& words)
    {
        const auto path = file("out.json");
        const auto outcome
            = run(std::vector<std::string>{"--size", "1003", "--output-json", path} + words);
        EXPECT_EQ(outcome.code, 0) << outcome.errors;
        m_output = outcome.output;
        const Session session = sessionIn(path);
        EXPECT_EQ(session.measurements.size(), 1U);
        return session.measurements.empty() ? Measurement() : session.measurements[0];
    }

    std::string m_output;
};

TEST_F(BenchTiming, timesInBatches)
{
    const Timing timing
        = measured({"--timing", "batch", "--repeat", "200", "--warmup", "2"}).timing;
    EXPECT_EQ(timing.scope, TimingScope::Batch);
    EXPECT_EQ(timing.batchSize, 20);
    EXPECT_EQ(timing.samples.size(), 10U);
    EXPECT_EQ(timing.repeat, 200);
    EXPECT_NE(m_output.find("timing: batch, warm caches; fixed number of launches, in batches of "
                            "20"),
              std::string::npos)
        << m_output;
}

TEST_F(BenchTiming, timesWithFlushedCaches)
{
    const Timing warm = measured({"--repeat", "5"}).timing;
    const Timing flushed
        = measured({"--warmup", "1", "--repeat", "5", "--cache", "flushed"}).timing;
    EXPECT_EQ(warm.cache, CacheState::Warm);
    EXPECT_EQ(flushed.cache, CacheState::Flushed);
    EXPECT_EQ(flushed.samples.size(), 5U);
    EXPECT_NE(m_output.find("flushed caches"), std::string::npos) << m_output;
}

TEST_F(BenchTiming, stopsWhenStableOrAtTheLimit)
{
    const Timing stable
        = measured({"--timing", "per-launch", "--until-stable", "0.5", "--warmup", "50"}).timing;
    EXPECT_GE(stable.samples.size(), 10U);
    EXPECT_LT(stable.samples.size(), 1000U);
    EXPECT_EQ(stable.stopRule->find("stable: half-width of the 95 % interval"), 0U)
        << *stable.stopRule;
    const Timing limited
        = measured({"--repeat", "1000000", "--time-limit", "0.05", "--warmup", "5"}).timing;
    EXPECT_GE(limited.samples.size(), 3U);
    EXPECT_LT(limited.samples.size(), 1000000U);
    EXPECT_EQ(limited.stopRule->find("time limit of 50 ms: "), 0U) << *limited.stopRule;
}

TEST_F(BenchTiming, refusesAPlanThatFlushesBatches)
{
    const std::string plan = R"({"format":"rooflab-plan","version":"1.0","runs":[
        {"kernel":"coalesced","parameters":{"size":99},"timing_scope":"batch","cache":"flushed"},
        {"kernel":"coalesced","parameters":{"size":99},"warmup":1,"repeat":2}]})";
    const auto outcome = run({"--plan", "-"}, plan);
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.sentences(), 1) << outcome.errors;
    EXPECT_NE(outcome.errors.find("flushed"), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.output.find("all 99 checked"), std::string::npos) << outcome.output;
}

TEST_F(BenchTiming, choosesASizeAndSaysWhy)
{
    const auto path = file("out.json");
    const auto outcome = run({"--kernel", "coalesced", "--stores", "regular", "--warmup", "0",
                              "--repeat", "1", "--output-json", path});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const Session session = sessionIn(path);
    ASSERT_EQ(session.notes.size(), 1U);
    const std::string size = std::to_string(*session.measurements.at(0).parameters.integer("size"));
    EXPECT_EQ(session.notes[0].find("N = " + size + ": three fp32 arrays hold "), 0U)
        << session.notes[0];
    EXPECT_EQ(outcome.output.find("note: " + session.notes[0] + "\n"), 0U) << outcome.output;
}

TEST_F(BenchTiming, saysHowTheCoresWereBeforeAndAfter)
{
    const Provenance origin = measured({"--repeat", "3"}).provenance;
    // What the platform tells differs; what is there must be possible.
    for (const DeviceState& state : {origin.before, origin.after}) {
        EXPECT_TRUE(!state.clockHz || (*state.clockHz > 1e8 && *state.clockHz < 1e10));
        EXPECT_GE(state.otherProcesses.value_or(0), 0);
    }
}

TEST_F(BenchTiming, leavesAValidFileWhenAScanIsInterrupted)
{
    const auto path = file("scan.json");
    RunningProgram program(command({"--plan", "size-scan", "--events", "--output-json", path}),
                           m_folder);
    ASSERT_TRUE(program.waitForOutput("\"id\":\"coalesced-fp32-size2048-regular\""));
    program.kill(SIGINT);
    EXPECT_EQ(program.wait(), 1);
    const Session session = sessionIn(path);
    EXPECT_GE(session.measurements.size(), 2U);
    EXPECT_FALSE(session.ceilings.empty());
    EXPECT_GE(session.notes.size(), 3U); // the sizes, and the stop
    EventLog log;
    static_cast<void>(log.feed(program.output()));
    EXPECT_EQ(log.finish().session.measurements.size(), session.measurements.size());
}

} // namespace
} // namespace rooflab::bench::test
