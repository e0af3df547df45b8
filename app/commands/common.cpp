// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/common.h"

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
