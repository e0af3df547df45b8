// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reading/record_sheet.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QPlainTextEdit;
class QTextBrowser;
class QTimer;

namespace rooflab {

class SessionStore;

/// The experiment record of the chosen runs, filled from the session, with the user's own notes,
/// which are saved in the session a moment after they are typed.
class RecordDialog final : public QDialog {
    Q_OBJECT

public:
    RecordDialog(SessionStore& store, QWidget* parent);

    /// The runs among these records; all visible ones if there are none.
    void showRuns(const QStringList& ids);
    /// The record as Markdown, notes included.
    [[nodiscard]] QString asMarkdown();
    /// Writes it to a file; says in the dialog whether it could.
    bool exportTo(const QString& path);
    /// Puts the notes into the session now.
    void saveNotes();

protected:
    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void refresh();
    void askAndExport();
    [[nodiscard]] RecordSheet sheet() const;

    SessionStore& m_store;
    QLabel* m_runs;
    QTextBrowser* m_view;
    QPlainTextEdit* m_notes;
    QLabel* m_outcome;
    QTimer* m_saving; ///< runs while notes are not in the session yet
    QStringList m_ids;
};

} // namespace rooflab
