// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/contest.h"
#include "tests/bench/overhead.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

using namespace rooflab;
using namespace rooflab::peers;

namespace {

constexpr std::int64_t size = 1024;
constexpr double bytesOfAddition = 12.0 * size;

PlannedRun addition(const std::string& kernel, const std::string& stores)
{
    PlannedRun run;
    run.kernelId = kernel;
    run.parameters = {{"size", size}, {"stores", stores}};
    return run;
}

PlannedRun copy()
{
    PlannedRun run;
    run.kernelId = "copy_regular";
    run.parameters = {{"size", size}};
    return run;
}

/// Additions take 2 ms with regular stores and 1 ms with streaming ones; copies are not supported.
class TwoSpeeds : public bench::test::FakeBackend {
public:
    Result<std::unique_ptr<bench::PreparedRun>> prepare(const bench::RunSettings& settings) override
    {
        script.seconds = {settings.parameters.text("stores") == "streaming" ? 1e-3 : 2e-3};
        return FakeBackend::prepare(settings);
    }
};

Contest contestOf(std::vector<PlannedRun> candidates)
{
    Contest contest;
    contest.what = "vector add";
    contest.candidates = std::move(candidates);
    contest.peer = "a peer";
    contest.notes = {"a note"};
    return contest;
}

Result<TimeLaunches> steadyPeer(double seconds)
{
    return [seconds](std::span<Seconds> times) -> Result<void> {
        std::ranges::fill(times, Seconds(seconds));
        return {};
    };
}

constexpr PairingPlan shortPlan{5, Turn{Seconds(0.01)}};

} // namespace

TEST(Contest, ThePeerDoesTheSameWorkAsTheFastestCandidate)
{
    TwoSpeeds backend;
    Report report;
    const Contest contest
        = contestOf({addition("coalesced", "regular"), addition("vectorized", "streaming"),
                     addition("vectorized", "regular")});
    compareWithPeer(
        backend, contest, [] { return steadyPeer(4e-3); }, shortPlan, report);
    ASSERT_EQ(report.comparisons.size(), 1) << report.failures.front().reason;
    const Comparison& comparison = report.comparisons.front();
    EXPECT_EQ(comparison.engine, "vectorized, stores=streaming");
    EXPECT_EQ(comparison.peer, "a peer");
    EXPECT_EQ(comparison.notes, contest.notes);
    ASSERT_EQ(comparison.pairs.size(), 5);
    EXPECT_DOUBLE_EQ(comparison.pairs.front().engine, bytesOfAddition / 1e-3);
    EXPECT_DOUBLE_EQ(comparison.pairs.front().peer, bytesOfAddition / 4e-3);
    EXPECT_TRUE(report.failures.empty());
}

TEST(Contest, PassesOverWhatIsNotSupported)
{
    TwoSpeeds backend;
    Report report;
    const auto peer = [] { return steadyPeer(4e-3); };
    compareWithPeer(backend, contestOf({copy(), addition("coalesced", "regular")}), peer, shortPlan,
                    report);
    ASSERT_EQ(report.comparisons.size(), 1);
    EXPECT_EQ(report.comparisons.front().engine, "coalesced, stores=regular");

    compareWithPeer(backend, contestOf({copy(), copy()}), peer, shortPlan, report);
    compareWithPeer(backend, contestOf({copy()}), peer, shortPlan, report);
    compareWithPeer(backend, contestOf({}), peer, shortPlan, report);
    EXPECT_EQ(report.comparisons.size(), 1);
    ASSERT_EQ(report.failures.size(), 3);
    EXPECT_EQ(report.failures[0].reason, "not on the fake device");
    EXPECT_EQ(report.failures[1].reason, "not on the fake device");
    EXPECT_EQ(report.failures[2].reason, "there is nothing to compare");
}

TEST(Contest, AWrongOutputIsNoMeasurement)
{
    bench::test::FakeBackend backend;
    backend.script.writesOutput = false;
    Report report;
    compareWithPeer(
        backend, contestOf({addition("coalesced", "regular")}), [] { return steadyPeer(4e-3); },
        shortPlan, report);
    EXPECT_TRUE(report.comparisons.empty());
    ASSERT_EQ(report.failures.size(), 1);
    EXPECT_EQ(report.failures.front().what, "vector add");
    EXPECT_NE(report.failures.front().reason.find("output is not right: failed"), std::string::npos)
        << report.failures.front().reason;
}

TEST(Contest, APeerThatCannotBeMadeIsSaid)
{
    bench::test::FakeBackend backend;
    Report report;
    compareWithPeer(
        backend, contestOf({addition("coalesced", "regular")}),
        []() -> Result<TimeLaunches> {
            return fail(ErrorCode::Unsupported, "there is no such library");
        },
        shortPlan, report);
    ASSERT_EQ(report.failures.size(), 1);
    EXPECT_EQ(report.failures.front().reason, "there is no such library");
}

TEST(Contest, ARateIsTheMeanOfBeforeAndAfter)
{
    TwoSpeeds backend;
    Report report;
    Contest contest = contestOf({addition("coalesced", "regular")});
    contest.measure = Measure::Performance;
    double rate = 0.0;
    compareWithRate(
        backend, contest, [&] { return Result<double>(rate += 1e6); }, shortPlan, report);
    ASSERT_EQ(report.comparisons.size(), 1);
    const auto& pairs = report.comparisons.front().pairs;
    ASSERT_EQ(pairs.size(), 5);
    EXPECT_DOUBLE_EQ(pairs[0].engine, size / 2e-3);
    EXPECT_DOUBLE_EQ(pairs[0].peer, 1.5e6);
    EXPECT_DOUBLE_EQ(pairs[1].peer, 3.5e6);

    const auto unknown = []() -> Result<double> {
        return fail(ErrorCode::Unsupported, "the clock cannot be timed");
    };
    compareWithRate(backend, contest, unknown, shortPlan, report);
    ASSERT_EQ(report.failures.size(), 1);
    EXPECT_EQ(report.failures.front().reason, "the clock cannot be timed");
}

TEST(Overhead, TheLaunchesAreComparedWithTheWholeRun)
{
    bench::test::FakeBackend backend;
    backend.hints.smallestArray = size;
    Report report;
    measureOverhead(backend, 5, report);
    ASSERT_EQ(report.comparisons.size(), 1) << report.failures.front().reason;
    const Comparison& comparison = report.comparisons.front();
    ASSERT_EQ(comparison.pairs.size(), 5);
    for (const Pair& pair : comparison.pairs) {
        // 100 launches that say they take 1 ms each; a fake device takes far less.
        EXPECT_NEAR(pair.engine, 0.1, 1e-9);
        EXPECT_GT(pair.peer, 0.0);
    }
}
