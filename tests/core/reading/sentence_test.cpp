// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/markdown.h"
#include "core/sentence.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
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
TEST(Templates, StateNoCauseAndNameNoPeak)
{
    std::set<std::string> templates;
    const std::regex literal("say\\(\\s*((\"([^\"\\\\]|\\\\.)*\"\\s*)+)");
    const std::regex seam("\"\\s*\"");
    for (const auto& entry : std::filesystem::directory_iterator(ROOFLAB_READING_SOURCES)) {
        if (entry.path().extension() != ".cpp") {
            continue;
        }
        std::ifstream file(entry.path());
        std::stringstream stream;
        stream << file.rdbuf();
        const std::string text = stream.str();
        for (std::sregex_iterator i(text.begin(), text.end(), literal), end; i != end; ++i) {
            templates.insert(std::regex_replace((*i)[1].str(), seam, ""));
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
