// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/common.h"

#include "core/io/import_file.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace rooflab {

int exitCodeOf(const Error& error)
{
    return error.code == ErrorCode::Usage ? exitUsage : exitFailed;
}

void complain(const std::string& what, const std::string& message)
{
    std::fprintf(stderr, "rooflab: %s%s%s\n", what.c_str(), what.empty() ? "" : ": ",
                 message.c_str());
}

LoadedSession loadSession(const std::vector<std::string>& files)
{
    LoadedSession loaded;
    for (const std::string& file : files) {
        Result<ImportOutcome> outcome = importFile(file);
        if (!outcome) {
            complain(file, outcome.error().text());
            loaded.complete = false;
            continue;
        }
        ++loaded.filesRead;
        for (const ImportNote& note : outcome->notes) {
            std::string text = std::string(toText(note.kind)) + ": " + note.message;
            if (!note.where.empty()) {
                text += " (" + note.where + ")";
            }
            complain(file, text);
            loaded.complete = loaded.complete && note.kind != NoteKind::Refused;
        }
        const MergeReport report = merge(loaded.session, std::move(outcome->session));
        if (report.alreadyThere > 0) {
            complain(file,
                     "note: " + std::to_string(report.alreadyThere)
                         + " records are the same as ones already read and are not repeated");
        }
    }
    return loaded;
}

CLI::Option* addFiles(CLI::App& command, std::vector<std::string>& files)
{
    return command.add_option("files", files, "Result files")->required();
}

CLI::Option* addStatistic(CLI::App& command, std::string& statistic)
{
    return command
        .add_option("--statistic", statistic,
                    "Which time stands for a run (default: as the session was saved)")
        ->check(CLI::IsMember({"min", "median", "mean", "p95"}));
}

Statistic chosenStatistic(const std::string& statistic, const Session& session)
{
    return enumValue(statisticTexts, statistic).value_or(session.view.statistic);
}

int printOutput(const std::string& text, int exitCode)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
    return finishOutput(exitCode);
}

int finishOutput(int exitCode)
{
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        complain("", std::string("the output cannot be written: ") + std::strerror(errno));
        return exitFailed;
    }
    return exitCode;
}

} // namespace rooflab
