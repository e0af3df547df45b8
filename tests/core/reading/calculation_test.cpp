// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/calculation.h"
#include "tests/core/reading/reading_samples.h"

#include <set>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

double valueOf(const Calculation& card, std::string_view id)
{
    const CalculationLine* line = card.line(id);
    EXPECT_NE(line, nullptr) << id;
    EXPECT_TRUE(line != nullptr && line->valueSi) << id;
    return line != nullptr ? line->valueSi.value_or(-1.0) : -1.0;
}

std::string resultOf(const Calculation& card, std::string_view id)
{
    const CalculationLine* line = card.line(id);
    return line != nullptr ? line->result : "no such line";
}

Calculation cardOf(const Session& session, Statistic statistic = Statistic::Min)
{
    return calculation(session, session.measurements.front(), statistic);
}

} // namespace

// ch. 7.1 to 7.3.
TEST(Calculation, GivesTheChaptersNumbers)
{
    const Calculation card = cardOf(tutorial());
    EXPECT_EQ(valueOf(card, "flops"), 16777216.0);
    EXPECT_EQ(valueOf(card, "bytes"), 201326592.0);
    EXPECT_EQ(valueOf(card, "time"), 0.0003338);
    EXPECT_NEAR(valueOf(card, "intensity"), 0.083333, 5e-7);
    EXPECT_NEAR(valueOf(card, "performance") / giga, 50.261, 0.0005);
    EXPECT_NEAR(valueOf(card, "bandwidth") / giga, 603.135, 0.0005);
    EXPECT_NEAR(valueOf(card, "bandwidth_roof") / giga, 44.561, 0.0005);
    EXPECT_EQ(valueOf(card, "roof"), valueOf(card, "bandwidth_roof"));
    EXPECT_NEAR(valueOf(card, "fraction"), 1.127921, 5e-7);
    EXPECT_NEAR(valueOf(card, "bandwidth_fraction"), valueOf(card, "fraction"), 1e-12);
    EXPECT_NEAR(valueOf(card, "knee"), 19.857, 0.0005);
    EXPECT_NE(plainText(card.line("bandwidth_fraction")->notes).find("the same comparison"),
              std::string::npos);
    EXPECT_EQ(card.title, "coalesced fp32");
    EXPECT_EQ(card.device, "AMD Radeon RX 9070 XT");
}

TEST(Calculation, ShowsFormulaNumbersAndResult)
{
    const Calculation card = cardOf(tutorial());
    const CalculationLine& bytes = *card.line("bytes");
    EXPECT_EQ(bytes.formula, "3·N·sizeof(T)");
    EXPECT_EQ(bytes.substituted, "3·16777216·4 B");
    EXPECT_EQ(bytes.result, "201326592 B");
    EXPECT_NE(plainText(bytes.notes).find("algorithmic bytes"), std::string::npos);
    EXPECT_EQ(card.line("flops")->formula, "N");
    EXPECT_EQ(card.line("flops")->substituted, "16777216");
    const CalculationLine& performance = *card.line("performance");
    EXPECT_EQ(performance.formula, "F / t");
    EXPECT_EQ(performance.substituted, "16777216 FLOP / 0.3338 ms");
    EXPECT_EQ(performance.result, "50.26 GFLOPS");
    EXPECT_EQ(resultOf(card, "bandwidth"), "603.1 GB/s");
    EXPECT_EQ(resultOf(card, "intensity"), "0.08333 FLOP/Byte");
    EXPECT_EQ(resultOf(card, "fraction"), "112.8 %");
    EXPECT_EQ(resultOf(card, "knee"), "19.86 FLOP/Byte");
    EXPECT_EQ(card.line("knee")->substituted, "10.618 TFLOPS / 534.732 GB/s");
    EXPECT_EQ(card.line("roof")->substituted, "min(44.561 GFLOPS, 10.618 TFLOPS)");
}

TEST(Calculation, SaysThatItIsOneMeasurement)
{
    const std::string text = cardOf(tutorial()).oneMeasurement.plain();
    EXPECT_NE(text.find("one measurement"), std::string::npos);
    EXPECT_NE(calculationText(cardOf(tutorial())).find(text), std::string::npos);
    EXPECT_NE(calculationMarkdown(cardOf(tutorial())).find("one measurement"), std::string::npos);
}

TEST(Calculation, NamesTheStatisticThatTheTimeReallyIs)
{
    const Session session = tutorial();
    EXPECT_EQ(plainText(cardOf(session).line("time")->notes, "; "),
              "the minimum; timed launches: 100; timed by: HIP event; scope: per launch");
    const std::string notes = plainText(cardOf(session, Statistic::Mean).line("time")->notes, "; ");
    EXPECT_NE(notes.find("the minimum; "), std::string::npos);
    EXPECT_NE(notes.find("the mean was asked for and is not recorded"), std::string::npos);
    EXPECT_EQ(valueOf(cardOf(session, Statistic::Median), "time"), 0.000335);
}

