// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/table_commands.h"

#include "app/commands/result_files.h"
#include "core/io/points_table.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace rooflab {

namespace {

struct TableOptions {
    ResultFiles files;
    std::string statistic;
    bool json = false;
    bool csv = false;
    bool markdown = false;
};

/// Prints what could be read; exit code 1 if anything was refused.
template <class Print> int printTable(const TableOptions& options, Print print)
{
    const LoadedSession loaded = loadSession(options.files);
    if (loaded.usage) {
        return exitCodeOf(loaded);
    }
    const Statistic statistic = chosenStatistic(options.statistic, loaded.session);
    return printOutput(print(loaded.session, statistic), exitCodeOf(loaded));
}

} // namespace

void addPointsCommand(CommandSetup setup)
{
    CLI::App* command
        = setup.app.add_subcommand("points", "Print every measurement as a point of the roofline");
    auto options = std::make_shared<TableOptions>();
    addResultFiles(*command, options->files);
    addStatistic(*command, options->statistic);
    CLI::Option* json = command->add_flag("--json", options->json, "As a JSON array");
    CLI::Option* csv = command->add_flag("--csv", options->csv, "As CSV (RFC 4180)");
    CLI::Option* markdown
        = command->add_flag("--markdown", options->markdown, "As a Markdown table");
    json->excludes(csv)->excludes(markdown);
    csv->excludes(markdown);
    command->callback([options, &exitCode = setup.exitCode] {
        exitCode = printTable(*options,
                              options->json           ? pointsJson
                                  : options->csv      ? pointsCsv
                                  : options->markdown ? pointsMarkdown
                                                      : pointsText);
    });
}

void addCeilingsCommand(CommandSetup setup)
{
    CLI::App* command = setup.app.add_subcommand("ceilings", "Print the ceilings and their knees");
    auto options = std::make_shared<TableOptions>();
    addResultFiles(*command, options->files);
    addStatistic(*command, options->statistic);
    command->add_flag("--json", options->json, "As a JSON object");
    command->callback([options, &exitCode = setup.exitCode] {
        exitCode = printTable(*options, options->json ? ceilingsJson : ceilingsText);
    });
}

} // namespace rooflab
