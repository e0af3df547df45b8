// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/session.h"

#include <optional>
#include <string>

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

/// 2 for wrong usage, 1 for anything else that could not be done.
[[nodiscard]] int exitCodeOf(const Error& error);

/// One sentence on stderr: "rooflab: FILE: message (place)".
void complain(const std::string& what, const std::string& message);

/// Adds --statistic.
CLI::Option* addStatistic(CLI::App& command, std::string& statistic);
/// The statistic asked for, else the session's own.
[[nodiscard]] Statistic chosenStatistic(const std::string& statistic, const Session& session);

/// Writes text to stdout and flushes; the exit code is 1 if that fails (a full disk, a closed
/// pipe).
[[nodiscard]] int printOutput(const std::string& text, int exitCode);
[[nodiscard]] int finishOutput(int exitCode);

} // namespace rooflab
