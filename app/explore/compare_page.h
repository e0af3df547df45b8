// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/compare_text.h"
#include "app/panels/details_page.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTextBrowser;

namespace rooflab {

class SessionStore;

/// The selected runs side by side: ratios to one of them, and everything in which they differ.
class ComparePage final : public DetailsPage {
    Q_OBJECT

public:
    explicit ComparePage(SessionStore& store, QWidget* parent = nullptr);

    void showRecords(const QStringList& ids) override;
    /// For two or more measurements.
    [[nodiscard]] bool isFor(const QStringList& ids) const override;
    [[nodiscard]] QString asText() const override { return m_text.plain; }
    [[nodiscard]] const CompareText& text() const { return m_text; }
    /// Those of a selection that are compared, base first; at most as many as are shown.
    [[nodiscard]] QStringList comparedIds(const QStringList& ids) const;
    /// Whether the chart shows the arrows of a match, which can be cleared here too.
    void setMatchShown(bool isShown);

Q_SIGNALS:
    void baseChanged();
    void clearMatchWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fillBases(const std::vector<const Measurement*>& runs);
    [[nodiscard]] std::vector<const Measurement*> runsOf(const QStringList& ids) const;

    SessionStore& m_store;
    QComboBox* m_base;
    QLabel* m_hint;
    QTextBrowser* m_view;
    QPushButton* m_copyText;
    QPushButton* m_copyMarkdown;
    QPushButton* m_clearMatch;
    QStringList m_ids;
    QString m_baseId;
    CompareText m_text;
};

} // namespace rooflab
