// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_report.h"
#include "core/result.h"
#include "core/session.h"

#include <QString>

#include <vector>

namespace rooflab {

/// What became of one file, or of one run of a bench program.
struct FileReport {
    enum class State {
        Loaded,
        Refused, ///< it cannot be read
        Cancelled, ///< its reading was given up
        SetAside, ///< the user did not want it
        Remark ///< an assumption about records of other files
    };

    QString file; ///< name without folders, or what was run
    QString path;
    QString format; ///< empty when the file was not read
    State state = State::Loaded;
    QString summary; ///< one sentence: what was taken, or why nothing was
    std::vector<ReportLine> lines; ///< what core's import report says
};

/// A report on a file with its name and a sentence.
[[nodiscard]] FileReport fileReport(const QString& path, FileReport::State state,
                                    const QString& summary);
/// Of a file whose records joined the session.
[[nodiscard]] FileReport loadedReport(FileImport import, const MergeReport& merged);
/// Of a file that was not read: given up, or refused with a reason.
[[nodiscard]] FileReport failedReport(const QString& path, const Error& error);

/// Records of the file that were not taken.
[[nodiscard]] std::uint64_t refusedRecords(const ImportOutcome& outcome);

} // namespace rooflab
