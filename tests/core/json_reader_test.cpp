// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_reader.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace rooflab;

namespace {

std::string problem(std::string_view text)
{
    const auto parsed = parseJson(text);
    return parsed ? "accepted" : parsed.error().text();
}

} // namespace

TEST(ParseJson, NamesThePlace)
{
    EXPECT_EQ(problem("{\"a\": 1,\n \"b\": -nan}"), "this is not valid JSON (line 2, column 8)");
    EXPECT_EQ(problem("{\"a\": 0"), "the JSON text ends too early (line 1, column 7)");
    EXPECT_NE(problem("{\"a\": NaN}").find("line 1"), std::string::npos);
    EXPECT_NE(problem("{\"a\": Infinity}").find("line 1"), std::string::npos);
    EXPECT_NE(problem("{\"a\": 91%}").find("line 1"), std::string::npos);
    EXPECT_NE(problem("[1] [2]").find("line 1"), std::string::npos);
    EXPECT_EQ(problem(""), "there is no JSON text");
    EXPECT_EQ(problem(" \n\t"), "there is no JSON text");
}

TEST(ParseJson, RefusesWhatWouldBeMisread)
{
    EXPECT_EQ(problem(R"({"a": {"b": 1, "b": 2}})"), "the key \"b\" is given twice (/a/b)");
    EXPECT_NE(problem("[1e400]").find("too large"), std::string::npos);
    EXPECT_NE(problem("\"\xff\xfe\"").find("UTF-8"), std::string::npos);
}

TEST(ParseJson, DuplicateKeysOfHugeObjectsAreFoundFast)
{
    std::string text = "{";
    for (int i = 0; i < 20000; ++i) {
        text += "\"k" + std::to_string(i) + "\":1,";
    }
    EXPECT_NE(problem(text + "\"k7\":2}").find("given twice"), std::string::npos);
    EXPECT_EQ(problem(text + "\"end\":2}"), "accepted");
}

TEST(ParseJson, DepthIsLimited)
{
    const auto nested
        = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_EQ(problem(nested(64)), "accepted");
    EXPECT_NE(problem(nested(100)).find("nested"), std::string::npos);
    EXPECT_NE(problem(std::string(1000000, '[')).find("nested"), std::string::npos);
}

TEST(ParseJson, SkipsAByteOrderMark)
{
    EXPECT_EQ(problem("\xEF\xBB\xBF{}"), "accepted");
}

TEST(JsonObject, ChecksTypesAndRanges)
{
    const auto json = parseJson(R"({"n": 3.9, "t": "x", "big": 18446744073709551615, "w": 3.0,
                                    "neg": -1, "null": null})");
    ASSERT_TRUE(json);
    const auto errorOf = [&](auto read) {
        JsonObject object(*json, "/at");
        read(object);
        return object.error() ? object.error()->where : std::string();
    };
    EXPECT_EQ(errorOf([](JsonObject& o) { (void)o.integer("n"); }), "/at/n");
    EXPECT_EQ(errorOf([](JsonObject& o) { (void)o.number("t"); }), "/at/t");
    EXPECT_EQ(errorOf([](JsonObject& o) { (void)o.integer("big"); }), "/at/big");
    EXPECT_EQ(errorOf([](JsonObject& o) { (void)o.requiredText("absent"); }), "/at/absent");
    EXPECT_EQ(errorOf([](JsonObject& o) { (void)o.requiredNumber("null"); }), "/at/null");
    JsonObject object(*json, "");
    EXPECT_EQ(object.integer("w"), 3);
    EXPECT_EQ(object.integer("neg"), -1);
    EXPECT_EQ(object.number("absent"), std::nullopt);
    EXPECT_FALSE(object.error());
}

TEST(JsonObject, KeepsWhatNobodyAskedFor)
{
    const auto json = parseJson(R"({"a":{"known":1,"x":[1,2]},"b":[{"y":1,"z":2},{"z":3}],"c":5})");
    ASSERT_TRUE(json);
    JsonObject object(*json, "");
    object.object("a", [](JsonObject& a) { (void)a.number("known"); });
    object.objects("b", [](JsonObject& b) { (void)b.number("z"); });
    EXPECT_EQ(object.unknownKeys(), R"({"c":5,"a":{"x":[1,2]},"b":[{"y":1},{}]})");
    Json target = Json::parse(R"({"a":{"known":1},"b":[{"z":2},{"z":3}]})");
    restoreUnknownKeys(target, object.unknownKeys());
    EXPECT_EQ(target,
              Json::parse(R"({"a":{"known":1,"x":[1,2]},"b":[{"z":2,"y":1},{"z":3}],"c":5})"));
}

TEST(JsonNumber, WholeValuesAreIntegers)
{
    EXPECT_EQ(compactJson(jsonNumber(16777216.0)), "16777216");
    EXPECT_EQ(compactJson(jsonNumber(0.0003338)), "0.0003338");
    EXPECT_EQ(compactJson(jsonNumber(1e300)), "1e+300");
}
