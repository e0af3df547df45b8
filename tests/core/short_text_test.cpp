// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/number_text.h"
#include "core/io/text_decoder.h"
#include "core/short_text.h"

#include <gtest/gtest.h>

using namespace rooflab;

TEST(ShortText, CutsBetweenCharacters)
{
    EXPECT_EQ(wholeCharacters("向量加法", 12), "向量加法");
    EXPECT_EQ(wholeCharacters("向量加法", 11), "向量加");
    EXPECT_EQ(wholeCharacters("向量加法", 9), "向量加");
    EXPECT_EQ(wholeCharacters("向量加法", 2), "");
    EXPECT_EQ(wholeCharacters("a\xC3\xA9", 2), "a");
    EXPECT_EQ(wholeCharacters("plain", 3), "pla");
    EXPECT_EQ(shortened("向量加法", 10), "向量加…");
    EXPECT_EQ(shortened("a\tb\nc", 9), "a b c");
    EXPECT_EQ(shortened("", 3), "");
}

// A cell of 14 characters of three bytes each: byte 40 lies inside the last one.
TEST(ShortText, ARefusedCellIsQuotedInWholeCharacters)
{
    const std::string cell = "向量加法的时间没有被记录下来";
    const auto refused = readNumber(cell);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "\"向量加法的时间没有被记录下…\" is not a number");
    EXPECT_EQ(validUtf8(refused.error().message), refused.error().message);
    const auto count = readWholeNumber("a" + cell);
    ASSERT_FALSE(count);
    EXPECT_EQ(validUtf8(count.error().message), count.error().message);
}
