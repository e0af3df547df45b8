// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/number_text.h"

#include <gtest/gtest.h>

#include <vector>

using namespace rooflab;

namespace {

std::string problem(std::string_view cell, DecimalStyle style = DecimalStyle::Dot)
{
    const auto value = readNumber(cell, style);
    return value ? "read" : value.error().message;
}

double number(std::string_view cell, DecimalStyle style = DecimalStyle::Dot)
{
    return readNumber(cell, style).value().value();
}

DecimalStyle styleOf(const std::vector<std::string_view>& cells)
{
    return decimalStyleOf(cells);
}

} // namespace

TEST(NumberText, ReadsWhatFilesWrite)
{
    EXPECT_DOUBLE_EQ(number("0.3338"), 0.3338);
    EXPECT_DOUBLE_EQ(number(" 1e-3 "), 1e-3);
    EXPECT_DOUBLE_EQ(number("+5"), 5.0);
    EXPECT_DOUBLE_EQ(number("-2.5"), -2.5);
    EXPECT_DOUBLE_EQ(number("\"276.07\""), 276.07);
    EXPECT_DOUBLE_EQ(number("27,595,520"), 27595520.0);
    EXPECT_DOUBLE_EQ(number("1,234.5"), 1234.5);
    EXPECT_DOUBLE_EQ(number("0,3338", DecimalStyle::Comma), 0.3338);
    EXPECT_DOUBLE_EQ(number("1.234.567,5", DecimalStyle::Comma), 1234567.5);
}

TEST(NumberText, SaysWhenThereIsNoValue)
{
    for (const char* cell : {"", "  ", "N/A", "n/a", "NA", "-", "null", "None", "(!) n/a"}) {
        const auto value = readNumber(cell);
        ASSERT_TRUE(value) << cell;
        EXPECT_FALSE(*value) << cell;
        EXPECT_TRUE(isAbsent(cell)) << cell;
    }
}

TEST(NumberText, RefusesInASentence)
{
    EXPECT_EQ(problem("nan"), "\"nan\" is not a finite number");
    EXPECT_EQ(problem("-inf"), "\"-inf\" is not a finite number");
    EXPECT_EQ(problem("1e999"), "\"1e999\" is not a finite number");
    EXPECT_EQ(problem("91%"), "\"91%\" is a percentage, not a plain number");
    EXPECT_EQ(problem("12 ms"), "\"12 ms\" is not a number");
    EXPECT_EQ(problem("0x10"), "\"0x10\" is not a number");
    EXPECT_NE(problem("65,77").find("ambiguous"), std::string::npos);
    EXPECT_NE(problem("1,234", DecimalStyle::Unclear).find("ambiguous"), std::string::npos);
    EXPECT_NE(problem("1.5", DecimalStyle::Comma).find("ambiguous"), std::string::npos);
    EXPECT_EQ(problem("27.595.520"), "\"27.595.520\" is not a number");
}

TEST(NumberText, WholeNumbersAreExact)
{
    EXPECT_EQ(readWholeNumber("18446744073709551615").value(), 18446744073709551615ULL);
    EXPECT_EQ(readWholeNumber("9007199254740993").value(), 9007199254740993ULL);
    EXPECT_EQ(readWholeNumber("117,344").value(), 117344ULL);
    EXPECT_EQ(readWholeNumber("8.0").value(), 8ULL);
    EXPECT_FALSE(readWholeNumber("").value());
    for (const char* cell : {"18446744073709551616", "-1", "1.5", "1e3", "x"}) {
        EXPECT_FALSE(readWholeNumber(cell)) << cell;
    }
}

TEST(NumberText, TheFileTellsItsDecimalSeparator)
{
    EXPECT_EQ(styleOf({"0.5", "12"}), DecimalStyle::Dot);
    EXPECT_EQ(styleOf({"0,5", "1,234"}), DecimalStyle::Comma);
    EXPECT_EQ(styleOf({"0,333"}), DecimalStyle::Comma);
    EXPECT_EQ(styleOf({"1.234,5"}), DecimalStyle::Comma);
    EXPECT_EQ(styleOf({"27,595,520", "1,234"}), DecimalStyle::Dot);
    EXPECT_EQ(styleOf({"1,234.5"}), DecimalStyle::Dot);
    EXPECT_EQ(styleOf({"1,234"}), DecimalStyle::Unclear);
    EXPECT_EQ(styleOf({"1,234.5", "0,5"}), DecimalStyle::Unclear);
    EXPECT_EQ(styleOf({"add(int, int)", "1.5"}), DecimalStyle::Dot);
}
