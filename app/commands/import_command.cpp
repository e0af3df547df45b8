// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/import_command.h"

#include "core/io/file_access.h"
#include "core/io/session_json.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace rooflab {

namespace {

struct ImportOptions {
    std::vector<std::string> files;
    std::string output;
};

int runImport(const ImportOptions& options)
{
    const LoadedSession loaded = loadSession(options.files);
    if (loaded.filesRead == 0) {
        complain(options.output, "not written, because nothing could be read");
        return exitFailed;
    }
    const auto written = writeFileAtomically(options.output, writeSession(loaded.session));
    if (!written) {
        complain(options.output, written.error().text());
        return exitFailed;
    }
    return loaded.complete ? exitDone : exitFailed;
}

} // namespace

void addImportCommand(CommandSetup setup)
{
    CLI::App* command
        = setup.app.add_subcommand("import", "Read result files and write them as one session");
    auto options = std::make_shared<ImportOptions>();
    addFiles(*command, options->files);
    command->add_option("-o,--output", options->output, "Session file to write")->required();
    command->callback([options, &exitCode = setup.exitCode] { exitCode = runImport(*options); });
}

} // namespace rooflab