TEST(Calculation, OfAGemmAndAnFmaUsesTheirOwnRules)
{
    Measurement gemm = vectorAdd("blas", 0.012944);
    gemm.kernel = "gemm";
    gemm.parameters.set("size", std::int64_t{4096});
    gemm.work = gemmWork(4096, 4096, 4096, Precision::Fp32);
    const Calculation card = cardOf(sessionOf(gemm));
    EXPECT_EQ(card.line("flops")->substituted, "2·4096³");
    EXPECT_EQ(card.line("bytes")->substituted, "3·4096²·4 B");
    EXPECT_NEAR(valueOf(card, "performance") / tera, 10.618, 0.0005);
    const Calculation fma = cardOf(sessionOf(fmaPoint(1024, 13999e9)));
    EXPECT_EQ(fma.line("flops")->substituted, "2·1024·16777216");
    EXPECT_EQ(valueOf(fma, "intensity"), 256.0);
}

TEST(Calculation, ShowsAnotherAccountingAsItIs)
{
    Measurement own = vectorAdd("coalesced", 1e-3);
    own.work.bytes = Bytes(999);
    own.work.accounting = "counted by hand";
    own.work.assumed = true;
    const Calculation card = cardOf(sessionOf(own));
    EXPECT_EQ(card.line("bytes")->formula, "");
    const std::string notes = plainText(card.line("bytes")->notes, "; ");
    EXPECT_NE(notes.find("accounting: counted by hand"), std::string::npos);
    EXPECT_NE(notes.find("an assumption of rooflab"), std::string::npos);
    own.work.basis = ByteBasis::Measured;
    own.work.memoryLevel = "HBM";
    EXPECT_NE(plainText(cardOf(sessionOf(own)).line("bytes")->notes).find("memory level: HBM"),
              std::string::npos);
}

// ch. 7.6, third question.
TEST(Calculation, OfACopyHasABandwidthAndNoRoof)
{
    Measurement copy = copyRun(1e-3);
    const Calculation card = cardOf(sessionOf(copy, {bandwidthCeiling(268435456e3)}));
    EXPECT_EQ(valueOf(card, "flops"), 0.0);
    EXPECT_EQ(valueOf(card, "performance"), 0.0);
    EXPECT_NEAR(valueOf(card, "bandwidth") / giga, 134.218, 0.0005);
    EXPECT_NEAR(valueOf(card, "bandwidth_fraction"), 0.5, 1e-12);
    for (const char* id : {"bandwidth_roof", "roof", "fraction"}) {
        EXPECT_EQ(resultOf(card, id), "not recorded") << id;
        EXPECT_EQ(card.line(id)->reason.plain(),
                  "F = 0: there is no arithmetic to compare; read the bandwidth instead")
            << id;
    }
    EXPECT_NE(plainText(card.line("performance")->notes).find("logarithmic"), std::string::npos);
}

TEST(Calculation, KeepsEveryLineOfABareRecord)
{
    Measurement bare;
    bare.kernel = "x";
    const Calculation card = cardOf(sessionOf(bare));
    const Calculation full = cardOf(tutorial());
    ASSERT_EQ(card.lines.size(), full.lines.size());
    for (std::size_t i = 0; i < card.lines.size(); ++i) {
        EXPECT_EQ(card.lines[i].id, full.lines[i].id);
        EXPECT_EQ(card.lines[i].result, "not recorded");
        EXPECT_FALSE(card.lines[i].reason.empty()) << card.lines[i].id;
        EXPECT_FALSE(card.lines[i].valueSi);
        EXPECT_TRUE(full.lines[i].reason.empty()) << full.lines[i].id;
    }
    EXPECT_EQ(card.device, "not recorded");
}

TEST(Calculation, SaysWhichReferenceIsMissing)
{
    const Measurement half = vectorAdd("coalesced", 1e-3, 16777216, Precision::Fp16);
    const Calculation card
        = cardOf(sessionOf(half, {bandwidthCeiling(5e11), computeCeiling(1e13)}));
    EXPECT_EQ(card.line("knee")->reason.plain(),
              "there is no compute reference of the same precision, fp16");
    EXPECT_NE(plainText(card.line("roof")->notes).find("same precision, fp16"), std::string::npos);
    EXPECT_FALSE(card.caveats.empty());
}

TEST(Calculation, CopiesAsTextAndMarkdown)
{
    const std::string text = calculationText(cardOf(tutorial()));
    EXPECT_NE(text.find("coalesced fp32, AMD Radeon RX 9070 XT\n"), std::string::npos);
    EXPECT_NE(text.find("P = F / t = 16777216 FLOP / 0.3338 ms = 50.26 GFLOPS (Performance)\n"),
              std::string::npos);
    EXPECT_NE(text.find("F = N = 16777216 FLOP (Work)\n"), std::string::npos);
    EXPECT_NE(text.find("Mind: the point uses the min, PyTorch copy_ the mean\n"),
              std::string::npos);
    const std::string markdown = calculationMarkdown(cardOf(tutorial()));
    EXPECT_NE(
        markdown.find("| Performance | P | F / t | 16777216 FLOP / 0.3338 ms | 50.26 GFLOPS |"),
        std::string::npos);
    EXPECT_NE(markdown.find("PyTorch copy\\_"), std::string::npos);
}

TEST(Calculation, SpeaksThroughAFrontEnd)
{
    const auto shout = [](const Sentence& sentence) { return "<" + sentence.plain() + ">"; };
    EXPECT_NE(calculationText(cardOf(tutorial()), shout).find("(<Performance>)"),
              std::string::npos);
}
