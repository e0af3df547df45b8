// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record_filter.h"
#include "tests/core/explore/explore_samples.h"

using namespace rooflab;
using rooflab::testing::ceiling;
using rooflab::testing::sample;
using rooflab::testing::vectorAdd;
using rooflab::testing::withParameters;

namespace {

Measurement noted(const std::string& variant, const std::string& note)
{
    Measurement m = vectorAdd(variant, 1e-3);
    m.provenance.notes = {note};
    return m;
}

bool textMatches(const Measurement& m, const std::string& text)
{
    RecordFilter filter;
    filter.text = text;
    return filter.matches(m);
}

std::size_t countOf(const WordCounts& counts, const std::optional<std::string>& value)
{
    const auto found = counts.find(value);
    return found == counts.end() ? 0 : found->second;
}

} // namespace

TEST(RecordFilter, LetsEverythingThroughWhenEmpty)
{
    EXPECT_TRUE(RecordFilter().isEmpty());
    EXPECT_TRUE(RecordFilter().matches(vectorAdd("x", 1e-3)));
    EXPECT_TRUE(RecordFilter().matches(ceiling(CeilingKind::Compute, 1e12, "c")));
    RecordFilter filter;
    filter.text = "x";
    EXPECT_FALSE(filter.isEmpty());
}

TEST(RecordFilter, EachPartRestricts)
{
    Measurement m = withParameters(vectorAdd("linecross", 1e-3), {{"stride", std::int64_t{32}}});
    m.provenance.source.file = "a.json";
    const auto holds = [&](auto change) {
        RecordFilter filter;
        change(filter);
        return filter.matches(m);
    };
    EXPECT_TRUE(holds([](RecordFilter& f) { f.files = {"a.json"}; }));
    EXPECT_FALSE(holds([](RecordFilter& f) { f.files = {"b.json"}; }));
    EXPECT_TRUE(holds([](RecordFilter& f) { f.devices = {"test device", "other"}; }));
    EXPECT_FALSE(holds([](RecordFilter& f) { f.devices = {std::nullopt}; }));
    EXPECT_TRUE(holds([](RecordFilter& f) { f.kernels = {"vector_add"}; }));
    EXPECT_FALSE(holds([](RecordFilter& f) { f.kernels = {"copy"}; }));
    EXPECT_TRUE(holds([](RecordFilter& f) { f.variants = {"linecross"}; }));
    EXPECT_FALSE(holds([](RecordFilter& f) { f.variants = {"coalesced"}; }));
    EXPECT_TRUE(holds([](RecordFilter& f) { f.precisions = {Precision::Fp32}; }));
    EXPECT_FALSE(holds([](RecordFilter& f) { f.precisions = {Precision::Fp64, std::nullopt}; }));
    EXPECT_TRUE(holds([](RecordFilter& f) { f.ranges = {{"stride", 32.0, 32.0}}; }));
    EXPECT_TRUE(holds([](RecordFilter& f) { f.ranges = {{"stride", 2.0, std::nullopt}}; }));
    EXPECT_FALSE(holds([](RecordFilter& f) { f.ranges = {{"stride", std::nullopt, 31.0}}; }));
    EXPECT_FALSE(holds([](RecordFilter& f) { f.ranges = {{"k", std::nullopt, std::nullopt}}; }));
    EXPECT_FALSE(holds([](RecordFilter& f) { f.series.isolate("coalesced"); }));
    EXPECT_TRUE(holds([](RecordFilter& f) { f.series.isolate("linecross"); }));
}

TEST(RecordFilter, NotRecordedIsAValue)
{
    Measurement m = vectorAdd("x", 1e-3);
    m.provenance.device.name.reset();
    RecordFilter filter;
    filter.devices = {std::nullopt};
    EXPECT_TRUE(filter.matches(m));
    filter.devices = {"test device"};
    EXPECT_FALSE(filter.matches(m));
}

TEST(RecordFilter, TextDisregardsTheCaseOfAscii)
{
    Measurement m = withParameters(noted("linecross", "Über 測定"), {{"stride", std::int64_t{32}}});
    m.provenance.source.file = "Logs/Scan.JSON";
    for (const char* text : {"LINECROSS", "vector_ADD", "Test Device", "scan.json", "stride=32",
                             "測定", "FP32", "ber 測", "  linecross   device ", ""}) {
        EXPECT_TRUE(textMatches(m, text)) << text;
    }
    for (const char* text : {"coalesced", "stride=33", "linecross coalesced", "测定"}) {
        EXPECT_FALSE(textMatches(m, text)) << text;
    }
}

