// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart_content.h"
#include "core/io/figure_png.h"
#include "core/io/figure_subset.h"
#include "core/record_filter.h"
#include "tests/core/figure_samples.h"

#include <fstream>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

std::string reasonOf(const std::string& text)
{
    const auto outcome = readFigureData(text);
    return outcome ? "accepted" : outcome.error().text();
}

std::vector<std::string> idsOf(const Session& session)
{
    std::vector<std::string> ids;
    for (const Measurement& each : session.measurements) {
        ids.push_back(each.id);
    }
    for (const Ceiling& each : session.ceilings) {
        ids.push_back(each.id);
    }
    return ids;
}

} // namespace

TEST(FigureData, HoldsSessionAndOptions)
{
    const auto outcome = readFigureData(figureText());
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_EQ(outcome->session, figureSession());
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Info,
                        "drawn with 1920 x 1080 pixels, 144 dpi, theme light, language zh_CN"));
}

TEST(FigureData, RefusesOtherTextsInASentence)
{
    EXPECT_NE(reasonOf(replaced(figureText(), "\"1.0\"", "\"2.0\"")).find("a newer rooflab"),
              std::string::npos);
    EXPECT_NE(reasonOf(replaced(figureText(), "\"1.0\"", "\"x\"")).find("/version"),
              std::string::npos);
    EXPECT_NE(reasonOf(replaced(figureText(), "rooflab-figure", "other")).find("/format"),
              std::string::npos);
    EXPECT_NE(
        reasonOf("{\"format\": \"rooflab-figure\", \"version\": \"1.0\"}").find("holds no session"),
        std::string::npos);
    EXPECT_NE(reasonOf("{\"format\": \"rooflab-figure\", \"version\": \"1.0\", \"session\": 3}")
                  .find("an object is expected"),
              std::string::npos);
    EXPECT_NE(reasonOf(std::string(1000, '[')).find("nested more than 64"), std::string::npos);
    EXPECT_NE(reasonOf("").find("there is no JSON text"), std::string::npos);
    // The session inside has a version of its own.
    std::string newer = figureText();
    const std::size_t inner = newer.rfind("\"version\": \"1.0\"");
    EXPECT_NE(reasonOf(newer.replace(inner, 16, "\"version\": \"9.0\"")).find("format version 9.0"),
              std::string::npos);
}

TEST(FigureData, KeepsKeysThatThisVersionDoesNotKnow)
{
    const std::string later
        = replaced(figureText(), "\"figure\": {", "\"figure\": {\"later\": [1], ");
    const auto outcome = readFigureData(replaced(later, "\"1.0\"", "\"1.7\""));
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_EQ(outcome->session.unknownKeys, figureSession().unknownKeys);
}

TEST(FigureData, IsRefusedBeyondTheLimits)
{
    Session session;
    session.measurements.assign(figureRunLimit + 1, vectorAdd("coalesced", 1e-3));
    const auto many = figureDataText(session, {});
    ASSERT_FALSE(many);
    EXPECT_EQ(many.error().text(),
              "the figure shows 10001 runs and carries the data of at most 10000");
    session = figureSession();
    session.notes.assign(1, std::string(figureDataLimit, 'x'));
    const auto longText = figureDataText(session, {});
    ASSERT_FALSE(longText);
    EXPECT_NE(longText.error().text().find("a figure carries at most 67108864"), std::string::npos);
}

TEST(FigureSubset, IsWhatWasDrawn)
{
    Session session = figureSession();
    session.recordNotes = "for myself";
    session.view.hiddenIds = {"linecross"};
    session.ceilings[1].visible = false;
    Measurement failed = vectorAdd("vectorized", -1.0);
    failed.timing = {};
    addMeasurement(session, failed);
    const Session subset = drawnSubset(session, chartContent(session));
    EXPECT_EQ(idsOf(subset), (std::vector<std::string>{"coalesced", "copy"}));
    EXPECT_EQ(subset.measurements[0], session.measurements[0]);
    EXPECT_EQ(subset.title, session.title);
    EXPECT_EQ(subset.unknownKeys, session.unknownKeys);
    EXPECT_TRUE(subset.view.hiddenIds.empty());
    EXPECT_TRUE(subset.recordNotes.empty());
}

TEST(FigureSubset, FollowsTheFilterAndTheViewOfTheFigure)
{
    const Session session = figureSession();
    ViewSettings view;
    view.statistic = Statistic::Median;
    view.axes = AxisScale::Linear;
    view.whiskers = IntervalKind::Median95;
    view.units.bandwidth = bandwidthUnitTexts.back().first;
    RecordFilter filter;
    filter.variants = {"linecross"};
    const ChartContent content = chartContent(session, view, filter);
    const Session subset = drawnSubset(session, content);
    EXPECT_EQ(idsOf(subset), (std::vector<std::string>{"linecross", "copy", "gemm"}));
    EXPECT_EQ(subset.view.statistic, Statistic::Median);
    EXPECT_EQ(subset.view.axes, AxisScale::Linear);
    EXPECT_EQ(subset.view.whiskers, view.whiskers);
    EXPECT_EQ(subset.view.units, view.units);
    EXPECT_EQ(chartContent(subset).frame, content.frame);
}

TEST(FigureSubset, NamesTheFrameOnlyWhereItIsNotHome)
{
    const Session session = figureSession();
    ChartContent content = chartContent(session);
    EXPECT_EQ(drawnSubset(session, content).view.frame, std::nullopt);
    content.frame.aiMax *= 2.0;
    EXPECT_EQ(drawnSubset(session, content).view.frame, content.frame);
}

// A record without an origin gains the figure it was read from, and loses it in the next figure:
// the same drawing must be the same file, however often it went round.
TEST(FigureSubset, DoesNotDependOnTheFigureThatItCameThrough)
{
    const Session session = figureSession();
    const std::string text = figureText();
    const auto file = std::filesystem::temp_directory_path() / "rooflab_figure_data_test.png";
    const auto png = pngWithData(onePixelPng(), text);
    ASSERT_TRUE(png);
    std::ofstream(file, std::ios::binary) << *png;
    const auto outcome = importFile(file);
    std::filesystem::remove(file);
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_EQ(outcome->format, "figure");
    const Source own = outcome->session.measurements[0].provenance.source;
    EXPECT_EQ(own, session.measurements[0].provenance.source);
    const Source gained = outcome->session.measurements[1].provenance.source;
    EXPECT_EQ(gained.file, "rooflab_figure_data_test.png");
    EXPECT_EQ(gained.format, "figure");
    EXPECT_EQ(gained.sha256, sha256Hex(*png));
    EXPECT_EQ(drawnSubset(outcome->session, chartContent(outcome->session)),
              drawnSubset(session, chartContent(session)));
}
