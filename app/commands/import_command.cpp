// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/import_command.h"

#include "app/commands/result_files.h"
#include "core/io/file_access.h"
#include "core/io/session_json.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace rooflab {

namespace {

struct ImportCommandOptions {
    ResultFiles files;
    std::string output;
    bool report = false;
    bool json = false;
};

int writeOutput(const std::string& path, const LoadedSession& loaded)
{
    if (loaded.filesRead == 0) {
        complain(path, "not written, because nothing could be read");
        return exitFailed;
    }
    const auto written = writeFileAtomically(path, writeSession(loaded.session));
    if (!written) {
        complain(path, written.error().text());
        return exitFailed;
    }
    return exitDone;
}

int runImport(const ImportCommandOptions& options)
{
    if (options.output.empty() && !options.report) {
        complain("", "name the session to write with -o, or ask for a --report");
        return exitUsage;
    }
    const LoadedSession loaded
        = loadSession(options.files, options.report ? Remarks::OnlyRefusals : Remarks::All);
    int exitCode = exitCodeOf(loaded);
    if (exitCode == exitUsage) {
        return exitCode;
    }
    if (!options.output.empty()) {
        exitCode = std::max(exitCode, writeOutput(options.output, loaded));
    }
    if (!options.report) {
        return exitCode;
    }
    return printOutput(
        options.json ? importReportJson(loaded.files) : importReportText(loaded.files), exitCode);
}

} // namespace

void addImportCommand(CommandSetup setup)
{
    CLI::App* command
        = setup.app.add_subcommand("import", "Read result files and write them as one session");
    auto options = std::make_shared<ImportCommandOptions>();
    addResultFiles(*command, options->files);
    command->add_option("-o,--output", options->output, "Session file to write");
    CLI::Option* report = command->add_flag(
        "--report", options->report, "Print what was read, assumed and refused of each file");
    command->add_flag("--json", options->json, "The report as JSON")->needs(report);
    command->callback([options, &exitCode = setup.exitCode] { exitCode = runImport(*options); });
}

} // namespace rooflab
