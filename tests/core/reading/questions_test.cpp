// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/lesson.h"
#include "tests/core/reading/reading_samples.h"

#include <set>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

Question questionOf(const Session& session, const std::string& id)
{
    for (const Question& question : lessonQuestions(session, Statistic::Min)) {
        if (question.id == id) {
            return question;
        }
    }
    ADD_FAILURE() << id;
    return {};
}

std::string rightOf(const Question& question)
{
    return question.right < question.choices.size() ? question.choices[question.right].id : "none";
}

std::string rightOf(const Session& session, const std::string& id)
{
    return rightOf(questionOf(session, id));
}

std::string explanationOf(const Session& session, const std::string& id)
{
    return questionOf(session, id).explanation.plain();
}

} // namespace

// ch. 7.6, first question.
TEST(Questions, DoublingNWithTheTimeLeavesThePoint)
{
    const Session session = tutorial();
    EXPECT_EQ(rightOf(session, "double_n"), "stays");
    EXPECT_EQ(rightOf(session, "double_n_less_time"), "up");
    EXPECT_NE(explanationOf(session, "double_n").find("50.26 GFLOPS"), std::string::npos);
    EXPECT_NE(explanationOf(session, "double_n_less_time").find("1.111"), std::string::npos);
    EXPECT_NE(explanationOf(session, "double_n_less_time").find("55.85 GFLOPS"), std::string::npos);
}

// ch. 7.6, second question: Q = 6N, AI = 1/6.
TEST(Questions, Fp16DoublesTheIntensityAndPromisesNoTime)
{
    const Session session = tutorial();
    EXPECT_EQ(rightOf(session, "fp16"), "0.1667 FLOP/Byte");
    EXPECT_NE(explanationOf(session, "fp16").find("96 MiB instead of 192 MiB"), std::string::npos);
    EXPECT_NE(explanationOf(session, "fp16").find("timed again"), std::string::npos);
    const Session half = sessionOf(vectorAdd("coalesced", 1e-3, 1024, Precision::Fp16));
    EXPECT_EQ(rightOf(half, "fp16"), "0.08333 FLOP/Byte"); // fp32 then
    const Session wide = sessionOf(vectorAdd("coalesced", 1e-3, 1024, Precision::Fp64));
    EXPECT_EQ(rightOf(wide, "fp16"), "0.1667 FLOP/Byte");
    Measurement unknown = vectorAdd("coalesced", 1e-3);
    unknown.precision.reset();
    EXPECT_FALSE(questionOf(sessionOf(unknown), "fp16").isAvailable());
}

TEST(Questions, TwiceTheTimeHalvesBothRates)
{
    const Session session = tutorial();
    EXPECT_EQ(rightOf(session, "time_doubles"), "× 0.5");
    const std::string text = explanationOf(session, "time_doubles");
    EXPECT_NE(text.find("50.26 GFLOPS to 25.13 GFLOPS"), std::string::npos);
    EXPECT_NE(text.find("603.1 GB/s to 301.6 GB/s"), std::string::npos);
    EXPECT_NE(text.find("one measurement"), std::string::npos);
}

// ch. 7.6, third question.
TEST(Questions, ACopyHasNoPlaceOnTheAxes)
{
    EXPECT_EQ(rightOf(tutorial(), "copy_has_no_point"), "nowhere");
    EXPECT_NE(explanationOf(tutorial(), "copy_has_no_point").find("534.7 GB/s"), std::string::npos);
    EXPECT_FALSE(questionOf(sessionOf(vectorAdd("a", 1e-3)), "copy_has_no_point").isAvailable());
    EXPECT_TRUE(questionOf(sessionOf(copyRun(1e-3)), "copy_has_no_point").isAvailable());
}

// ch. 7.6, fourth question.
TEST(Questions, APointAboveAReferenceIsNoCacheHit)
{
    const Question question = questionOf(tutorial(), "above_the_reference");
    EXPECT_EQ(rightOf(question), "differs");
    EXPECT_NE(question.explanation.plain().find("1.128"), std::string::npos);
    EXPECT_NE(question.explanation.plain().find("Of 12 checks 4 apply and 4 cannot be told"),
              std::string::npos)
        << question.explanation.plain();
    Session below = tutorial();
    below.measurements.erase(below.measurements.begin());
    EXPECT_FALSE(questionOf(below, "above_the_reference").isAvailable());
}

