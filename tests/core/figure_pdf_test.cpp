// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/deflate.h"
#include "core/io/figure_pdf.h"
#include "tests/core/figure_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

std::string stream(const std::string& dictionary, const std::string& bytes,
                   const std::string& lineEnd = "\n")
{
    return "4 0 obj\n<< " + dictionary + " >>\nstream" + lineEnd + bytes + "\nendstream\nendobj\n";
}

/// A document whose first stream is a page's.
std::string pdfWith(const std::string& objects)
{
    return "%PDF-1.4\n" + stream("/Filter /FlateDecode", deflated("0 0 m 1 1 l S")) + objects
        + "trailer\n<< /Root 1 0 R >>\n%%EOF\n";
}

std::string attachment(const std::string& text)
{
    return stream("/Type /EmbeddedFile /Filter /FlateDecode", deflated(text));
}

std::string reasonOf(const std::string& pdf)
{
    const auto data = dataInPdf(pdf);
    return data ? "accepted" : data.error().text();
}

} // namespace

TEST(FigurePdf, GivesTheTextOfTheAttachment)
{
    const std::string text = figureText();
    EXPECT_EQ(dataInPdf(pdfWith(attachment(text))).value(), text);
    EXPECT_EQ(dataInPdf(pdfWith(stream("/Length 9 0 R", deflated(text), "\r\n"))).value(), text);
    // Unpacked by another program, but for the line end before "endstream".
    EXPECT_EQ(dataInPdf(pdfWith(stream("/Type /EmbeddedFile", text))).value().value() + "\n", text);
}

TEST(FigurePdf, WithoutDataIsNoError)
{
    EXPECT_EQ(dataInPdf(pdfWith({})).value(), std::nullopt);
    EXPECT_EQ(dataInPdf(pdfWith(attachment("{\"other\": 1}"))).value(), std::nullopt);
    EXPECT_EQ(dataInPdf("%PDF-1.4 stream").value(), std::nullopt);
    EXPECT_EQ(dataInPdf("%PDF-1.4 stream\n").value(), std::nullopt);
    EXPECT_EQ(dataInPdf("%PDF-1.4 stream\nx\x9C").value(), std::nullopt);
}

TEST(FigurePdf, RefusesDataThatIsThereTwiceDamagedOrTooLong)
{
    const std::string one = attachment(figureText());
    EXPECT_NE(reasonOf(pdfWith(one + one)).find("is there twice"), std::string::npos);
    const std::string bytes = deflated(figureText());
    EXPECT_NE(
        reasonOf(pdfWith(stream("", bytes.substr(0, bytes.size() / 2)))).find("damaged or cut"),
        std::string::npos);
    const std::string bomb = deflated(figureText() + std::string(figureDataLimit, ' '));
    EXPECT_NE(reasonOf(pdfWith(stream("", bomb))).find("more than the 67108864 bytes"),
              std::string::npos);
}

TEST(FigurePdf, CutAnywhereIsRefusedEmptyOrWhole)
{
    const std::string text = figureText();
    const std::string pdf = pdfWith(attachment(text));
    for (std::size_t size = 0; size < pdf.size(); size += 3) {
        const auto data = dataInPdf(pdf.substr(0, size));
        EXPECT_TRUE(!data || !*data || **data == text) << size;
    }
}
