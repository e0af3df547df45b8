// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_options.h"
#include "core/io/import_report.h"
#include "core/result.h"
#include "core/session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace rooflab {

/// The files of a sub-command and how they are to be read.
struct ResultFiles {
    std::vector<std::string> files;
    std::string format;
    std::vector<std::string> works;
    std::string columns;
    std::optional<std::size_t> warmup;
    std::optional<std::int64_t> device;
    std::string deviceName;
};

/// Adds the required list of files and --format, --work, --columns, --warmup, --device,
/// --device-name.
void addResultFiles(CLI::App& command, ResultFiles& files);

/// What of the remarks on files goes to stderr.
enum class Remarks { All, OnlyRefusals };

/// Files merged into one session. `complete` is false when a file or a record was refused, or when
/// a file gave nothing because something must be chosen first.
struct LoadedSession {
    Session session;
    bool complete = true;
    std::size_t filesRead = 0;
    std::vector<FileImport> files; ///< their sessions are empty: merged above
    std::optional<Error> usage; ///< an option that says nothing that can be done
};

/// Reads every file, says on stderr what is wrong or assumed, and goes on with the others.
[[nodiscard]] LoadedSession loadSession(const ResultFiles& files, Remarks remarks = Remarks::All);

/// The exit code of a command that did what it could with the files.
[[nodiscard]] int exitCodeOf(const LoadedSession& loaded);

} // namespace rooflab
