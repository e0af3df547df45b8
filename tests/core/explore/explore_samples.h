// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file_access.h"
#include "core/io/session_json.h"
#include "core/sentence.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace rooflab::testing {

/// A session that ships with the program.
inline Session sample(const std::string& name)
{
    const auto text = readFile(std::string(ROOFLAB_RESOURCES "/samples/") + name);
    EXPECT_TRUE(text) << name;
    const auto outcome = readSession(text.value_or(std::string()));
    EXPECT_TRUE(outcome) << name;
    return outcome ? outcome->session : Session();
}

/// Whether any of the sentences holds the words.
inline bool says(const std::vector<Sentence>& statements, const std::string& words)
{
    return std::any_of(statements.begin(), statements.end(), [&](const Sentence& statement) {
        return statement.plain().find(words) != std::string::npos;
    });
}

inline const Measurement& record(const Session& session, const std::string& id)
{
    const Measurement* found = session.findMeasurement(id);
    EXPECT_NE(found, nullptr) << id;
    static const Measurement none;
    return found == nullptr ? none : *found;
}

inline Measurement withParameters(Measurement measurement,
                                  std::initializer_list<Parameters::Entry> parameters)
{
    for (const auto& [name, value] : parameters) {
        measurement.parameters.set(name, value);
    }
    return measurement;
}

/// `count` samples around a time in steps of a thousandth of it.
inline std::vector<Seconds> spread(double seconds, int count)
{
    std::vector<Seconds> samples;
    for (int i = 0; i < count; ++i) {
        samples.emplace_back(seconds * (1.0 + 1e-3 * (i - count / 2)));
    }
    return samples;
}

} // namespace rooflab::testing
