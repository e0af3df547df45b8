// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/import_preview.h"

#include "app/import/choice_memory.h"
#include "app/import/file_page.h"
#include "app/import/import_preview_p.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>

#include <algorithm>

namespace rooflab {

void ImportPreview::Private::add(PendingImport pending)
{
    WaitingFile& file = files.add(std::move(pending));
    if (!list->currentIndex().isValid()) {
        list->setCurrentIndex(files.index(0));
    }
    showButtons();
    readWithMemory(file);
}

/// A file of known content is read with the choices of last time, which is said.
void ImportPreview::Private::readWithMemory(WaitingFile& file)
{
    const auto remembered
        = hasChoices(file.options()) ? std::nullopt : rememberedChoices(file.sha256());
    if (remembered) {
        file.setUsesRemembered(true);
        file.choose(*remembered);
        read(file);
    }
}

void ImportPreview::Private::readWithoutMemory(bool forget)
{
    WaitingFile* file = files.find(m_shown);
    if (file == nullptr) {
        return;
    }
    if (forget) {
        forgetChoices(file->sha256());
    }
    file->setUsesRemembered(false);
    file->choose({});
    read(*file);
}

void ImportPreview::Private::choose(const ImportOptions& options)
{
    if (WaitingFile* file = files.find(m_shown)) {
        file->choose(options);
        files.update(*file);
        showButtons();
        pause.start();
    }
}

/// What was chosen and has not rested yet is asked for now.
void ImportPreview::Private::flush()
{
    pause.stop();
    page->flush();
    WaitingFile* file = files.find(m_shown);
    if (file != nullptr && file->isEdited()) {
        read(*file);
    }
}

void ImportPreview::Private::read(WaitingFile& file)
{
    const QString path = file.path();
    const ImportOptions options = file.options();
    file.markReading();
    update(file);
    Q_EMIT q.readAgain(path, options);
}

void ImportPreview::Private::update(WaitingFile& file)
{
    files.update(file);
    if (file.path() == m_shown) {
        page->setFile(&file);
    }
    showButtons();
}

void ImportPreview::Private::showCurrent()
{
    const WaitingFile* file = m_holdsPage ? nullptr : current();
    m_shown = file == nullptr ? QString() : file->path();
    page->setFile(file);
    pages->setCurrentIndex(file == nullptr ? 0 : 1);
    showButtons();
}

QStringList ImportPreview::Private::applicable() const
{
    QStringList paths;
    for (int row = 0; row < files.rowCount(); ++row) {
        if (files.at(row)->canApply()) {
            paths.append(files.at(row)->path());
        }
    }
    return paths;
}

void ImportPreview::Private::showButtons()
{
    const WaitingFile* file = files.find(m_shown);
    const qsizetype count = applicable().size();
    apply->setEnabled(file != nullptr && file->canApply());
    applyAll->setEnabled(count > 0);
    applyAll->setText(count > 1 ? tr("Apply a&ll (%1)").arg(count) : tr("Apply a&ll"));
    skip->setEnabled(file != nullptr);
    line->setText(page->applyText());
}

void ImportPreview::Private::applyFiles(const QStringList& paths)
{
    flush();
    QStringList ready;
    for (const QString& path : paths) {
        const WaitingFile* file = files.find(path);
        if (file != nullptr && file->canApply()) {
            rememberChoices(file->sha256(), file->options());
            ready.append(path);
        }
    }
    if (ready.isEmpty()) {
        return;
    }
    m_holdsPage = true;
    showCurrent();
    Q_EMIT q.applied(ready);
    m_holdsPage = false;
    showCurrent();
}

void ImportPreview::Private::skipCurrent()
{
    pause.stop();
    const QString path = m_shown;
    if (remove(path) != nullptr) {
        Q_EMIT q.skipped({path});
    }
}

std::unique_ptr<WaitingFile> ImportPreview::Private::remove(const QString& path)
{
    const int row = files.rowOf(path);
    if (row < 0) {
        return nullptr;
    }
    if (path == m_shown) {
        m_shown.clear();
        page->setFile(nullptr);
    }
    std::unique_ptr<WaitingFile> file = files.remove(row);
    if (!list->currentIndex().isValid() && files.rowCount() > 0) {
        list->setCurrentIndex(files.index(std::min(row, files.rowCount() - 1)));
    }
    showCurrent();
    if (files.rowCount() == 0) {
        q.hide();
    }
    return file;
}

ImportPreview::ImportPreview(QWidget* parent) : QDialog(parent), d(std::make_unique<Private>(*this))
{
    setObjectName(QStringLiteral("importPreview"));
    setWindowTitle(tr("Import preview"));
    setModal(false);
    const QSize room = screen()->availableSize();
    resize(std::min(940, room.width()), std::min(680, room.height()));
    setMinimumSize(640, 440);
}

ImportPreview::~ImportPreview() = default;

void ImportPreview::show(PendingImport pending)
{
    if (WaitingFile* file = d->files.find(pending.path)) {
        file->take(std::move(pending));
        d->update(*file);
        return;
    }
    d->add(std::move(pending));
}

void ImportPreview::showReading(const QString& path)
{
    if (WaitingFile* file = d->files.find(path)) {
        file->markReading();
        d->update(*file);
    }
}

bool ImportPreview::isEmpty() const
{
    return d->files.rowCount() == 0;
}

QStringList ImportPreview::waitingPaths() const
{
    QStringList paths;
    for (int row = 0; row < d->files.rowCount(); ++row) {
        paths.append(d->files.at(row)->path());
    }
    return paths;
}

std::optional<PendingImport> ImportPreview::take(const QString& path)
{
    const std::unique_ptr<WaitingFile> file = d->remove(path);
    return file == nullptr ? std::nullopt : std::optional(file->release());
}

} // namespace rooflab
