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

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fillBases(const std::vector<const Measurement*>& runs);
    /// Those of the selection that can be compared, base first.
    [[nodiscard]] std::vector<const Measurement*> selectedRuns() const;

    SessionStore& m_store;
    QComboBox* m_base;
    QLabel* m_hint;
    QTextBrowser* m_view;
    QPushButton* m_copyText;
    QPushButton* m_copyMarkdown;
    QStringList m_ids;
    QString m_baseId;
    CompareText m_text;
};

} // namespace rooflab
