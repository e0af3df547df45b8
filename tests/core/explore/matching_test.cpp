// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/matching.h"
#include "tests/core/explore/explore_samples.h"

#include <numeric>
#include <set>

using namespace rooflab;
using rooflab::testing::sample;
using rooflab::testing::vectorAdd;
using rooflab::testing::withParameters;

namespace {

Measurement run(const std::string& file, const std::string& variant, std::int64_t stride,
                std::int64_t size = 1 << 20, Precision precision = Precision::Fp32)
{
    Measurement m = withParameters(vectorAdd(variant, 1e-3, size, precision), {{"stride", stride}});
    m.provenance.source.file = file;
    return m;
}

Matching matched(const std::vector<Measurement>& runs)
{
    const auto first = recordsOf(runs, {"a", std::nullopt});
    const auto second = recordsOf(runs, {"b", std::nullopt});
    Matching matching = matchRuns(runs, first, second);
    // Whatever comes out, each record is in it once.
    std::multiset<std::size_t> seen;
    for (const MatchPair& pair : matching.pairs) {
        seen.insert({pair.first, pair.second});
    }
    for (const auto* list : {&matching.unmatchedFirst, &matching.unmatchedSecond}) {
        for (const Unmatched& each : *list) {
            EXPECT_FALSE(each.reason.text.empty());
            seen.insert(each.index);
        }
    }
    for (const AmbiguousMatch& each : matching.ambiguous) {
        seen.insert(each.first.begin(), each.first.end());
        seen.insert(each.second.begin(), each.second.end());
    }
    std::multiset<std::size_t> all(first.begin(), first.end());
    all.insert(second.begin(), second.end());
    EXPECT_EQ(seen, all);
    return matching;
}

std::vector<std::pair<std::size_t, std::size_t>> pairsOf(const Matching& matching)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (const MatchPair& pair : matching.pairs) {
        pairs.emplace_back(pair.first, pair.second);
    }
    return pairs;
}

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

} // namespace

TEST(Matching, PairsTheSameSettings)
{
    const Matching matching = matched({run("a", "linecross", 1), run("a", "linecross", 2),
                                       run("b", "linecross", 2), run("b", "linecross", 1)});
    EXPECT_EQ(pairsOf(matching), (Pairs{{0, 3}, {1, 2}}));
    EXPECT_TRUE(matching.pairs[0].isExact());
}

TEST(Matching, TheOrderOfTheParametersDoesNotMatter)
{
    Measurement other = vectorAdd("linecross", 1e-3, 1 << 20);
    other.parameters = {{"stride", std::int64_t{1}}, {"size", std::int64_t{1 << 20}}};
    other.provenance.source.file = "b";
    EXPECT_TRUE(matched({run("a", "linecross", 1), other}).pairs.at(0).isExact());
}

TEST(Matching, NamesWhatDiffersInTheNearest)
{
    const Matching matching = matched({run("a", "linecross", 1), run("a", "linecross", 32),
                                       run("b", "linecross", 1), run("b", "linecross", 64)});
    EXPECT_EQ(pairsOf(matching), (Pairs{{0, 2}, {1, 3}}));
    ASSERT_EQ(matching.pairs[1].differences.size(), 1U);
    EXPECT_EQ(matching.pairs[1].differences[0].name, "stride");
    EXPECT_EQ(matching.pairs[1].differences[0].first, "32");
    EXPECT_EQ(matching.pairs[1].differences[0].second, "64");
}

TEST(Matching, AnotherSizeOfAWholeScanKeepsTheStrides)
{
    std::vector<Measurement> runs;
    for (const std::int64_t stride : {1, 2, 4}) {
        runs.push_back(run("a", "linecross", stride, 1 << 24));
    }
    for (const std::int64_t stride : {1, 2, 4}) {
        runs.push_back(run("b", "linecross", stride, 1 << 27));
    }
    const Matching matching = matched(runs);
    EXPECT_EQ(pairsOf(matching), (Pairs{{0, 3}, {1, 4}, {2, 5}}));
    EXPECT_EQ(matching.pairs[0].differences.at(0).name, "size");
}

TEST(Matching, TheNearestIsTakenByRatio)
{
    // 4 is nearer to 8 (2 ×) than to 1 (4 ×), although 3 less is less than 4 more.
    const Matching matching
        = matched({run("a", "linecross", 4), run("b", "linecross", 1), run("b", "linecross", 8)});
    EXPECT_EQ(pairsOf(matching), (Pairs{{0, 2}}));
    ASSERT_EQ(matching.unmatchedSecond.size(), 1U);
    EXPECT_EQ(matching.unmatchedSecond[0].index, 1U);
}

