// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/deflate.h"
#include "core/io/figure_png.h"
#include "tests/core/figure_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

std::string bigEndian(std::size_t number)
{
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(number >> shift & 0xFFU);
    }
    return bytes;
}

std::string chunk(const std::string& type, const std::string& data)
{
    return bigEndian(data.size()) + type + data + bigEndian(crc32Of(type + data));
}

std::string textChunk(const std::string& keyword, const std::string& rest)
{
    return chunk("iTXt", keyword + std::string(1, '\0') + rest);
}

const std::string compressed("\1\0\0\0", 4);

/// The picture with these chunks before its last one.
std::string pngWith(const std::string& chunks)
{
    const std::string png = onePixelPng();
    constexpr std::size_t lastChunkBytes = 12;
    return png.substr(0, png.size() - lastChunkBytes) + chunks
        + png.substr(png.size() - lastChunkBytes);
}

std::string reasonOf(const std::string& png)
{
    const auto data = dataInPng(png);
    return data ? "accepted" : data.error().text();
}

} // namespace

TEST(FigurePng, GivesBackWhatWasPutIn)
{
    const std::string text = figureText();
    const auto png = pngWithData(onePixelPng(), text);
    ASSERT_TRUE(png) << png.error().text();
    EXPECT_EQ(dataInPng(*png).value(), text);
    EXPECT_EQ(pngWithData(onePixelPng(), text).value(), *png);
    EXPECT_LT(png->find("iTXt"), png->find("IDAT"));
    // What was there is replaced, not joined.
    EXPECT_EQ(pngWithData(*png, text).value(), *png);
    EXPECT_EQ(dataInPng(pngWithData(*png, "other").value()).value(), "other");
}

// libpng and Qt read back no text of 8,000,000 bytes or more.
TEST(FigurePng, SplitsLongTextBetweenCharacters)
{
    const std::string text = longText(2 * pngPartBytes + 100);
    const auto png = pngWithData(onePixelPng(), text);
    ASSERT_TRUE(png);
    std::size_t parts = 0;
    for (std::size_t at = 8; at < png->size();) {
        std::size_t length = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            length = length << 8U | static_cast<unsigned char>((*png)[at + i]);
        }
        EXPECT_LT(length, 8'000'000U);
        if (png->compare(at + 4, 4, "iTXt") == 0) {
            const std::size_t stream = at + 8 + std::string("rooflab-session 1/3").size() + 5;
            const auto part = inflated(std::string_view(*png).substr(stream), 8'000'000);
            ASSERT_TRUE(part) << part.error().text();
            EXPECT_NE(static_cast<unsigned char>(part->front()) & 0xC0U, 0x80U);
            ++parts;
        }
        at += 12 + length;
    }
    EXPECT_EQ(parts, 3U);
    EXPECT_EQ(dataInPng(*png).value(), text);
}

TEST(FigurePng, WithoutDataIsNoError)
{
    const auto data = dataInPng(pngWith(textChunk("Title", compressed + deflated("x"))));
    ASSERT_TRUE(data);
    EXPECT_EQ(*data, std::nullopt);
}

TEST(FigurePng, ReadsTextThatAnotherProgramUnpacked)
{
    const std::string plain("\0\0\0\0", 4);
    EXPECT_EQ(dataInPng(pngWith(textChunk("rooflab-session 1/1", plain + "{}"))).value(), "{}");
}

TEST(FigurePng, ReadsPartsInAnyOrder)
{
    const std::string png
        = pngWith(textChunk("rooflab-session 2/2", compressed + deflated("second"))
                  + textChunk("rooflab-session 1/2", compressed + deflated("first ")));
    EXPECT_EQ(dataInPng(png).value(), "first second");
}

TEST(FigurePng, RefusesPartsThatAreDamagedMissingOrThereTwice)
{
    const std::string first = textChunk("rooflab-session 1/2", compressed + deflated("first"));
    const std::string second = textChunk("rooflab-session 2/2", compressed + deflated("second"));
    EXPECT_EQ(reasonOf(pngWith(first)), "a part of the figure's data is missing (text chunk 2/2)");
    EXPECT_EQ(reasonOf(pngWith(first + second + first)),
              "a part of the figure's data is there twice (text chunk 1/2)");
    std::string flipped = second;
    flipped.back() = static_cast<char>(flipped.back() ^ 1);
    EXPECT_EQ(reasonOf(pngWith(first + flipped)),
              "a part of the figure's data is damaged: its checksum is wrong (text chunk 2/2)");
    EXPECT_NE(reasonOf(pngWith(first + textChunk("rooflab-session 3/3", compressed)))
                  .find("do not belong together"),
              std::string::npos);
    EXPECT_NE(reasonOf(pngWith(textChunk("rooflab-session 1/999999999", compressed)))
                  .find("says that it has 999999999 parts"),
              std::string::npos);
    EXPECT_NE(reasonOf(pngWith(textChunk("rooflab-session 1/1", "\1"))).find("is cut"),
              std::string::npos);
    EXPECT_NE(reasonOf(pngWith(textChunk("rooflab-session 1/1",
                                         compressed + deflated(figureText()).substr(0, 50))))
                  .find("damaged or cut"),
              std::string::npos);
}

TEST(FigurePng, RefusesALengthBeyondTheFile)
{
    std::string png = onePixelPng();
    constexpr std::size_t secondChunk = 33;
    png.replace(secondChunk, 4, "\xFF\xFF\xFF\xFF");
    EXPECT_EQ(reasonOf(png),
              "the PNG file ends inside a chunk that declares 4294967295 bytes (byte 33)");
    EXPECT_FALSE(pngWithData(png, "{}"));
}

TEST(FigurePng, CutAnywhereIsRefusedOrWhole)
{
    const std::string text = figureText();
    const std::string png = pngWithData(onePixelPng(), text).value();
    for (std::size_t size = 0; size < png.size(); ++size) {
        const auto data = dataInPng(png.substr(0, size));
        EXPECT_TRUE(!data || *data == text) << size;
        EXPECT_FALSE(pngWithData(png.substr(0, size), text)) << size;
    }
}

// 65 kB that inflate to more than the limit must not take that memory.
TEST(FigurePng, RefusesWhatInflatesBeyondTheLimit)
{
    const std::string bomb = deflated(std::string(figureDataLimit + 1, ' '));
    ASSERT_LT(bomb.size(), 200'000U);
    const std::string reason
        = reasonOf(pngWith(textChunk("rooflab-session 1/1", compressed + bomb)));
    EXPECT_NE(reason.find("more than the 67108864 bytes"), std::string::npos) << reason;
}
