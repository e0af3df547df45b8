// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_access.h"
#include "core/io/session_json.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

std::vector<std::filesystem::path> goodFiles()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(dataFile("good"))) {
        if (entry.is_regular_file()) {
            files.push_back(entry.path());
        }
    }
    return files;
}

} // namespace

// What was imported and saved is a session and nothing else, whatever words it holds.
TEST(GoodFiles, AreTheSameAfterSavingAndOpening)
{
    for (const std::filesystem::path& file : goodFiles()) {
        const auto outcome = importFile(file);
        ASSERT_TRUE(outcome) << file << outcome.error().text();
        const std::string saved = writeSession(outcome->session);
        const auto again = importText(saved);
        ASSERT_TRUE(again) << file << again.error().text();
        EXPECT_EQ(again->format, "session") << file;
        EXPECT_EQ(writeSession(again->session), saved) << file;
    }
}

TEST(GoodFiles, AccountForEveryRow)
{
    for (const std::filesystem::path& file : goodFiles()) {
        const auto outcome = importFile(file);
        ASSERT_TRUE(outcome) << file;
        EXPECT_EQ(outcome->rows.read,
                  outcome->rows.used + outcome->rows.setAside + outcome->rows.refused)
            << file;
    }
}

TEST(GoodFiles, CutAnywhereAreRefusedOrReadWithoutACrash)
{
    for (const std::filesystem::path& file : goodFiles()) {
        const auto whole = readFile(file);
        ASSERT_TRUE(whole) << file;
        const std::size_t step = std::max<std::size_t>(whole->size() / 40, 1);
        for (std::size_t size = 1; size < whole->size(); size += step) {
            const auto outcome = importText(std::string_view(*whole).substr(0, size));
            if (!outcome) {
                EXPECT_FALSE(outcome.error().message.empty()) << file << " " << size;
            }
        }
    }
}
