// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session_merger.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

Session sessionOf(std::vector<Measurement> measurements)
{
    Session session;
    session.measurements = std::move(measurements);
    return session;
}

} // namespace

TEST(SessionMerger, GivesWhatOneMergeAfterTheOtherGives)
{
    const std::vector<Session> files{
        sessionOf({vectorAdd("a", 1e-3), vectorAdd("a", 1e-3)}),
        sessionOf({vectorAdd("b", 1e-3), vectorAdd("a", 1e-3)}),
        sessionOf({vectorAdd("a", 2e-3)}),
    };
    Session oneByOne;
    Session together;
    SessionMerger merger(together);
    for (const Session& file : files) {
        const MergeReport expected = merge(oneByOne, file);
        const MergeReport report = merger.add(file);
        EXPECT_EQ(report.measurements, expected.measurements);
        EXPECT_EQ(report.alreadyThere, expected.alreadyThere);
        EXPECT_EQ(report.renamedIds, expected.renamedIds);
    }
    EXPECT_EQ(together, oneByOne);
    ASSERT_EQ(together.measurements.size(), 4U);
    EXPECT_EQ(together.measurements[1].id, "a-2");
    EXPECT_EQ(together.measurements[2].id, "b");
    EXPECT_EQ(together.measurements[3].id, "a-3");
}

TEST(SessionMerger, KnowsWhatWasThereBefore)
{
    Session target = sessionOf({vectorAdd("a", 1e-3)});
    target.ceilings = {ceiling(CeilingKind::Bandwidth, 5e11, "copy")};
    Session same = target;
    SessionMerger merger(target);
    const MergeReport report = merger.add(same);
    EXPECT_EQ(report.alreadyThere, 2U);
    EXPECT_EQ(report.measurements + report.ceilings, 0U);
}
