// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/lesson.h"
#include "core/reading/lesson_subject.h"
#include "tests/core/reading/reading_samples.h"

#include <set>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

LessonStep stepOf(const Session& session, const std::string& id)
{
    for (const LessonStep& step : lessonSteps(session, Statistic::Min)) {
        if (step.id == id) {
            return step;
        }
    }
    ADD_FAILURE() << id;
    return {};
}

std::string textOf(const Session& session, const std::string& id)
{
    return plainText(stepOf(session, id).text);
}

} // namespace

// ch. 7.4: first the horizontal axis, then the vertical one, last the references.
TEST(Lesson, ReadsTheTutorialInTheChaptersOrder)
{
    const auto steps = lessonSteps(tutorial(), Statistic::Min);
    std::vector<LookAt> order;
    for (const LessonStep& step : steps) {
        order.push_back(step.lookAt);
        EXPECT_TRUE(step.isAvailable()) << step.id << ": " << step.whyNot.plain();
        EXPECT_FALSE(step.title.empty());
        EXPECT_FALSE(step.text.empty());
        EXPECT_FALSE(step.measurementIds.empty());
    }
    EXPECT_EQ(order,
              (std::vector<LookAt>{LookAt::AxisX, LookAt::AxisY, LookAt::References, LookAt::Pair,
                                   LookAt::NextExperiment}));
}

TEST(Lesson, SaysTheTutorialsNumbers)
{
    const Session session = tutorial();
    EXPECT_NE(textOf(session, "axis_x").find("0.08333 FLOP/Byte"), std::string::npos);
    EXPECT_NE(textOf(session, "axis_x").find("19.86 FLOP/Byte, 238.3 times further right"),
              std::string::npos);
    EXPECT_NE(textOf(session, "axis_y").find("0.3338 ms, that is 50.26 GFLOPS"), std::string::npos);
    EXPECT_NE(textOf(session, "axis_y").find("6.727"), std::string::npos);
    const std::string references = textOf(session, "references");
    EXPECT_NE(references.find("PyTorch copy_: 534.7 GB/s"), std::string::npos);
    EXPECT_NE(references.find("coalesced fp32 is at 112.8 % of the roof. That is no contradiction"),
              std::string::npos);
    EXPECT_NE(references.find("linecross stride=32 fp32 is at 16.77 % of the roof"),
              std::string::npos);
    EXPECT_NE(textOf(session, "pair").find("stride=32"), std::string::npos);
    EXPECT_NE(textOf(session, "next_experiment").find("interleaved"), std::string::npos);
    EXPECT_EQ(stepOf(session, "pair").measurementIds,
              (std::vector<std::string>{"coalesced", "linecross"}));
    EXPECT_EQ(stepOf(session, "references").ceilingIds, (std::vector<std::string>{"copy", "gemm"}));
}

TEST(Lesson, WorksOnOtherSessions)
{
    for (const char* name :
         {"h200-roofline.json", "h200-stride-scan.json", "h200-fma-sweep.json"}) {
        for (const LessonStep& step : lessonSteps(shipped(name), Statistic::Median)) {
            EXPECT_NE(step.isAvailable(), step.text.empty()) << name << " " << step.id;
        }
    }
    const Session session = shipped("h200-stride-scan.json");
    EXPECT_TRUE(stepOf(session, "pair").isAvailable());
}

TEST(Lesson, SaysWhatASessionCannotShow)
{
    for (const LessonStep& step : lessonSteps(Session{}, Statistic::Min)) {
        EXPECT_FALSE(step.isAvailable()) << step.id;
        EXPECT_TRUE(step.text.empty()) << step.id;
    }
    const Session alone = sessionOf(vectorAdd("coalesced", 1e-3));
    EXPECT_TRUE(stepOf(alone, "axis_x").isAvailable());
    EXPECT_NE(textOf(alone, "axis_x").find("no knee"), std::string::npos);
    EXPECT_TRUE(stepOf(alone, "axis_y").isAvailable());
    EXPECT_NE(stepOf(alone, "references").whyNot.plain().find("no reference"), std::string::npos);
    EXPECT_NE(stepOf(alone, "pair").whyNot.plain().find("no two runs"), std::string::npos);
    EXPECT_TRUE(stepOf(alone, "next_experiment").isAvailable());
}

TEST(Lesson, ToTheRightOfTheKneeStartsWithTheArithmetic)
{
    const Session session
        = sessionOf(fmaPoint(1024, 9e12), {bandwidthCeiling(5e11), computeCeiling(1e13)});
    EXPECT_NE(textOf(session, "axis_x")
                  .find("the point is at 12.8 times that: to study the "
                        "arithmetic first"),
              std::string::npos);
}

TEST(LessonSubject, LeavesOutHiddenFailedAndProbes)
{
    Session session = sessionOf(vectorAdd("a", 1e-3));
    session.measurements.push_back(vectorAdd("b", 2e-3));
    session.measurements.push_back(vectorAdd("c", 9e-3));
    session.measurements[2].validation.status = ValidationStatus::Failed;
    auto subject = lessonSubject(session, Statistic::Min);
    ASSERT_TRUE(subject.pair);
    EXPECT_EQ(subject.pair->fast->id, "a");
    EXPECT_EQ(subject.pair->slow->id, "b");
    EXPECT_DOUBLE_EQ(subject.pair->timeRatio, 2.0);
    session.view.hiddenIds = {"b"};
    EXPECT_FALSE(lessonSubject(session, Statistic::Min).pair);
    EXPECT_EQ(lessonSubject(session, Statistic::Min).point->measurement->id, "a");
}

TEST(LessonSubject, PairsOnlyTheSameWorkPrecisionDeviceAndStatistic)
{
    const auto pairs = [](const Measurement& other) {
        Session session = sessionOf(vectorAdd("a", 1e-3));
        session.measurements.push_back(other);
        return lessonSubject(session, Statistic::Min).pair.has_value();
    };
    EXPECT_TRUE(pairs(vectorAdd("b", 2e-3)));
    EXPECT_FALSE(pairs(vectorAdd("b", 1e-3))); // no difference to read
    EXPECT_FALSE(pairs(vectorAdd("b", 2e-3, 1024)));
    EXPECT_FALSE(pairs(vectorAdd("b", 2e-3, 16777216, Precision::Fp16)));
    Measurement elsewhere = vectorAdd("b", 2e-3);
    elsewhere.provenance.device.name = "another device";
    EXPECT_FALSE(pairs(elsewhere));
    Measurement mean = vectorAdd("b", 2e-3);
    mean.timing.reported = {};
    mean.timing.reported.mean = Seconds(2e-3);
    EXPECT_FALSE(pairs(mean));
}
