// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(ErtJson, GivesMeasuredReferencesAndHidesTheSpecification)
{
    const ImportOutcome outcome = goodFile("ert_json.json");
    const Session& session = outcome.session;
    ASSERT_EQ(session.ceilings.size(), 5U);
    EXPECT_DOUBLE_EQ(session.ceilings[0].valueSi, 1500.5e9);
    EXPECT_EQ(session.ceilings[0].memoryLevel, "L1");
    EXPECT_DOUBLE_EQ(session.ceilings[1].valueSi, 80e9);
    EXPECT_EQ(session.ceilings[1].origin, CeilingOrigin::Imported);
    EXPECT_EQ(session.ceilings[2].kind, CeilingKind::Compute);
    EXPECT_DOUBLE_EQ(session.ceilings[2].valueSi, 320e9);
    EXPECT_FALSE(session.ceilings[2].precision);
    EXPECT_EQ(session.ceilings[3].precision, Precision::Fp32);
    EXPECT_DOUBLE_EQ(session.ceilings[4].valueSi, 102.4e9);
    EXPECT_EQ(session.ceilings[4].origin, CeilingOrigin::Theoretical);
    EXPECT_FALSE(session.ceilings[4].visible);
    EXPECT_DOUBLE_EQ(session.ceilings[2].valueSi / session.ceilings[1].valueSi, 4.0);
}

TEST(ErtJson, RecordsHostAndTime)
{
    const ImportOutcome outcome = goodFile("ert_json.json");
    const Provenance& bandwidth = outcome.session.ceilings.at(0).provenance;
    EXPECT_EQ(bandwidth.host.name, "node");
    EXPECT_EQ(bandwidth.host.os, "Linux");
    EXPECT_EQ(bandwidth.host.kernel, "5.14.0");
    EXPECT_EQ(bandwidth.recordedAt, "2023-11-14T22:13:20Z");
    EXPECT_EQ(bandwidth.software.at(0).version, "1.1.0");
    EXPECT_EQ(bandwidth.software.at(1).detail, "gcc -O2");
    EXPECT_FALSE(bandwidth.device.name);
    EXPECT_EQ(outcome.session.ceilings.at(2).provenance.host.name, "node-7");
}

TEST(ErtJson, RefusesValuesOneByOne)
{
    const ImportOutcome outcome = goodFile("ert_json.json");
    EXPECT_EQ(outcome.rows.read, 8U);
    EXPECT_EQ(outcome.rows.used, 5U);
    EXPECT_EQ(outcome.rows.refused, 3U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "/empirical/gbytes/data/2"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "must be a positive, finite number"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "a label and a number are expected"));
    EXPECT_EQ(badFile("ert_empty.json"), "there are no reference values (/empirical)");
    EXPECT_NE(badFile("ert_cut.json").find("ends too early"), std::string::npos);
}
