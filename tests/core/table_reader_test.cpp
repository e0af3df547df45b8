// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/table_reader.h"
#include "core/io/text_decoder.h"

#include <gtest/gtest.h>

using namespace rooflab;

namespace {

struct Rows {
    ImportOutcome outcome;
    std::vector<std::vector<std::string>> cells;
    std::vector<std::size_t> lines;
    std::string error;
};

Rows readRows(const std::string& bytes, std::initializer_list<std::string_view> required,
              DuplicateNames duplicates = DuplicateNames::Refused)
{
    Rows rows;
    MemorySource source(bytes);
    const ImportOptions options;
    ImportInput input(source, "t.csv", options);
    if (auto opened = input.open(); !opened) {
        rows.error = opened.error().text();
        return rows;
    }
    const auto shape = findTable(input.head(), required);
    if (!shape) {
        rows.error = "no table";
        return rows;
    }
    const auto read = readTable(
        input, *shape, rows.outcome,
        [&](const TableRow& row) {
            std::vector<std::string> cells;
            for (std::size_t i = 0; i < shape->names.size(); ++i) {
                cells.emplace_back(row.cell(i));
            }
            rows.cells.push_back(cells);
            rows.lines.push_back(row.line());
            return true;
        },
        duplicates);
    if (!read) {
        rows.error = read.error().text();
    }
    return rows;
}

std::string utf16(const std::string& ascii, bool little)
{
    std::string bytes = little ? "\xFF\xFE" : "\xFE\xFF";
    for (const char c : ascii) {
        bytes += little ? std::string{c, '\0'} : std::string{'\0', c};
    }
    return bytes;
}

using Cells = std::vector<std::vector<std::string>>;

} // namespace

TEST(TableReader, QuotesCommasAndLineEndsInCells)
{
    const Rows rows = readRows(
        "name,ns\n\"add<4, 2>(int, int)\",5\n\"say \"\"hi\"\"\nthere\",6\n7,8", {"name", "ns"});
    EXPECT_EQ(rows.error, "");
    EXPECT_EQ(rows.cells,
              (Cells{{"add<4, 2>(int, int)", "5"}, {"say \"hi\"\nthere", "6"}, {"7", "8"}}));
    EXPECT_EQ(rows.lines, (std::vector<std::size_t>{2, 3, 5}));
}

TEST(TableReader, MarksLineEndsAndTheMissingLastOne)
{
    const Cells wanted{{"1", "2"}, {"3", "4"}};
    for (const std::string text : {"\xEF\xBB\xBF"
                                   "a,b\r\n1,2\r\n\r\n3,4",
                                   "a,b\n1,2\n\n3,4\n", "a,b\n1,2,\n3,4,,\n"}) {
        EXPECT_EQ(readRows(text, {"a", "b"}).cells, wanted) << text;
    }
    EXPECT_EQ(readRows("a,b\r\n1,2\r\n\r\n3,4", {"a", "b"}).lines,
              (std::vector<std::size_t>{2, 4}));
    EXPECT_EQ(readRows(utf16("a,b\n1,2\n3,4\n", true), {"a", "b"}).cells, wanted);
    EXPECT_EQ(readRows(utf16("a,b\n1,2\n3,4\n", false), {"a", "b"}).cells, wanted);
}

TEST(TableReader, RefusesByName)
{
    EXPECT_NE(readRows(utf16("a,b\n1,2\n", true).substr(2), {"a"}).error.find("UTF-16"),
              std::string::npos);
    EXPECT_NE(readRows(std::string("\xFF\xFE\0\0a\0\0\0", 8), {"a"}).error.find("UTF-32"),
              std::string::npos);
    EXPECT_EQ(readRows("a,A\n1,2\n", {"a"}).error,
              "the column \"a\" stands in the header twice (line 1)");
    EXPECT_EQ(readRows("a,A\n1,2\n", {"a"}, DuplicateNames::Allowed).error, "");
    EXPECT_EQ(readRows("a,b\n1,\"2\n3,4\n", {"a"}).error,
              "a quote that begins here never ends (line 2)");
    EXPECT_EQ(readRows("a,b\n", {"a"}).error, "the table has a header and no row below it");
}

