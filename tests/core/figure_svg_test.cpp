// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/figure_svg.h"
#include "tests/core/figure_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

const std::string document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- <svg> -->\n"
                             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\n"
                             "<title>a &lt; b</title>\n</svg>\n";

/// The document with this content of the element.
std::string svgWith(const std::string& content, const std::string& more = {})
{
    std::string svg = document;
    svg.insert(svg.find("</svg>"),
               "<metadata><rooflab:session xmlns:rooflab=\"urn:x-rooflab:figure\">" + content
                   + "</rooflab:session></metadata>" + more);
    return svg;
}

std::string reasonOf(const std::string& svg)
{
    const auto data = dataInSvg(svg);
    return data ? "accepted" : data.error().text();
}

} // namespace

TEST(FigureSvg, IsKnownByItsFirstElement)
{
    EXPECT_TRUE(isSvg(document));
    EXPECT_TRUE(isSvg("<svg:svg xmlns:svg='http://www.w3.org/2000/svg'/>"));
    EXPECT_TRUE(isSvg("<!DOCTYPE svg [ <!ENTITY a \"b\"> ]>\n<svg>"));
    EXPECT_FALSE(isSvg("<html><svg></svg></html>"));
    EXPECT_FALSE(isSvg("text <svg>"));
    EXPECT_FALSE(isSvg("<!-- <svg> -->"));
    EXPECT_FALSE(isSvg(""));
}

TEST(FigureSvg, GivesBackTheSameSession)
{
    const auto svg = svgWithData(document, figureText());
    ASSERT_TRUE(svg) << svg.error().text();
    EXPECT_EQ(svgWithData(document, figureText()).value(), *svg);
    const auto data = dataInSvg(*svg);
    ASSERT_TRUE(data) << data.error().text();
    const auto outcome = readFigureData(data->value());
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_EQ(outcome->session, figureSession());
    // No character that XML does not have, no quote that could end an attribute.
    EXPECT_EQ(svg->find("\xEF\xBF\xBE"), std::string::npos);
    EXPECT_EQ(svg->find("\"format\""), std::string::npos);
}

TEST(FigureSvg, ReadsOtherSpellingsOfTheSameText)
{
    EXPECT_EQ(dataInSvg(svgWith("{&#34;a&#x22;: &quot;&#x4E2D;&#128512;&quot;}")).value(),
              "{\"a\": \"\\u4e2d\\ud83d\\ude00\"}");
    // A namespace that an editor declared at the root, and other attributes.
    std::string moved = document;
    moved.replace(moved.find("<svg xmlns"), 4, "<svg xmlns:rooflab='urn:x-rooflab:figure'");
    moved.insert(moved.find("</svg>"), "<rooflab:session id=\"a>b\">{}</rooflab:session >");
    EXPECT_EQ(dataInSvg(moved).value(), "{}");
}

TEST(FigureSvg, WithoutDataIsNoError)
{
    EXPECT_EQ(dataInSvg(document).value(), std::nullopt);
    // Another namespace, a comment, a CDATA section.
    for (const char* other :
         {"<rooflab:session xmlns:rooflab=\"urn:other\">{}</rooflab:session>",
          "<!-- <rooflab:session xmlns:rooflab=\"urn:x-rooflab:figure\">{}</rooflab:session> -->",
          "<style><![CDATA[<rooflab:session xmlns:rooflab=\"urn:x-rooflab:figure\">{}"
          "</rooflab:session>]]></style>"}) {
        std::string svg = document;
        svg.insert(svg.find("</svg>"), other);
        EXPECT_EQ(dataInSvg(svg).value(), std::nullopt) << other;
    }
}

TEST(FigureSvg, ExpandsNoEntityOfTheDocument)
{
    std::string svg = svgWith("{&lol;}");
    svg.insert(svg.find("<svg"), "<!DOCTYPE svg [<!ENTITY lol \"&lol;&lol;\">]>\n");
    const std::string reason = reasonOf(svg);
    EXPECT_NE(reason.find("an entity that XML itself does not have"), std::string::npos) << reason;
    for (const char* reference : {"&#0;", "&#x110000;", "&#;", "&#x;", "&#-1;", "&amp", "&"}) {
        EXPECT_NE(reasonOf(svgWith(reference)), "accepted") << reference;
    }
}

TEST(FigureSvg, RefusesAnElementThatIsThereTwiceCutOrNested)
{
    EXPECT_NE(
        reasonOf(svgWith("{}", "<rooflab:session>{}</rooflab:session>")).find("is there twice"),
        std::string::npos);
    EXPECT_NE(reasonOf(svgWith("{<g/>}")).find("holds more than text"), std::string::npos);
    const std::string svg = svgWith("{}");
    const std::string cut = svg.substr(0, svg.find("</rooflab:session>"));
    EXPECT_NE(reasonOf(cut).find("is cut"), std::string::npos);
    EXPECT_FALSE(svgWithData("<svg>", "{}"));
}

TEST(FigureSvg, CutAnywhereIsRefusedEmptyOrWhole)
{
    const std::string svg = svgWithData(document, "{\"a\": \"b & c\"}").value();
    for (std::size_t size = 0; size < svg.size(); ++size) {
        const auto data = dataInSvg(svg.substr(0, size));
        EXPECT_TRUE(!data || !*data || **data == "{\"a\": \"b & c\"}") << size;
    }
}

// Would take hours if every one of them were looked at up to the end of the text.
TEST(FigureSvg, ReadsManyUnfinishedDeclarationsInOnePass)
{
    std::string svg = "<svg>";
    for (int i = 0; i < 500'000; ++i) {
        svg += "<!><a>";
    }
    EXPECT_EQ(dataInSvg(svg).value(), std::nullopt);
}
