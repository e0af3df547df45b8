// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_access.h"
#include "core/io/json_reader.h"
#include "core/io/session_json.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

// g++ 12 suspects the standard library's regex, which the validator uses, under sanitizers.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
// The library's headers do not meet this project's warnings.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#pragma GCC diagnostic pop

using namespace rooflab;

namespace {

/// The first thing the schema objects to; empty if the text is valid.
std::string schemaProblem(const std::string& text)
{
    const auto schemaText = readFile(ROOFLAB_RESOURCES "/schema/session-v1.schema.json");
    if (!schemaText) {
        return schemaText.error().text();
    }
    const nlohmann::json schemaJson = nlohmann::json::parse(*schemaText);
    valijson::Schema schema;
    valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(schemaJson),
                                            schema);
    const nlohmann::json document = nlohmann::json::parse(text);
    valijson::ValidationResults results;
    valijson::Validator validator;
    if (validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(document), &results)) {
        return {};
    }
    valijson::ValidationResults::Error error;
    results.popError(error);
    std::string place;
    for (const std::string& part : error.context) {
        place += part;
    }
    return place + ": " + error.description;
}

} // namespace

TEST(SessionSchema, EveryShippedSampleIsValid)
{
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(ROOFLAB_RESOURCES "/samples")) {
        const auto text = readFile(entry.path());
        ASSERT_TRUE(text);
        EXPECT_EQ(schemaProblem(*text), "") << entry.path();
        ++count;
    }
    EXPECT_GE(count, 2U);
}

TEST(SessionSchema, EveryWrittenSessionIsValid)
{
    Session session;
    session.title = "t";
    Measurement m = rooflab::testing::vectorAdd("linecross", 1e-3);
    m.timing.samples = {Seconds(1e-3)};
    m.timing.scope = TimingScope::Batch;
    m.timing.batchSize = 10;
    m.provenance.before = {1e9, 2e9, -5.0, 30.0, 0};
    m.provenance.after.otherProcesses = 3;
    m.provenance.device.caches = {{"L2", Bytes(1), 2}};
    m.provenance.software = {{"x", "1", "y"}};
    m.sourceFields = {{"a", "b"}};
    addMeasurement(session, m);
    Ceiling manual = rooflab::testing::ceiling(CeilingKind::Compute, 1e12, "c");
    manual.precision = Precision::Fp32;
    addCeiling(session, manual);
    session.view.frame = Frame{};
    session.view.hiddenIds = {"linecross"};
    EXPECT_EQ(schemaProblem(writeSession(session)), "");
    EXPECT_EQ(schemaProblem(writeSession(Session{})), "");
}

TEST(SessionSchema, ObjectsToWhatTheReaderRefuses)
{
    const auto with = [](const std::string& body) {
        return schemaProblem(R"({"format":"rooflab","version":"1.0","title":"",)"
                             R"("measurements":[)"
                             + body + R"(],"ceilings":[],"view":{}})");
    };
    EXPECT_EQ(with(R"({"id":"a","kernel":"k","timing":{"min_s":0.1}})"), "");
    EXPECT_NE(with(R"({"id":"a","kernel":"k","timing":{"min_s":0}})"), "");
    EXPECT_NE(with(R"({"id":"a","kernel":"k","timing":{"min_s":"x"}})"), "");
    EXPECT_NE(with(R"({"id":"a"})"), "");
    EXPECT_NE(with(R"({"id":"a","kernel":"k","timing":{"batch_launches":-1}})"), "");
    EXPECT_NE(with(R"({"id":"a","kernel":"k","provenance":{"state_after":{"power_w":-1}}})"), "");
    EXPECT_NE(with(R"({"id":"a","kernel":"k","precision":"fp33"})"), "");
    EXPECT_NE(schemaProblem(R"({"format":"rooflab","version":"2.0"})"), "");
}