TEST(Matching, EquallyNearIsAmbiguous)
{
    const Matching matching
        = matched({run("a", "linecross", 4), run("b", "linecross", 2), run("b", "linecross", 8)});
    EXPECT_TRUE(matching.pairs.empty());
    ASSERT_EQ(matching.ambiguous.size(), 1U);
    EXPECT_EQ(matching.ambiguous[0].first, std::vector<std::size_t>{0});
    EXPECT_EQ(matching.ambiguous[0].second.size(), 2U);
    EXPECT_NE(matching.ambiguous[0].reason.plain().find("equally near"), std::string::npos);
}

TEST(Matching, RepeatedRunsAreAmbiguous)
{
    const Matching matching
        = matched({run("a", "linecross", 4), run("a", "linecross", 4), run("b", "linecross", 4)});
    EXPECT_TRUE(matching.pairs.empty());
    ASSERT_EQ(matching.ambiguous.size(), 1U);
    EXPECT_EQ(matching.ambiguous[0].reason.plain(),
              "2 and 1 runs have the same settings; choose the pair yourself");
}

TEST(Matching, AnotherVariantIsNoPartner)
{
    const Matching matching = matched({run("a", "linecross", 4), run("b", "interleaved", 4)});
    EXPECT_TRUE(matching.pairs.empty());
    ASSERT_EQ(matching.unmatchedFirst.size(), 1U);
    EXPECT_EQ(matching.unmatchedFirst[0].reason.plain(),
              "the other side has no run of this kernel and variant");
    EXPECT_EQ(matching.unmatchedSecond.size(), 1U);
}

TEST(Matching, PrecisionComesAfterEveryNumber)
{
    const Matching matching
        = matched({run("a", "linecross", 4), run("b", "linecross", 4, 1 << 20, Precision::Fp64),
                   run("b", "linecross", 64)});
    EXPECT_EQ(pairsOf(matching), (Pairs{{0, 2}}));
    EXPECT_EQ(matching.unmatchedSecond.size(), 1U);
    const Matching alone
        = matched({run("a", "linecross", 4), run("b", "linecross", 4, 1 << 20, Precision::Fp64)});
    ASSERT_EQ(alone.pairs.size(), 1U);
    EXPECT_EQ(alone.pairs[0].differences.at(0).name, "precision");
}

TEST(Matching, AParameterThatOneSideNeverRecordsIsNamed)
{
    const Measurement other
        = withParameters(run("b", "coalesced", 1), {{"stores", std::string("regular")}});
    const Matching matching = matched({run("a", "coalesced", 1), other});
    ASSERT_EQ(matching.pairs.size(), 1U);
    ASSERT_EQ(matching.pairs[0].differences.size(), 1U);
    EXPECT_EQ(matching.pairs[0].differences[0].name, "stores");
    EXPECT_FALSE(matching.pairs[0].differences[0].first);
    EXPECT_EQ(matching.pairs[0].differences[0].second, "regular");
}

TEST(Matching, TheOnlyOnesLeftPairUpWithAllThatDiffers)
{
    const Matching matching
        = matched({run("a", "linecross", 1, 1 << 20), run("b", "linecross", 2, 1 << 21)});
    ASSERT_EQ(matching.pairs.size(), 1U);
    EXPECT_EQ(matching.pairs[0].differences.size(), 2U);
}

// The tutorial's card against an H200: coalesced has another N and names its stores.
TEST(Matching, FindsTheTutorialsRunsOnAnotherDevice)
{
    std::vector<Measurement> runs = sample("rx9070xt-vector-add.json").measurements;
    const std::size_t own = runs.size();
    for (const Measurement& m : sample("h200-stride-scan.json").measurements) {
        runs.push_back(m);
    }
    const auto first = recordsOf(runs, {std::nullopt, "AMD Radeon RX 9070 XT"});
    const auto second = recordsOf(runs, {std::nullopt, "NVIDIA H200"});
    EXPECT_EQ(first.size(), own);
    const Matching matching = matchRuns(runs, first, second);
    ASSERT_EQ(matching.pairs.size(), 2U);
    EXPECT_EQ(runs[matching.pairs[0].second].id, "coalesced-fp32");
    EXPECT_EQ(runs[matching.pairs[1].second].id, "linecross-fp32-stride32");
    EXPECT_EQ(matching.pairs[1].differences.at(0).name, "size");
    EXPECT_TRUE(matching.unmatchedFirst.empty());
    EXPECT_EQ(matching.unmatchedSecond.size(), 20U);
}
