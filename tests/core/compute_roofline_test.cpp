// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

const Ceiling* ceilingOf(const ImportOutcome& outcome, const std::string& label)
{
    for (const Ceiling& ceiling : outcome.session.ceilings) {
        if (ceiling.label == label) {
            return &ceiling;
        }
    }
    return nullptr;
}

} // namespace

TEST(ComputeRoofline, GivesCeilingsWithTheirIntervals)
{
    const ImportOutcome outcome = goodFile("rocprof_compute.csv");
    ASSERT_EQ(outcome.session.ceilings.size(), 4U);
    const Ceiling* hbm = ceilingOf(outcome, "HBM");
    ASSERT_NE(hbm, nullptr);
    EXPECT_DOUBLE_EQ(hbm->valueSi, 1200.5e9);
    EXPECT_DOUBLE_EQ(hbm->lowSi.value(), 1199.5e9);
    EXPECT_DOUBLE_EQ(hbm->highSi.value(), 1201.5e9); // hbmBwHigh in the header
    EXPECT_EQ(hbm->origin, CeilingOrigin::Imported);
    EXPECT_EQ(hbm->provenance.source.place, "line 2");
    const Ceiling* mfma = ceilingOf(outcome, "MFMA BF16");
    ASSERT_NE(mfma, nullptr);
    EXPECT_EQ(mfma->precision, Precision::Bf16);
    EXPECT_DOUBLE_EQ(mfma->valueSi, 150e12);
    EXPECT_FALSE(ceilingOf(outcome, "L2")->lowSi);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "\"L2Bw\" has no interval"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "\"MFMAI8Ops\" counts integer operations"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "\"MFMAF8Flops\""));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "\"MALLBw\" has no value"));
}

TEST(ComputeRoofline, OfSeveralDevicesOneIsChosen)
{
    const ImportOutcome asked = goodFile("rocprof_compute_three_devices.csv");
    EXPECT_TRUE(asked.session.ceilings.empty());
    ASSERT_EQ(asked.questions.size(), 1U);
    EXPECT_EQ(asked.questions[0].kind, QuestionKind::Device);
    EXPECT_NE(asked.questions[0].message.find("0, 1, 2"), std::string::npos);
    EXPECT_TRUE(hasNote(asked, NoteKind::Refused, "the device 1 stands here again line 4"));
    ImportOptions options;
    options.device = 2;
    const ImportOutcome chosen = goodFile("rocprof_compute_three_devices.csv", options);
    ASSERT_NE(ceilingOf(chosen, "HBM"), nullptr);
    EXPECT_DOUBLE_EQ(ceilingOf(chosen, "HBM")->valueSi, 1220.5e9);
    EXPECT_EQ(ceilingOf(chosen, "HBM")->provenance.device.index, 2);
    options.device = 9;
    EXPECT_EQ(goodFile("rocprof_compute_three_devices.csv", options).questions.at(0).kind,
              QuestionKind::Device);
}

TEST(ComputeRoofline, SystemInformationBesideItNamesTheDevice)
{
    const ImportOutcome outcome = goodFile("pairs/run7_roofline.csv");
    const Provenance& origins = ceilingOf(outcome, "HBM")->origins();
    EXPECT_EQ(origins.device.name, "MI777");
    EXPECT_EQ(origins.device.arch, "gfx777");
    EXPECT_EQ(origins.host.name, "node7");
    EXPECT_EQ(origins.command, "./copytest -n 4096");
    EXPECT_EQ(goodFile("rocprof_sysinfo.csv").devices.at(0).device.wavefront, 64);
}
