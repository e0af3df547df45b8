// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/file_loading.h"
#include "app/main_window.h"
#include "app/panels/message_bar.h"
#include "app/qt_text.h"
#include "core/io/session_json.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>

#include <algorithm>

namespace rooflab {
namespace {

const QString firstSampleFile = QStringLiteral(":/samples/rx9070xt-vector-add.json");
const QString secondSampleFile = QStringLiteral(":/samples/two-bandwidths.json");

} // namespace

void MainWindow::openFiles(const QStringList& paths)
{
    if (paths.isEmpty() || (m_store.isPlaceholder() && !m_actions->mayReplaceSession())) {
        return;
    }
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const bool wasOpen = !m_store.isPlaceholder() && !m_store.session().isEmpty();
    LoadedFiles loaded = loadFiles(paths, m_store);
    QApplication::restoreOverrideCursor();
    if (!wasOpen) {
        m_actions->setDocumentPath(loaded.document);
    }
    report(loaded.reports);
}

void MainWindow::newSession()
{
    if (m_actions->mayReplaceSession()) {
        m_store.replaceSession(Session());
        m_actions->setDocumentPath(QString());
        m_importReport.clear();
    }
}

void MainWindow::showSample()
{
    showSampleFile(firstSampleFile);
}

void MainWindow::showSecondSample()
{
    showSampleFile(secondSampleFile);
}

void MainWindow::showSampleFile(const QString& resource)
{
    if (!m_actions->mayReplaceSession()) {
        return;
    }
    QFile file(resource);
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    Result<ImportOutcome> outcome
        = readSession({text.constData(), static_cast<std::size_t>(text.size())});
    if (!outcome) {
        warn(tr("The sample cannot be read: %1").arg(toQt(outcome.error().text())));
        return;
    }
    m_store.showPlaceholder(std::move(outcome->session));
    m_actions->setDocumentPath(QString());
}

void MainWindow::report(const std::vector<FileReport>& reports)
{
    QStringList refused;
    int taken = 0;
    int notes = 0;
    int refusedRecords = 0;
    for (const FileReport& file : reports) {
        m_importReport.append(file);
        if (file.refused) {
            refused.append(tr("%1: %2").arg(file.file, file.summary));
        } else {
            ++taken;
            notes += static_cast<int>(file.notes.size());
            refusedRecords += static_cast<int>(
                std::count_if(file.notes.begin(), file.notes.end(), [](const ImportNote& note) {
                    return note.kind == NoteKind::Refused;
                }));
        }
    }
    if (!refused.isEmpty()) {
        warn(refused.size() == 1 ? tr("Not loaded: %1").arg(refused.first())
                                 : tr("%1 files were not loaded. First: %2")
                                       .arg(refused.size())
                                       .arg(refused.first()));
    } else if (refusedRecords > 0) {
        warn(
            tr("Records that were not taken: %1. The import report says why.").arg(refusedRecords));
    } else {
        m_message->hide();
    }
    if (taken > 0) {
        const QString loaded = reports.size() == 1
            ? tr("Loaded %1: %2.").arg(reports.front().file, reports.front().summary)
            : tr("Loaded %1 of %2 files.").arg(taken).arg(reports.size());
        say(notes > 0 ? tr("%1 Notes in the import report: %2.").arg(loaded).arg(notes) : loaded);
    }
}

void MainWindow::updateTitle()
{
    const QString path = m_actions->documentPath();
    QString name = path.isEmpty() ? toQt(m_store.session().title) : QFileInfo(path).fileName();
    if (name.isEmpty()) {
        name = tr("New session");
    }
    if (m_store.session().isSample) {
        name = tr("Sample: %1").arg(name);
    }
    name.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); // Qt's marker, literally
    setWindowTitle(tr("%1[*] — rooflab").arg(name));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_actions->mayReplaceSession()) {
        event->ignore();
        return;
    }
    writeSettings();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    event->acceptProposedAction();
    if (paths.isEmpty()) {
        warn(tr("Only files on this machine can be opened."));
        return;
    }
    openFiles(paths);
}

} // namespace rooflab
