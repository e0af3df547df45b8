// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QPushButton;
class QTextBrowser;

namespace rooflab {

class SessionStore;

/// Everything that is known of the selected record; a list when several are selected.
class DetailsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit DetailsPanel(SessionStore& store, QWidget* parent = nullptr);

    void showRecords(const QStringList& ids);
    void copy() const;
    /// What is shown, as plain text.
    [[nodiscard]] QString asText() const { return m_text; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    SessionStore& m_store;
    QTextBrowser* m_view;
    QPushButton* m_copy;
    QStringList m_ids;
    QString m_text;
};

} // namespace rooflab
