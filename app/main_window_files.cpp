// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text.h"
#include "app/main_window.h"
#include "app/panels/import_report_panel.h"
#include "app/panels/load_status.h"
#include "app/panels/message_bar.h"
#include "app/qt_text.h"
#include "app/window_menus.h"
#include "core/io/session_json.h"

#include <QAction>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>

namespace rooflab {
namespace {

const QString firstSampleFile = QStringLiteral(":/samples/rx9070xt-vector-add.json");
const QString secondSampleFile = QStringLiteral(":/samples/two-bandwidths.json");

} // namespace

void MainWindow::connectIntake()
{
    m_intake->setMayReplace([this] { return m_actions->mayReplaceSession(); });
    connect(m_intake, &FileIntake::progressed, m_loadStatus, &LoadStatus::showProgress);
    connect(m_intake, &FileIntake::readingEnded, m_loadStatus, &QWidget::hide);
    connect(m_loadStatus, &LoadStatus::cancelRequested, m_intake, &FileIntake::cancel);
    connect(m_intake, &FileIntake::reported, m_importReport, &ImportReportPanel::append);
    connect(m_intake, &FileIntake::opened, this, &MainWindow::onOpened);
    connect(m_intake, &FileIntake::waitingChanged, this, [this](std::size_t waiting) {
        m_menus->importPreview->setEnabled(waiting > 0);
        m_menus->importPreview->setText(waiting > 0 ? tr("&Import preview (%1)…").arg(waiting)
                                                    : tr("&Import preview…"));
    });
    connect(m_importReport, &ImportReportPanel::reviewRequested, m_intake, &FileIntake::review);
}

void MainWindow::openFiles(const QStringList& paths)
{
    if (!paths.isEmpty() && (!m_store.isPlaceholder() || m_actions->mayReplaceSession())) {
        m_intake->open(paths);
    }
}

void MainWindow::newSession()
{
    if (m_actions->mayReplaceSession()) {
        m_intake->cancel(); // those files were meant for the other session
        m_store.replaceSession(Session());
        m_actions->clearDocument();
        m_importReport->clear();
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
        warn(tr("The sample cannot be read: %1").arg(errorText(outcome.error())));
        return;
    }
    m_intake->cancel();
    m_store.showPlaceholder(std::move(outcome->session));
    m_actions->clearDocument();
}

void MainWindow::onOpened(const OpenSummary& summary)
{
    if (summary.replacedSession) {
        m_actions->setDocument(summary.document, summary.documentSha256);
    }
    if (const QString problem = summary.problem(); problem.isEmpty()) {
        m_message->hide();
    } else {
        warn(problem);
    }
    say(summary.result());
}

QString MainWindow::filesLeftOut() const
{
    const std::size_t files = m_intake->outsideSession();
    if (files == 0) {
        return {};
    }
    return files == 1
        ? tr("One file has not joined the session: it is being read or waits in the import "
             "preview. It is left out.")
        : tr("%1 files have not joined the session: they are being read or wait in the import "
             "preview. They are left out.")
              .arg(files);
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
    if (!m_actions->mayReplaceSession(filesLeftOut())) {
        event->ignore();
        return;
    }
    m_intake->discard();
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