TEST(Questions, TheShorterTimeStandsHigher)
{
    const Question question = questionOf(tutorial(), "which_is_higher");
    EXPECT_EQ(rightOf(question), "second");
    EXPECT_EQ(question.choices[question.right].text.plain(),
              "Above one another, coalesced fp32 higher by the factor 6.727.");
    EXPECT_NE(question.explanation.plain().find("50.26 GFLOPS against 7.471 GFLOPS"),
              std::string::npos);
}

// ch. 6.7, first question.
TEST(Questions, OneLaunchIsNotAMinimum)
{
    EXPECT_FALSE(questionOf(tutorial(), "one_launch").isAvailable()); // no samples kept
    Measurement trace = vectorAdd("coalesced", 1.0);
    trace.timing.samples = slowStart();
    const Session session = sessionOf(trace);
    EXPECT_EQ(rightOf(session, "one_launch"), "no");
    EXPECT_NE(explanationOf(session, "one_launch").find("2.074 times"), std::string::npos);
}

// ch. 6.7, second question: 2048 blocks at stride 32, 65536 at stride 1.
TEST(Questions, TheGridShrinksWithTheStride)
{
    const Session session = tutorial();
    EXPECT_EQ(rightOf(session, "grid_size"), "2048");
    EXPECT_NE(explanationOf(session, "grid_size").find("65536"), std::string::npos);
    EXPECT_NE(explanationOf(session, "grid_size").find("524288"), std::string::npos);
    Session odd = session;
    odd.measurements[1].parameters.set("size", std::int64_t{16777217});
    EXPECT_EQ(rightOf(odd, "grid_size"), "2049");
    EXPECT_FALSE(questionOf(sessionOf(vectorAdd("coalesced", 1e-3)), "grid_size").isAvailable());
}

// ch. 6.7, fourth question: lane 1, j = 2.
TEST(Questions, TheIndexSchemesDiffer)
{
    const Session session = tutorial();
    EXPECT_EQ(rightOf(session, "index_scheme"), "34");
    EXPECT_NE(explanationOf(session, "index_scheme").find("j·W + lane = 65"), std::string::npos);
    Session wide = session;
    wide.measurements[1].provenance.device.wavefront = 64;
    EXPECT_NE(explanationOf(wide, "index_scheme").find("j·W + lane = 129"), std::string::npos);
}

TEST(Questions, AreCompleteOnEverySession)
{
    std::set<std::string> asked;
    for (const Session& session :
         {tutorial(), shipped("h200-roofline.json"), shipped("h200-stride-scan.json"),
          shipped("h200-fma-sweep.json"), shipped("two-bandwidths.json"), Session{}}) {
        std::set<std::string> ids;
        for (const Question& question : lessonQuestions(session, Statistic::Min)) {
            EXPECT_TRUE(ids.insert(question.id).second) << question.id;
            EXPECT_FALSE(question.chapter.empty());
            if (!question.isAvailable()) {
                EXPECT_TRUE(question.choices.empty()) << question.id;
                continue;
            }
            asked.insert(question.id);
            EXPECT_FALSE(question.prompt.empty()) << question.id;
            EXPECT_FALSE(question.explanation.empty()) << question.id;
            EXPECT_GE(question.choices.size(), 2U) << question.id;
            EXPECT_LT(question.right, question.choices.size()) << question.id;
            std::set<std::string> choices;
            for (const Choice& choice : question.choices) {
                EXPECT_TRUE(choices.insert(choice.text.plain()).second) << question.id;
            }
        }
        EXPECT_EQ(ids.size(), 10U);
    }
    EXPECT_EQ(asked.size(), 10U); // each can be asked of one of the samples
    for (const Question& question : lessonQuestions(Session{}, Statistic::Min)) {
        EXPECT_FALSE(question.isAvailable()) << question.id;
    }
}
