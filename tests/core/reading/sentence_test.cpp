// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/markdown.h"
#include "core/sentence.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace rooflab;

TEST(Sentence, PutsItsArgumentsInPlace)
{
    EXPECT_EQ(say("%1 of %2, again %1", "a", std::string("b")).plain(), "a of b, again a");
    EXPECT_EQ(say("no placeholder, 95 % sure").plain(), "no placeholder, 95 % sure");
    EXPECT_TRUE(Sentence{}.empty());
    EXPECT_EQ(Sentence{}.plain(), "");
}

TEST(Sentence, NeverReadsAnArgumentAsATemplate)
{
    EXPECT_EQ(say("%1 and %2", "%2", "100 %1").plain(), "%2 and 100 %1");
}

TEST(Sentence, AreJoinedInOrder)
{
    EXPECT_EQ(plainText({say("a"), say("%1", "b")}, "; "), "a; b");
    EXPECT_EQ(plainText({}), "");
}

TEST(Markdown, ShowsTextLiterally)
{
    EXPECT_EQ(markdownEscaped("a|b *c* <b> [d](e)\nf"), "a\\|b \\*c\\* \\<b\\> \\[d\\](e) f");
    EXPECT_EQ(markdownTableLine({"a|b", ""}), "| a\\|b |  |\n");
    EXPECT_EQ(markdownTableRule(2), "| --- | --- |\n");
}

// Every template of the folder: what a translator sees.
namespace {

/// The string literal that begins there, its adjacent parts joined; empty if there is none.
std::string literalAt(const std::string& text, std::size_t at)
{
    constexpr std::string_view blanks = " \n\t";
    std::string literal;
    for (at = text.find_first_not_of(blanks, at); at != std::string::npos && text[at] == '"';
         at = text.find_first_not_of(blanks, at + 1)) {
        for (++at; at < text.size() && text[at] != '"'; ++at) {
            literal += text[at];
            if (text[at] == '\\') {
                literal += text[++at];
            }
        }
    }
    return literal;
}

} // namespace

TEST(Templates, StateNoCauseAndNameNoPeak)
{
    std::set<std::string> templates;
    for (const auto& entry : std::filesystem::directory_iterator(ROOFLAB_READING_SOURCES)) {
        if (entry.path().extension() != ".cpp") {
            continue;
        }
        std::ifstream file(entry.path());
        std::stringstream stream;
        stream << file.rdbuf();
        const std::string text = stream.str();
        for (std::size_t at = text.find("say("); at != std::string::npos;
             at = text.find("say(", at + 1)) {
            if (std::string literal = literalAt(text, at + 4); !literal.empty()) {
                templates.insert(std::move(literal));
            }
        }
    }
    EXPECT_GT(templates.size(), 150U);
    for (const std::string& text : templates) {
        for (const char* word : {"proves", "because of", "is caused", "is due to", "obviously",
                                 "hardware peak of", "clamped"}) {
            EXPECT_EQ(text.find(word), std::string::npos) << word << ": " << text;
        }
        EXPECT_EQ(text.find("  "), std::string::npos) << text;
    }
}
