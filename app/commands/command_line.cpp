// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"

#include "app/commands/common.h"
#include "app/commands/import_command.h"
#include "app/commands/measure_command.h"
#include "app/commands/render_command.h"
#include "app/commands/table_commands.h"
#include "app/qt_text.h"
#include "core/this_program.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <string>
#include <vector>

namespace rooflab {

namespace {

std::string versionText()
{
    const Program program = thisProgram("rooflab");
    return *program.name + " " + *program.version
        + (program.gitRevision ? " (" + *program.gitRevision + ")" : "");
}

} // namespace

CommandLine runCommandLine(int argc, char** argv)
{
    CLI::App app("Measure vector-add kernels and read them on a roofline.\n"
                 "Without a sub-command the window opens, on the given files if there are any.",
                 "rooflab");
    app.set_version_flag("--version", versionText());
    std::vector<std::string> files;
    app.add_option("files", files, "Results to open in the window");
    app.require_subcommand(0, 1);

    CommandLine result;
    CommandSetup setup{app, argc, argv, result.exitCode};
    addPointsCommand(setup);
    addCeilingsCommand(setup);
    addMeasureCommand(setup);
    addRenderCommand(setup);
    addImportCommand(setup);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& problem) {
        if (problem.get_exit_code() == 0) {
            app.exit(problem); // --help and --version print to stdout
            result.exitCode = finishOutput(exitDone);
        } else {
            std::fprintf(stderr, "rooflab: %s\n", problem.what());
            result.exitCode = exitUsage;
        }
    }
    for (const std::string& file : files) {
        result.files.append(toQt(file));
    }
    return result;
}

} // namespace rooflab
