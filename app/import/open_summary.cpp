// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/open_summary.h"

#include "app/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace rooflab {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("OpenSummary", source);
}

QString sentenceOf(const FileReport& report)
{
    return text("%1: %2").arg(report.file, report.summary);
}

} // namespace

bool hasRecords(const FileImport& import)
{
    return import.outcome
        && (import.measurements + import.ceilings > 0 || import.outcome->format == sessionFormat);
}

std::vector<Session> takeSessions(std::vector<FileImport>& imports)
{
    std::vector<Session> sessions;
    for (FileImport& import : imports) {
        if (hasRecords(import)) {
            sessions.push_back(std::exchange(import.outcome->session, {}));
        }
    }
    return sessions;
}

void OpenSummary::addFailed(const FileReport& report)
{
    if (report.state == FileReport::State::Cancelled) {
        ++cancelled;
        return;
    }
    if (++refused == 1) {
        firstRefused = sentenceOf(report);
    }
}

void OpenSummary::addLoaded(const FileImport& import, bool isFirst)
{
    const ImportOutcome& outcome = *import.outcome;
    ++loaded;
    notes += outcome.notes.size();
    refusedRecords += rooflab::refusedRecords(outcome);
    if (isFirst && outcome.format == sessionFormat) {
        document = toQt(import.file);
        documentSha256 = outcome.sha256;
    }
}

void OpenSummary::nameLoaded(const FileReport& report)
{
    if (loaded == 1) {
        firstLoaded = sentenceOf(report);
    }
}

void OpenSummary::settle()
{
    if (loaded > 1 || waiting > 0) {
        document.clear(); // saving must not put several files into the first one
    }
}

QString OpenSummary::problem() const
{
    if (refused == 1) {
        return text("Not loaded: %1").arg(firstRefused);
    }
    if (refused > 1) {
        return text("%1 files were not loaded. First: %2").arg(refused).arg(firstRefused);
    }
    if (refusedRecords > 0) {
        return text("Records that were not taken: %1. The import report says why.")
            .arg(refusedRecords);
    }
    return {};
}

QString OpenSummary::result() const
{
    QStringList sentences;
    if (files == 1 && loaded == 1) {
        sentences.append(text("Loaded %1.").arg(firstLoaded));
    } else if (loaded > 0) {
        sentences.append(text("Loaded %1 of %2 files.").arg(loaded).arg(files));
    }
    if (waiting > 0) {
        sentences.append(text("In the import preview: %1.").arg(waiting));
    }
    if (cancelled > 0) {
        sentences.append(text("Cancelled, not loaded: %1.").arg(cancelled));
    }
    if (loaded > 0 && notes > 0) {
        sentences.append(text("Notes in the import report: %1.").arg(notes));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace rooflab
