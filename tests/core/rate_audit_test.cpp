// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_outcome.h"
#include "core/io/rate_audit.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

using namespace rooflab;

namespace {

/// 503.316 GB/s and 41.943 GFLOPS at the minimum of 0.2 ms.
Measurement run()
{
    Measurement m = rooflab::testing::vectorAdd("coalesced", 0.2e-3, 8388608);
    m.timing.reported.median = Seconds(0.25e-3);
    m.timing.reported.mean = Seconds(0.3e-3);
    return m;
}

std::string cause(RateKind kind, double factor, std::optional<Statistic> statistic = {})
{
    const Measurement m = run();
    const double work = kind == RateKind::Bandwidth ? m.work.bytes->value() : m.work.flops->value();
    const auto found = auditRate(m, {kind, work / 0.2e-3 * factor, statistic, {}});
    return !found ? "agrees" : found->cause.empty() ? "no cause" : found->cause;
}

} // namespace

TEST(RateAudit, NamesTheOneFactor)
{
    EXPECT_EQ(cause(RateKind::Bandwidth, 1.0), "agrees");
    EXPECT_EQ(cause(RateKind::Bandwidth, 1.009), "agrees");
    EXPECT_NE(cause(RateKind::Bandwidth, 1.0 / 1.048576).find("MiB/ms called GB/s"),
              std::string::npos);
    EXPECT_NE(cause(RateKind::Bandwidth, 1.048576).find("1.049"), std::string::npos);
    EXPECT_NE(cause(RateKind::Bandwidth, 1.073741824).find("1.074"), std::string::npos);
    EXPECT_NE(cause(RateKind::Bandwidth, 1.0 / 1.073741824).find("GiB/s"), std::string::npos);
    EXPECT_NE(cause(RateKind::Bandwidth, 0.5).find("one buffer"), std::string::npos);
    EXPECT_NE(cause(RateKind::Bandwidth, 2.0).find("twice"), std::string::npos);
    EXPECT_NE(cause(RateKind::Performance, 0.5).find("multiply-add once"), std::string::npos);
    EXPECT_EQ(cause(RateKind::Bandwidth, 0.8), "it follows from the median time");
    EXPECT_EQ(cause(RateKind::Performance, 0.2 / 0.3), "it follows from the mean time");
    EXPECT_EQ(cause(RateKind::Bandwidth, 0.8 / 1.048576),
              "it is MiB/ms called GB/s (1/1.049), from the median time");
    EXPECT_EQ(cause(RateKind::Bandwidth, 0.9), "no cause");
    EXPECT_EQ(cause(RateKind::Bandwidth, 0.8, Statistic::Median), "agrees");
}

TEST(RateAudit, NothingToCompareIsNoConflict)
{
    Measurement m = run();
    m.work.bytes.reset();
    EXPECT_FALSE(auditRate(m, {RateKind::Bandwidth, 1e9, {}, {}}));
    m = run();
    m.timing = {};
    EXPECT_FALSE(auditRate(m, {RateKind::Bandwidth, 1e9, {}, {}}));
}

TEST(RateAudit, ManyRowsAlikeAreCounted)
{
    ImportOutcome outcome;
    for (int i = 0; i < 10; ++i) {
        Measurement m = run();
        auditStoredRate(m, {RateKind::Bandwidth, 251.658e9, {}, "line 2"}, "gbs", outcome);
        EXPECT_EQ(m.sourceFields.at(0).second, "251.658 GB/s");
    }
    outcome.finish();
    ASSERT_EQ(outcome.notes.size(), 4U);
    EXPECT_NE(outcome.notes.back().message.find("7 more rows"), std::string::npos);
}
