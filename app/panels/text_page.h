// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/details_page.h"
#include "app/panels/details_text.h"

class QHBoxLayout;
class QPushButton;
class QTextBrowser;

namespace rooflab {

class SessionStore;

/// A page of text that can be selected and copied.
class TextPage : public DetailsPage {
    Q_OBJECT

public:
    void showRecords(const QStringList& ids) override;
    [[nodiscard]] QString asText() const override { return m_text; }

protected:
    TextPage(SessionStore& store, const char* viewName, const char* copyName);

    /// What to say of these records; all of them are in the session.
    [[nodiscard]] virtual DetailsText compose(const QStringList& ids) const = 0;
    /// An extra button beside "Copy as text", enabled with it.
    QPushButton* addButton(const char* objectName, const QString& text);
    /// A text alone, for what has nothing else to show.
    [[nodiscard]] DetailsText hint(const QString& text) const;
    [[nodiscard]] const SessionStore& store() const { return m_store; }
    [[nodiscard]] const QStringList& ids() const { return m_ids; }
    void setAccessibleTitle(const QString& title);
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    SessionStore& m_store;
    QTextBrowser* m_view;
    QHBoxLayout* m_buttons;
    QPushButton* m_copy;
    QStringList m_ids;
    QString m_text;
};

} // namespace rooflab
