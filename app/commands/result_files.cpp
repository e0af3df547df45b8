// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/result_files.h"

#include "app/commands/common.h"
#include "core/io/agent_info.h"
#include "core/io/import_file.h"
#include "core/io/importer.h"
#include "core/io/paired_size.h"
#include "core/session_merger.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>

namespace rooflab {

namespace {

Result<ImportOptions> importOptions(const ResultFiles& files)
{
    ImportOptions options;
    options.warmup = files.warmup;
    options.device = files.device;
    if (!files.format.empty()) {
        options.format = files.format;
    }
    if (!files.deviceName.empty()) {
        options.deviceName = files.deviceName;
    }
    for (const std::string& work : files.works) {
        Result<WorkModel> model = parseWorkModel(work);
        if (!model) {
            return fail(ErrorCode::Usage, model.error().message, "--work");
        }
        options.works.push_back(std::move(*model));
    }
    if (!files.columns.empty()) {
        Result<ColumnMapping> columns = parseColumnMapping(files.columns);
        if (!columns) {
            return fail(ErrorCode::Usage, columns.error().message, "--columns");
        }
        options.columns = std::move(*columns);
    }
    return options;
}

void sayNotes(const std::string& file, const ImportOutcome& outcome, Remarks remarks)
{
    for (const ImportNote& note : outcome.notes) {
        if (remarks == Remarks::All || note.kind == NoteKind::Refused) {
            complain(file,
                     std::string(toText(note.kind)) + ": " + note.message
                         + (note.where.empty() ? "" : " (" + note.where + ")"));
        }
    }
    for (const ImportQuestion& question : outcome.questions) {
        if (remarks == Remarks::All) {
            complain(file, "needed: " + question.message);
        }
    }
}

bool isComplete(const ImportOutcome& outcome)
{
    const bool refused
        = std::any_of(outcome.notes.begin(), outcome.notes.end(),
                      [](const ImportNote& note) { return note.kind == NoteKind::Refused; });
    return !refused && (outcome.questions.empty() || !outcome.session.isEmpty());
}

/// The file that was read before and has the same bytes; nullptr if there is none.
const FileImport* sameBytes(const LoadedSession& loaded, const std::string& sha256)
{
    const auto found
        = std::find_if(loaded.files.begin(), loaded.files.end(), [&](const FileImport& each) {
              return each.outcome && !sha256.empty() && each.outcome->sha256 == sha256;
          });
    return found == loaded.files.end() ? nullptr : &*found;
}

void take(LoadedSession& loaded, SessionMerger& merger, FileImport import, Remarks remarks)
{
    ImportOutcome& outcome = *import.outcome;
    ++loaded.filesRead;
    sayNotes(import.file, outcome, remarks);
    loaded.complete = loaded.complete && isComplete(outcome);
    const FileImport* same = sameBytes(loaded, outcome.sha256);
    const MergeReport report = merger.add(std::exchange(outcome.session, {}));
    import.alreadyThere = report.alreadyThere;
    if (report.alreadyThere > 0 && remarks == Remarks::All) {
        complain(import.file,
                 "note: " + std::to_string(report.alreadyThere)
                     + " records are the same as ones already read and are not repeated"
                     + (same != nullptr ? ": the file has the same bytes as " + same->file : ""));
    }
    loaded.files.push_back(std::move(import));
}

/// A file that does not state its N may find it in a result of another file.
void offerSizes(std::vector<FileImport>& imports)
{
    for (FileImport& asking : imports) {
        std::vector<const Measurement*> known;
        for (const FileImport& other : imports) {
            if (&other == &asking || !other.outcome || !asking.outcome
                || asking.outcome->questions.empty()) {
                continue;
            }
            for (const Measurement& each : other.outcome->session.measurements) {
                known.push_back(&each);
            }
        }
        if (!known.empty()) {
            offerPairedSizes(*asking.outcome, pairedSizes(*asking.outcome, known));
        }
    }
}

} // namespace

void addResultFiles(CLI::App& command, ResultFiles& files)
{
    command.add_option("files", files.files, "Result files")->required();
    std::vector<std::string> names;
    for (const Importer& importer : importers()) {
        names.emplace_back(importer.name);
    }
    command.add_option("--format", files.format, "Format of the files (default: by their content)")
        ->check(CLI::IsMember(names));
    command
        .add_option("--work", files.works,
                    "FLOPs and bytes where a file has none: \"vector_add fp32 n=16777216\" or "
                    "\"flops = …; bytes = …\" of its columns; \"… for NAME*\" limits it to these "
                    "kernels, and then it may be given several times")
        ->allow_extra_args(false);
    command.add_option("--columns", files.columns,
                       "Meaning of a table's columns: \"t = time min ms; f = flops\"");
    command.add_option("--warmup", files.warmup,
                       "Launches of a trace left out at the start of each kernel (default: "
                       "proposed from the data)");
    command.add_option("--device", files.device, "Device of a file that holds several");
    command.add_option("--device-name", files.deviceName,
                       "Device of the records whose file names none");
}

LoadedSession loadSession(const ResultFiles& files, Remarks remarks)
{
    LoadedSession loaded;
    const Result<ImportOptions> options = importOptions(files);
    if (!options) {
        complain("", options.error().text());
        loaded.usage = options.error();
        loaded.complete = false;
        return loaded;
    }
    std::vector<FileImport> imports;
    for (const std::string& file : files.files) {
        imports.push_back(describeImport(file, importFile(file, *options)));
    }
    offerSizes(imports);
    SessionMerger merger(loaded.session);
    for (FileImport& import : imports) {
        if (import.outcome) {
            take(loaded, merger, std::move(import), remarks);
            continue;
        }
        complain(import.file, import.outcome.error().text());
        loaded.complete = false;
        loaded.files.push_back(std::move(import));
    }
    for (const FileImport& import : loaded.files) {
        const std::size_t attached
            = import.outcome ? attachDevices(loaded.session, import.outcome->devices) : 0;
        if (attached > 0 && remarks == Remarks::All) {
            complain(import.file,
                     "assumption: " + std::to_string(attached)
                         + " records that name an agent of this file gain their device from it");
        }
    }
    return loaded;
}

int exitCodeOf(const LoadedSession& loaded)
{
    if (loaded.usage) {
        return exitUsage;
    }
    return loaded.complete ? exitDone : exitFailed;
}

} // namespace rooflab