TEST(TableReader, RaggedRowsAreRefusedOneByOne)
{
    const Rows rows = readRows("a,b,c\n1,2,3\n4,5\n6,7,8,9\n1,2,3\n", {"a", "c"});
    EXPECT_EQ(rows.cells.size(), 2U);
    EXPECT_EQ(rows.outcome.rows.read, 4U);
    EXPECT_EQ(rows.outcome.rows.refused, 2U);
    EXPECT_EQ(rows.outcome.notes.at(0).message, "the row has 2 cells where the header has 3");
    EXPECT_EQ(rows.outcome.notes.at(0).where, "line 3");
}

TEST(TableReader, FindsTheHeaderBelowABannerAndTheSeparator)
{
    const Rows rows = readRows("==PROF== hello\nx, y\n\n\"A\";\"b\"\n1;2\na;b\n3;4\n", {"a", "B"});
    EXPECT_EQ(rows.cells, (Cells{{"1", "2"}, {"a", "b"}, {"3", "4"}}));
    EXPECT_EQ(rows.outcome.notes.at(0).message, "3 lines before the header are skipped");
    EXPECT_EQ(readRows("a\tb\n1 \t 2\n", {"b"}).cells, (Cells{{"1", "2"}}));
    EXPECT_EQ(readRows("a|b\n1|2\n", {"b"}).cells, (Cells{{"1", "2"}}));
}

TEST(TableReader, ARepeatedHeaderIsSkippedWithANote)
{
    const Rows rows = readRows("a,b\n1,2\na,b\n3,4\n", {"a", "b"});
    EXPECT_EQ(rows.cells, (Cells{{"1", "2"}, {"3", "4"}}));
    EXPECT_EQ(rows.outcome.rows.setAside, 1U);
}

TEST(TableReader, NumbersFollowTheFilesStyle)
{
    const auto styleOf = [](std::string_view text) { return findTable(text, {"a"})->decimals; };
    EXPECT_EQ(styleOf("a;b\n0,3338;1\n"), DecimalStyle::Comma);
    EXPECT_EQ(styleOf("a;b\n0.3338;1\n"), DecimalStyle::Dot);
    EXPECT_EQ(styleOf("a;b\n1,234;1\n"), DecimalStyle::Unclear);
    EXPECT_EQ(styleOf("a,b\n\"65,77\",1\n"), DecimalStyle::Unclear);
    EXPECT_EQ(styleOf("a,b\n\"27,595,520\",1\n"), DecimalStyle::Dot);
}

TEST(TableReader, AnEndlessQuoteIsRefusedInBoundedMemory)
{
    std::string text = "a,b\n1,\"";
    text.append(20 * 1024 * 1024, 'x');
    const Rows rows = readRows(text, {"a"});
    EXPECT_NE(rows.error.find("a quote may be missing its end"), std::string::npos) << rows.error;
}

TEST(TableReader, StopsWhenCancelled)
{
    const std::string text = "a,b\n" + std::string(1024 * 1024, '\n') + "1,2\n";
    MemorySource source(text);
    const ImportOptions options;
    int calls = 0;
    ImportInput input(source, "t.csv", options,
                      [&](std::uint64_t, std::uint64_t) { return ++calls < 3; });
    ASSERT_TRUE(input.open());
    ImportOutcome outcome;
    const auto shape = findTable(input.head(), {"a"});
    const auto read = readTable(input, *shape, outcome, [](const TableRow&) { return true; });
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Cancelled);
}

TEST(TextDecoder, IllFormedTextIsReplaced)
{
    EXPECT_EQ(validUtf8("a\xFFz\xC3\xA9\xE2\x82"),
              "a\xEF\xBF\xBDz\xC3\xA9\xEF\xBF\xBD\xEF\xBF\xBD");
    EXPECT_EQ(decodeText(std::string("\xFF\xFE\x3D\xD8\x00\xDE", 6)).value(), "\xF0\x9F\x98\x80");
}
