// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace rooflab {

/// What the command line asks for: an exit code when everything is done already (a sub-command,
/// --help, a usage error), or the files that the window shall open.
struct CommandLine {
    std::optional<int> exitCode;
    QStringList files;
};

/// Runs a sub-command if one is named. Sub-commands need no display.
[[nodiscard]] CommandLine runCommandLine(int argc, char** argv);

} // namespace rooflab
