// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

#include "app/chart/figure.h"
#include "app/core_text.h"
#include "app/language.h"
#include "app/panels/export_dialog.h"
#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/io/file_access.h"
#include "core/io/import_file.h"
#include "core/io/session_json.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStandardPaths>

namespace rooflab {
namespace {

std::filesystem::path filePath(const QString& path)
{
    return std::filesystem::path(path.toStdU16String());
}

/// Empty if the file cannot be read: then there is nothing that saving could destroy.
std::string digestOf(const QString& path)
{
    const Result<std::string> content = readFile(filePath(path));
    return content ? sha256Hex(*content) : std::string();
}

/// A plain-text box: names and reasons come from files.
QMessageBox::StandardButton ask(QWidget& window, QMessageBox::Icon icon, const QString& question,
                                const QString& more, QMessageBox::StandardButtons buttons,
                                QMessageBox::StandardButton preset)
{
    QMessageBox box(icon, QStringLiteral("rooflab"), question, buttons, &window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(more);
    box.setDefaultButton(preset);
    return static_cast<QMessageBox::StandardButton>(box.exec());
}

} // namespace

Actions::Actions(SessionStore& store, QWidget& window)
    : QObject(&window), m_store(store), m_window(window),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
{
}

void Actions::setDocument(const QString& path, std::string sha256)
{
    m_path = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    m_digest = std::move(sha256);
    if (!m_path.isEmpty()) {
        m_folder = QFileInfo(m_path).absolutePath();
    }
    Q_EMIT documentChanged();
}

QStringList Actions::askFilesToOpen()
{
    const QStringList paths = QFileDialog::getOpenFileNames(&m_window, tr("Open results"), m_folder,
                                                            tr("All files (*)"));
    if (!paths.isEmpty()) {
        m_folder = QFileInfo(paths.first()).absolutePath();
    }
    return paths;
}

bool Actions::save()
{
    if (m_path.isEmpty()) {
        return saveAs();
    }
    return mayOverwriteChangedFile() && saveTo(m_path);
}

bool Actions::saveAs()
{
    QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Save session"),
        m_path.isEmpty() ? suggestedPath(QStringLiteral(".json")) : m_path,
        tr("Sessions (*.json);;All files (*)"));
    if (path.isEmpty()) {
        return false;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".json");
    }
    return saveTo(path);
}

bool Actions::saveTo(const QString& path)
{
    const std::string text
        = writeSession(m_store.snapshot(m_frame ? std::optional(m_frame()) : std::nullopt));
    if (const Result<void> written = writeFileAtomically(filePath(path), text); !written) {
        ask(m_window, QMessageBox::Warning, tr("The session was not saved."),
            tr("%1: %2. Nothing was changed on disk.")
                .arg(QDir::toNativeSeparators(path), errorText(written.error())),
            QMessageBox::Ok, QMessageBox::Ok);
        return false;
    }
    m_store.markSaved();
    setDocument(path, sha256Hex(text));
    Q_EMIT done(tr("Saved %1.").arg(QDir::toNativeSeparators(m_path)));
    return true;
}

bool Actions::mayOverwriteChangedFile()
{
    const std::string now = digestOf(m_path);
    if (now.empty() || now == m_digest) {
        return true;
    }
    return ask(m_window, QMessageBox::Question,
               tr("%1 has changed on disk since it was opened. Replace it?")
                   .arg(QFileInfo(m_path).fileName()),
               tr("What somebody else wrote there would be lost. Use Save As to keep both."),
               QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel)
        == QMessageBox::Save;
}

void Actions::exportFigure(ThemeId theme)
{
    auto* dialog = new ExportDialog(suggestedPath(QStringLiteral(".png")), theme, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDrawn(m_store.content().points.size(), m_store.content().ceilings.size());
    if (m_overlays) {
        dialog->setOverlays(m_overlays());
    }
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        QApplication::setOverrideCursor(Qt::WaitCursor);
        ChartContent content = m_store.content();
        if (m_frame) {
            content.frame = m_frame();
        }
        FigureOptions options = dialog->options();
        Result<void> written = embedSession(options, m_store.session(), content,
                                            fromQt(currentLanguage()), dialog->embedding());
        if (written) {
            written = writeFigure(content, options, dialog->path());
        }
        QApplication::restoreOverrideCursor();
        if (written) {
            m_folder = QFileInfo(dialog->path()).absolutePath();
            Q_EMIT done(tr("Exported %1.").arg(QDir::toNativeSeparators(dialog->path())));
            return;
        }
        ask(m_window, QMessageBox::Warning, tr("The figure was not written."),
            errorText(written.error()), QMessageBox::Ok, QMessageBox::Ok);
    });
    dialog->open();
}

bool Actions::mayReplaceSession(const QString& alsoLost)
{
    if (!m_store.isModified()) {
        return alsoLost.isEmpty()
            || ask(m_window, QMessageBox::Question, tr("Go on without these files?"), alsoLost,
                   QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel)
            == QMessageBox::Discard;
    }
    const QString lost = tr("Measurements and edits since the last save are lost otherwise.");
    const QMessageBox::StandardButton answer
        = ask(m_window, QMessageBox::Question, tr("Save the changes to this session?"),
              alsoLost.isEmpty() ? lost : lost + QLatin1Char('\n') + alsoLost,
              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

QString Actions::suggestedPath(const QString& suffix) const
{
    QString name
        = m_path.isEmpty() ? toQt(m_store.session().title) : QFileInfo(m_path).completeBaseName();
    static const QRegularExpression unfit(QStringLiteral("[\\\\/:*?\"<>|\\s]+"));
    name = name.simplified().replace(unfit, QStringLiteral("-")).left(60);
    return QDir(m_folder).filePath((name.isEmpty() ? QStringLiteral("roofline") : name) + suffix);
}

} // namespace rooflab
