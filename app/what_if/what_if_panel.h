// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/what_if/what_if_outcome.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace rooflab {

class SessionStore;
class WhatIfForm;
class WhatIfReport;

/// What is imagined of the selected point and of its ceilings, and what follows from it. It reads
/// the session and never changes it.
class WhatIfPanel final : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfPanel(SessionStore& store, QWidget* parent = nullptr);

    /// While it is not active nothing is computed and there are no ghosts.
    void setActive(bool isActive);
    void setSelectedIds(const QStringList& ids);

    /// Empty unless something is imagined that can be shown.
    [[nodiscard]] const ChartGhosts& ghosts() const { return m_ghosts; }

Q_SIGNALS:
    void ghostsChanged();
    void leaveWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void refreshFor(const Measurement& run);
    /// In place of the fields: why there is nothing to imagine.
    void showReason(const QString& sentence);
    void setGhosts(ChartGhosts ghosts);

    SessionStore& m_store;
    QLabel* m_notice;
    QLabel* m_hint;
    QLabel* m_name;
    WhatIfForm* m_form;
    WhatIfReport* m_report;
    QPushButton* m_reset;
    QStringList m_ids;
    ChartGhosts m_ghosts;
    bool m_isActive = false;
};

} // namespace rooflab
