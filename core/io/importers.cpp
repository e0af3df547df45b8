// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events.h"
#include "core/io/importer.h"
#include "core/io/session_json.h"
#include "core/io/tutorial_json.h"

#include <array>

namespace rooflab {

std::string_view toText(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Info:
        return "note";
    case NoteKind::Assumption:
        return "assumption";
    case NoteKind::Conflict:
        return "conflict";
    case NoteKind::Refused:
        return "refused";
    }
    return {};
}

namespace {

/// The beginning of a file, where a format shows itself.
std::string_view head(std::string_view text)
{
    constexpr std::size_t headBytes = 64 * 1024;
    return text.substr(0, headBytes);
}

bool looksLikeSession(std::string_view text)
{
    const std::string_view begin = head(text);
    const std::size_t format = begin.find("\"format\"");
    return format != std::string_view::npos
        && begin.find("\"rooflab\"", format) != std::string_view::npos;
}

bool looksLikeTutorial(std::string_view text)
{
    return looksLikeTutorialJson(head(text));
}

constexpr std::array table{
    Importer{"events", "rooflab run log (JSON Lines)", "a first line with the key \"event\"",
             looksLikeEvents, readEventLog},
    Importer{"session", "rooflab session", "\"format\": \"rooflab\"", looksLikeSession,
             readSession},
    Importer{"tutorial", "vector_add result of the tutorial (JSON)",
             "the keys \"gpu\" and \"kernel\"", looksLikeTutorial, readTutorialJson},
};

} // namespace

std::span<const Importer> importers()
{
    return table;
}

Result<ImportOutcome> importText(std::string_view text)
{
    if (text.empty()) {
        return fail(ErrorCode::InvalidInput, "the file is empty");
    }
    for (const Importer& importer : table) {
        if (importer.matches(text)) {
            return importer.parse(text);
        }
    }
    if (head(text).find('\0') != std::string_view::npos) {
        return fail(ErrorCode::Unsupported,
                    "this is a binary file, not a result that rooflab reads");
    }
    std::string sought;
    for (const Importer& importer : table) {
        sought += (sought.empty() ? "" : "; ") + std::string(importer.recognisedBy) + " ("
            + std::string(importer.label) + ")";
    }
    return fail(ErrorCode::Unsupported, "no known format: looked for " + sought);
}

} // namespace rooflab
