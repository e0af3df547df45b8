// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/bar_delegate.h"

#include <QPainter>

#include <algorithm>

namespace rooflab {

BarDelegate::BarDelegate(int barRole, QObject* parent)
    : QStyledItemDelegate(parent), m_barRole(barRole)
{
}

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant value = index.data(m_barRole);
    if (!value.isValid()) {
        return;
    }
    const QRectF room = QRectF(option.rect).adjusted(3.0, 0.0, -3.0, 0.0);
    const double width = room.width() * std::clamp(value.toDouble() / m_most, 0.0, 1.0);
    const double mark = room.left() + room.width() / m_most;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    QColor color
        = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight);
    painter->save();
    painter->fillRect(QRectF(room.left(), room.bottom() - 4.0, width, 3.0), color);
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawLine(QPointF(mark, room.bottom() - 6.0), QPointF(mark, room.bottom()));
    painter->restore();
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize plain = QStyledItemDelegate::sizeHint(option, index);
    return {std::max(plain.width(), 110), plain.height()};
}

} // namespace rooflab
