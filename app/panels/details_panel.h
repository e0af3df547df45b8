// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>
#include <QWidget>

#include <vector>

class QTabWidget;

namespace rooflab {

class DetailsPage;
class SessionStore;

/// What is known of the selection, in tabs: the calculation, how to read it, the samples and the
/// whole record.
class DetailsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit DetailsPanel(SessionStore& store, QWidget* parent = nullptr);
    ~DetailsPanel() override;

    /// Adds a tab at the end; the page becomes a child of the panel.
    void addPage(DetailsPage* page, const QString& title);
    void showRecords(const QStringList& ids);
    /// Copies the page in front.
    void copy();
    /// The page in front, as plain text.
    [[nodiscard]] QString asText();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void chooseTabs();
    void updateFront();

    SessionStore& m_store;
    QTabWidget* m_tabs;
    std::vector<DetailsPage*> m_pages; ///< in the order of the tabs
    QSet<DetailsPage*> m_stale;
    DetailsPage* m_wanted = nullptr; ///< the tab that the user chose last
    QStringList m_ids;
    bool m_isChoosing = false;
};

} // namespace rooflab
