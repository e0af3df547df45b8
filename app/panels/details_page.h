// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

namespace rooflab {

/// One tab of the details. A page is brought up to date only when it is looked at.
class DetailsPage : public QWidget {
public:
    using QWidget::QWidget;

    /// Shows these records of the session as they are now. Called again when the session changes.
    virtual void showRecords(const QStringList& ids) = 0;
    /// Whether the page has anything to say of such a selection; if not, its tab is hidden.
    [[nodiscard]] virtual bool isFor(const QStringList& ids) const
    {
        Q_UNUSED(ids)
        return true;
    }
    /// What is shown, as plain text for the clipboard.
    [[nodiscard]] virtual QString asText() const { return {}; }
};

} // namespace rooflab
