// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(Nvbandwidth, TheLocalCopyStaysAsStatedAndIsNoReferenceForTraffic)
{
    const ImportOutcome outcome = goodFile("nvbandwidth.json");
    EXPECT_TRUE(outcome.session.measurements.empty());
    ASSERT_EQ(outcome.session.ceilings.size(), 5U);
    const Ceiling& local = outcome.session.ceilings[3];
    EXPECT_DOUBLE_EQ(local.valueSi, 700.5e9);
    EXPECT_EQ(local.label, "device_local_copy GPU 0 (copied size once)");
    EXPECT_EQ(local.origin, CeilingOrigin::Imported);
    EXPECT_TRUE(local.visible);
    EXPECT_FALSE(isMainMemory(local));
    EXPECT_FALSE(local.statistic);
    EXPECT_EQ(local.provenance.device.name, "Test GPU A");
    EXPECT_EQ(local.provenance.device.index, 0);
    EXPECT_EQ(local.provenance.source.place, "/nvbandwidth/testcases/5/bandwidth_matrix/0/0");
    EXPECT_DOUBLE_EQ(outcome.session.ceilings[4].valueSi, 701.25e9);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Assumption, "1401 GB/s of traffic"));
}

TEST(Nvbandwidth, LinksAreHiddenAndEveryOtherCellIsAccountedFor)
{
    const ImportOutcome outcome = goodFile("nvbandwidth.json");
    EXPECT_DOUBLE_EQ(outcome.session.ceilings[0].valueSi, 25.5e9);
    EXPECT_EQ(outcome.session.ceilings[0].label, "host_to_device_memcpy_ce GPU 0");
    EXPECT_EQ(outcome.session.ceilings[2].label,
              "device_to_device_memcpy_read_ce GPU 1 with GPU 0");
    EXPECT_FALSE(outcome.session.ceilings[0].visible);
    EXPECT_EQ(outcome.rows.read, 11U);
    EXPECT_EQ(outcome.rows.used, 5U);
    EXPECT_EQ(outcome.rows.setAside, 4U);
    EXPECT_EQ(outcome.rows.refused, 2U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "was waived"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "2 cells have no value"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "is no bandwidth in GB/s"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "has the status \"Error\""));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused,
                        "\"inf\" is not a finite number /nvbandwidth/testcases/1/"
                        "bandwidth_matrix/1/0"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "the stated sum 553"));
}

TEST(Nvbandwidth, OneGpuCanBeChosen)
{
    ImportOptions options;
    options.device = 1;
    const ImportOutcome outcome = goodFile("nvbandwidth.json", options);
    ASSERT_EQ(outcome.session.ceilings.size(), 3U);
    EXPECT_DOUBLE_EQ(outcome.session.ceilings[2].valueSi, 701.25e9);
    EXPECT_EQ(outcome.rows.used + outcome.rows.setAside + outcome.rows.refused, outcome.rows.read);
}

TEST(Nvbandwidth, RefusesAFileWithoutTestcases)
{
    EXPECT_NE(badFile("nvbandwidth_error.json").find("\"no CUDA device\""), std::string::npos);
    for (const char* body : {"3", "{}", "{\"testcases\": {}}", "{\"testcases\": []}"}) {
        EXPECT_FALSE(importText(std::string("{\"nvbandwidth\": ") + body + "}")) << body;
    }
    const auto odd = importText("{\"nvbandwidth\": {\"testcases\": [1, {\"bandwidth_matrix\": [2, "
                                "[{}], [-5]], \"bandwidth_description\": \"(GB/s)\"}]}}");
    ASSERT_TRUE(odd);
    EXPECT_TRUE(odd->session.ceilings.empty());
    EXPECT_EQ(odd->rows.refused, 3U);
}
