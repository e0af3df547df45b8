// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/file_report.h"

#include "app/core_text.h"
#include "app/qt_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace rooflab {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("FileReport", source);
}

QString summaryOf(const MergeReport& merged)
{
    QString summary
        = text("%1 measurements, %2 ceilings").arg(merged.measurements).arg(merged.ceilings);
    if (merged.alreadyThere > 0) {
        summary += text("; already open: %1").arg(merged.alreadyThere);
    }
    return summary;
}

} // namespace

FileReport fileReport(const QString& path, FileReport::State state, const QString& summary)
{
    FileReport report;
    report.path = QDir::toNativeSeparators(path);
    report.file = QFileInfo(path).fileName();
    if (report.file.isEmpty()) {
        report.file = report.path;
    }
    report.state = state;
    report.summary = summary;
    return report;
}

FileReport loadedReport(FileImport import, const MergeReport& merged)
{
    FileReport report = fileReport(toQt(import.file), FileReport::State::Loaded, summaryOf(merged));
    import.alreadyThere = merged.alreadyThere;
    report.format = toQt(import.outcome->format);
    report.lines = reportLines(import);
    return report;
}

FileReport failedReport(const QString& path, const Error& error)
{
    if (error.code == ErrorCode::Cancelled) {
        return fileReport(path, FileReport::State::Cancelled, text("cancelled, not loaded"));
    }
    FileReport report = fileReport(path, FileReport::State::Refused, errorText(error));
    report.lines = reportLines(describeImport(fromQt(report.path), fail(error)));
    return report;
}

std::uint64_t refusedRecords(const ImportOutcome& outcome)
{
    const auto listed
        = std::count_if(outcome.notes.begin(), outcome.notes.end(),
                        [](const ImportNote& note) { return note.kind == NoteKind::Refused; });
    return std::max(outcome.rows.refused, static_cast<std::uint64_t>(listed));
}

} // namespace rooflab
