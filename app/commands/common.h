// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/result.h"
#include "core/session.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace rooflab {

inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;
inline constexpr int exitUsage = 2;

/// What a sub-command needs to register itself; its callback stores the exit code.
struct CommandSetup {
    CLI::App& app;
    int argc;
    char** argv;
    std::optional<int>& exitCode;
};

/// Files merged into one session. `complete` is false when a file or a record was refused.
struct LoadedSession {
    Session session;
    bool complete = true;
    std::size_t filesRead = 0;
};

/// Reads every file, says on stderr what is wrong or assumed, and goes on with the others.
[[nodiscard]] LoadedSession loadSession(const std::vector<std::string>& files);

/// 2 for wrong usage, 1 for anything else that could not be done.
[[nodiscard]] int exitCodeOf(const Error& error);

/// One sentence on stderr: "rooflab: FILE: message (place)".
void complain(const std::string& what, const std::string& message);

/// Adds the required list of files to a sub-command.
CLI::Option* addFiles(CLI::App& command, std::vector<std::string>& files);
/// Adds --statistic.
CLI::Option* addStatistic(CLI::App& command, std::string& statistic);
/// The statistic asked for, else the session's own.
[[nodiscard]] Statistic chosenStatistic(const std::string& statistic, const Session& session);

/// Writes text to stdout and flushes; the exit code is 1 if that fails (a full disk, a closed
/// pipe).
[[nodiscard]] int printOutput(const std::string& text, int exitCode);
[[nodiscard]] int finishOutput(int exitCode);

} // namespace rooflab