TEST(RecordFilter, CeilingsFollowDevicePrecisionAndLevel)
{
    Ceiling bandwidth = ceiling(CeilingKind::Bandwidth, 1e12, "L2");
    bandwidth.memoryLevel = "L2";
    bandwidth.provenance.device.name = "one";
    Ceiling compute = ceiling(CeilingKind::Compute, 1e13, "gemm");
    compute.precision = Precision::Fp16;
    RecordFilter filter;
    filter.devices = {"two"};
    EXPECT_FALSE(filter.matches(bandwidth));
    EXPECT_TRUE(filter.matches(compute)); // names no device
    filter.devices = {"one"};
    filter.levels = {"DRAM"};
    EXPECT_FALSE(filter.matches(bandwidth));
    filter.levels = {"DRAM", "L2"};
    filter.precisions = {Precision::Fp32};
    EXPECT_TRUE(filter.matches(bandwidth));
    EXPECT_FALSE(filter.matches(compute));
    filter.variants = {"none"};
    EXPECT_TRUE(filter.matches(bandwidth));
}

TEST(SeriesSelection, AClickIsolatesAndASecondShowsAll)
{
    SeriesSelection selection;
    EXPECT_TRUE(selection.showsAll());
    selection.isolate("a");
    EXPECT_TRUE(selection.isShown("a"));
    EXPECT_FALSE(selection.isShown("b"));
    selection.isolate("b");
    EXPECT_FALSE(selection.isShown("a"));
    selection.isolate("b");
    EXPECT_TRUE(selection.showsAll());
}

TEST(SeriesSelection, ControlAddsAndTakesOut)
{
    SeriesSelection selection;
    selection.isolate("a");
    selection.add("b");
    EXPECT_EQ(selection.isolated(), (std::set<std::string>{"a", "b"}));
    EXPECT_FALSE(selection.isShown("c"));
    selection.add("a");
    EXPECT_FALSE(selection.isShown("a"));
    selection.add("b");
    EXPECT_TRUE(selection.showsAll()); // never an empty chart
    selection.isolate("a");
    selection.add("b");
    selection.isolate("a");
    EXPECT_EQ(selection.isolated(), std::set<std::string>{"a"});
}

TEST(SeriesSelection, ToggleSwitchesOneOfAll)
{
    const std::set<std::string> all{"a", "b", "c"};
    SeriesSelection selection;
    selection.toggle("b", all);
    EXPECT_TRUE(selection.isShown("a"));
    EXPECT_FALSE(selection.isShown("b"));
    selection.toggle("b", all);
    EXPECT_TRUE(selection.showsAll());
    selection.toggle("a", all);
    selection.toggle("b", all);
    selection.toggle("c", all);
    EXPECT_TRUE(selection.isShown("a")); // the last one off shows all
}

TEST(FacetCounts, CountTheSample)
{
    const Session session = sample("h200-stride-scan.json");
    const FacetCounts counts = facetCounts(session.measurements, {});
    EXPECT_EQ(counts.matching, 22U);
    EXPECT_EQ(countOf(counts.kernels, "copy"), 3U);
    EXPECT_EQ(countOf(counts.kernels, "vector_add"), 19U);
    EXPECT_EQ(countOf(counts.variants, "linecross"), 9U);
    EXPECT_EQ(countOf(counts.series, "linecross"), 9U);
    EXPECT_EQ(countOf(counts.devices, "NVIDIA H200"), 22U);
    EXPECT_EQ(countOf(counts.files, std::nullopt), 22U);
    EXPECT_EQ(countOf(counts.precisions, "fp32"), 22U);
    EXPECT_EQ(counts.parameters.at("stride").records, 18U);
    EXPECT_DOUBLE_EQ(counts.parameters.at("stride").lowest, 1.0);
    EXPECT_DOUBLE_EQ(counts.parameters.at("stride").highest, 256.0);
}

TEST(FacetCounts, AFacetCountsWhatItsOtherValuesWouldShow)
{
    const Session session = sample("h200-stride-scan.json");
    RecordFilter filter;
    filter.variants = {"linecross"};
    filter.ranges = {{"stride", 16.0, std::nullopt}};
    const FacetCounts counts = facetCounts(session.measurements, filter);
    EXPECT_EQ(counts.matching, 5U);
    EXPECT_EQ(countOf(counts.variants, "linecross"), 5U);
    EXPECT_EQ(countOf(counts.variants, "interleaved"), 5U); // if it were chosen
    EXPECT_EQ(countOf(counts.variants, "coalesced"), 0U); // has no stride
    EXPECT_EQ(countOf(counts.kernels, "vector_add"), 5U);
    EXPECT_DOUBLE_EQ(counts.parameters.at("stride").lowest, 16.0);
}

TEST(FacetCounts, AgreeWithMatches)
{
    const Session session = sample("h200-fma-sweep.json");
    RecordFilter filter;
    filter.text = "fma ilp=4";
    filter.ranges = {{"k", 8.0, 512.0}};
    std::size_t matching = 0;
    for (const Measurement& m : session.measurements) {
        matching += filter.matches(m) ? 1U : 0U;
    }
    EXPECT_EQ(matching, 7U);
    EXPECT_EQ(facetCounts(session.measurements, filter).matching, matching);
}
