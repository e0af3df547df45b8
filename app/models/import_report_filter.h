// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QString>

namespace rooflab {

/// The lines of an import report that somebody wants to see.
class ImportReportFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Lines {
        All,
        Attention, ///< refused, conflicts, assumptions, what must be supplied
        Files ///< one line a file
    };

    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setLines(Lines lines);
    /// Part of a file's name, a message or a place, in any case; empty: all.
    void setText(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    Lines m_lines = Lines::All;
    QString m_text;
};

} // namespace rooflab
