// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_file.h"
#include "core/io/importer.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace rooflab::testing {

/// The outcome of a file in tests/data/good; a failure of the test if it cannot be read.
inline ImportOutcome goodFile(const std::string& name, const ImportOptions& options = {})
{
    Result<ImportOutcome> outcome = importFile(dataFile("good/" + name), options);
    EXPECT_TRUE(outcome) << name << ": " << (outcome ? "" : outcome.error().text());
    return outcome ? std::move(*outcome) : ImportOutcome{};
}

/// The sentence with which a file in tests/data/bad is refused; "accepted" if it is not.
inline std::string badFile(const std::string& name, const ImportOptions& options = {})
{
    const Result<ImportOutcome> outcome = importFile(dataFile("bad/" + name), options);
    return outcome ? "accepted" : outcome.error().text();
}

/// The first note of a kind; nullptr if there is none.
inline const ImportNote* noteOf(const ImportOutcome& outcome, NoteKind kind)
{
    const auto note = std::find_if(outcome.notes.begin(), outcome.notes.end(),
                                   [&](const ImportNote& each) { return each.kind == kind; });
    return note == outcome.notes.end() ? nullptr : &*note;
}

/// True if a note of that kind holds the text, in its message or place.
inline bool hasNote(const ImportOutcome& outcome, NoteKind kind, const std::string& text)
{
    return std::any_of(outcome.notes.begin(), outcome.notes.end(), [&](const ImportNote& note) {
        return note.kind == kind
            && (note.message + " " + note.where).find(text) != std::string::npos;
    });
}

/// Options with work models; fails the test if a text is none.
inline ImportOptions withWorks(std::initializer_list<std::string> texts)
{
    ImportOptions options;
    for (const std::string& text : texts) {
        Result<WorkModel> model = parseWorkModel(text);
        EXPECT_TRUE(model) << (model ? "" : model.error().text());
        if (model) {
            options.works.push_back(std::move(*model));
        }
    }
    return options;
}

inline ImportOptions withWork(const std::string& text)
{
    return withWorks({text});
}

} // namespace rooflab::testing
