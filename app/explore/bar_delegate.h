// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace rooflab {

/// Draws the number of a role as a bar behind the text, with a mark at 1: what is above 1 reaches
/// beyond the mark.
class BarDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit BarDelegate(int barRole, QObject* parent = nullptr);

    /// The number at the right end of a cell; at least 1.
    void setMost(double most) { m_most = most; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_barRole;
    double m_most = 1.0;
};

} // namespace rooflab
