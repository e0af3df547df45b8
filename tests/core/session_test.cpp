// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <set>

using namespace rooflab;
using rooflab::testing::vectorAdd;

TEST(Session, IdsNeverCollide)
{
    Session session;
    EXPECT_EQ(addMeasurement(session, vectorAdd("coalesced", 1e-3)), "coalesced");
    EXPECT_EQ(addMeasurement(session, vectorAdd("coalesced", 2e-3)), "coalesced-2");
    Ceiling c = rooflab::testing::ceiling(CeilingKind::Bandwidth, 1, "coalesced");
    EXPECT_EQ(addCeiling(session, c), "coalesced-3");
    Measurement nameless = vectorAdd("linecross", 1e-3);
    nameless.id.clear();
    EXPECT_EQ(addMeasurement(session, nameless), "linecross");
}

TEST(Session, MergeKeepsOrderAndRecognisesTheSameRecord)
{
    Session session;
    addMeasurement(session, vectorAdd("a", 1e-3));
    Session other;
    addMeasurement(other, vectorAdd("b", 1e-3));
    addMeasurement(other, vectorAdd("a", 1e-3)); // the same again
    Measurement changed = vectorAdd("a", 2e-3); // the same id, another run
    other.measurements.push_back(changed);
    const MergeReport report = merge(session, other);
    EXPECT_EQ(report.measurements, 2U);
    EXPECT_EQ(report.alreadyThere, 1U);
    EXPECT_EQ(report.renamedIds, 1U);
    ASSERT_EQ(session.measurements.size(), 3U);
    EXPECT_EQ(session.measurements[1].id, "b");
    EXPECT_EQ(session.measurements[2].id, "a-2");
}

TEST(Session, TwoEqualRunsOfOneFileAreTwoRuns)
{
    Session session;
    Session other;
    other.measurements = {vectorAdd("a", 1e-3), vectorAdd("a", 1e-3)};
    merge(session, other);
    EXPECT_EQ(session.measurements.size(), 2U);
}

TEST(Session, TheFirstMergeBringsTitleAndView)
{
    Session session;
    Session sample;
    sample.title = "sample";
    sample.isSample = true;
    sample.view.statistic = Statistic::Median;
    addMeasurement(sample, vectorAdd("a", 1e-3));
    merge(session, sample);
    EXPECT_EQ(session.title, "sample");
    EXPECT_TRUE(session.isSample);
    EXPECT_EQ(session.view.statistic, Statistic::Median);
    Session real;
    addMeasurement(real, vectorAdd("b", 1e-3));
    merge(session, real);
    EXPECT_FALSE(session.isSample);
}

TEST(Session, HiddenIdsAreASet)
{
    ViewSettings view;
    setHidden(view, "a", true);
    setHidden(view, "a", true);
    EXPECT_EQ(view.hiddenIds.size(), 1U);
    EXPECT_TRUE(isHidden(view, "a"));
    setHidden(view, "a", false);
    EXPECT_FALSE(isHidden(view, "a"));
}

// Ten thousand records with one name must not take quadratic time, and no id collides.
TEST(Session, MergingKeepsNotesOnce)
{
    Session other;
    addMeasurement(other, vectorAdd("coalesced", 1e-3));
    other.notes = {"N = 16777216: as asked"};
    other.recordNotes = "seen";
    Session session;
    addMeasurement(session, vectorAdd("linecross", 1e-3));
    session.recordNotes = "first";
    merge(session, other);
    merge(session, other);
    EXPECT_EQ(session.notes, other.notes);
    EXPECT_EQ(session.recordNotes, "first\n\nseen");
}

TEST(Session, MergingManyRecordsKeepsIdsApartAndTheOrder)
{
    Session target;
    target.measurements.push_back(rooflab::testing::vectorAdd("coalesced", 1e-3));
    Session many;
    for (int i = 0; i < 10000; ++i) {
        Measurement m = rooflab::testing::vectorAdd("coalesced", 2e-3 + 1e-6 * i);
        m.id = i % 2 == 0 ? "coalesced" : "coalesced-2";
        many.measurements.push_back(m);
    }
    const Session copy = many;
    const MergeReport report = merge(target, many);
    EXPECT_EQ(report.measurements, 10000U);
    ASSERT_EQ(target.measurements.size(), 10001U);
    std::set<std::string> ids;
    for (std::size_t i = 0; i < target.measurements.size(); ++i) {
        ids.insert(target.measurements[i].id);
        if (i > 1) {
            EXPECT_LT(target.measurements[i - 1].timing.reported.min,
                      target.measurements[i].timing.reported.min);
        }
    }
    EXPECT_EQ(ids.size(), 10001U);
    EXPECT_EQ(merge(target, copy).alreadyThere, 10000U);
}
