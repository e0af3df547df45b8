// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/file_loading.h"

#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/io/import_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <filesystem>

namespace rooflab {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("FileLoading", source);
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

FileReport loadOne(const QString& path, SessionStore& store, bool& replacedSession)
{
    FileReport report;
    report.path = QDir::toNativeSeparators(path);
    report.file = QFileInfo(path).fileName();
    if (report.file.isEmpty()) {
        report.file = report.path;
    }
    Result<ImportOutcome> outcome = importFile(std::filesystem::path(path.toStdU16String()));
    if (!outcome) {
        report.refused = true;
        report.summary = toQt(outcome.error().text());
        return report;
    }
    report.format = toQt(outcome->format);
    report.notes = std::move(outcome->notes);
    replacedSession = store.isPlaceholder() || store.session().isEmpty();
    if (replacedSession) {
        MergeReport merged;
        merged.measurements = outcome->session.measurements.size();
        merged.ceilings = outcome->session.ceilings.size();
        report.summary = summaryOf(merged);
        store.replaceSession(std::move(outcome->session));
    } else {
        report.summary = summaryOf(store.addSession(std::move(outcome->session)));
    }
    return report;
}

} // namespace

LoadedFiles loadFiles(const QStringList& paths, SessionStore& store)
{
    LoadedFiles loaded;
    int taken = 0;
    for (const QString& path : paths) {
        bool replacedSession = false;
        FileReport report = loadOne(path, store, replacedSession);
        if (!report.refused) {
            ++taken;
            if (replacedSession && report.format == QLatin1String("session")) {
                loaded.document = path;
            }
        }
        loaded.reports.push_back(std::move(report));
    }
    if (taken > 1) {
        loaded.document.clear(); // saving must not put several files into the first one
    }
    return loaded;
}

} // namespace rooflab
