// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/import_preview.h"
#include "app/import/waiting_files_model.h"

#include <QListView>
#include <QTimer>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace rooflab {

class FilePage;

/// The widgets of the preview and the files that wait.
class ImportPreview::Private {
public:
    explicit Private(ImportPreview& preview);

    void add(PendingImport pending);
    void update(WaitingFile& file);
    void read(WaitingFile& file);
    void readWithMemory(WaitingFile& file);
    std::unique_ptr<WaitingFile> remove(const QString& path);

    WaitingFilesModel files;

    ImportPreview& q;
    QListView* list;
    QStackedWidget* pages;
    FilePage* page;
    QLabel* line;
    QPushButton* apply;
    QPushButton* applyAll;
    QPushButton* skip;
    QPushButton* close;
    QTimer pause; ///< choices rest this long before the file is read again

private:
    void makeLayout();
    void connectAll();
    [[nodiscard]] WaitingFile* current() const { return files.at(list->currentIndex().row()); }
    [[nodiscard]] QStringList applicable() const;
    void showCurrent();
    void showButtons();
    void choose(const ImportOptions& options);
    void flush();
    void applyFiles(const QStringList& paths);
    void skipCurrent();
    void readWithoutMemory(bool forget);

    bool m_holdsPage = false; ///< while many files leave at once
    QString m_shown; ///< path of the file on the page
};

} // namespace rooflab
