// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/options.h"

#include <gtest/gtest.h>

#include <vector>

using namespace rooflab;
using namespace rooflab::peers;

namespace {

Result<Options> parse(const std::vector<std::string>& words)
{
    return parseOptions("rooflab-peers-cpu", words);
}

} // namespace

TEST(PeersOptions, HaveDefaults)
{
    const auto options = parse({});
    ASSERT_TRUE(options) << options.error().text();
    EXPECT_EQ(options->pairs, 7);
    EXPECT_EQ(options->backend.device, 0);
    EXPECT_EQ(options->backend.threads, std::nullopt);
    EXPECT_EQ(options->outputJson, std::nullopt);
    EXPECT_EQ(options->rooflab, std::nullopt);
    EXPECT_EQ(options->answer, std::nullopt);
}

TEST(PeersOptions, AreRead)
{
    const auto options = parse({"--pairs", "9", "--device", "2", "--threads", "4", "--json",
                                "peers.json", "--rooflab", "bin/rooflab"});
    ASSERT_TRUE(options) << options.error().text();
    EXPECT_EQ(options->pairs, 9);
    EXPECT_EQ(options->backend.device, 2);
    EXPECT_EQ(options->backend.threads, 4);
    EXPECT_EQ(options->outputJson, "peers.json");
    EXPECT_EQ(options->rooflab, "bin/rooflab");
    EXPECT_TRUE(parse({"--help"})->answer.has_value());
}

TEST(PeersOptions, RefuseWhatMakesNoSense)
{
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"--pairs", "4"},
                                               {"--pairs", "many"},
                                               {"--threads", "0"},
                                               {"--device", "-1"},
                                               {"--json", ""},
                                               {"--unknown"},
                                               {"stray"}}) {
        const auto options = parse(words);
        ASSERT_FALSE(options) << words.front();
        EXPECT_EQ(options.error().code, ErrorCode::Usage) << words.front();
        EXPECT_EQ(options.error().text().find('\n'), std::string::npos) << words.front();
    }
}
