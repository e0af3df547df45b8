// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_layout.h"
#include "app/chart/chart_text.h"
#include "app/chart/label_board.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

PlacedBox boxOf(const QRectF& rect)
{
    return {rect.center(), rect.width(), rect.height(), 0.0};
}

QRectF rectOf(const PlacedBox& box)
{
    return {box.center.x() - box.width / 2.0, box.center.y() - box.height / 2.0, box.width,
            box.height};
}

/// Places all over the plot, those near its corners first and off the knees' dashed lines.
std::vector<PlacedBox> placesFor(QSizeF size, const LabelBoard& labels)
{
    constexpr int steps = 16;
    const double gap = 0.7 * labels.style.labelPixels;
    const QRectF room = labels.geometry.plot.adjusted(gap, gap, -gap, -gap);
    const double width = room.width() - size.width();
    const double height = room.height() - size.height();
    std::vector<PlacedBox> boxes;
    if (width < 0.0 || height < 0.0) {
        return boxes;
    }
    for (int i = 0; i <= steps; ++i) {
        for (int j = 0; j <= steps; ++j) {
            const QPointF at(width * i / steps, height * j / steps);
            boxes.push_back(boxOf(QRectF(room.topLeft() + at, size)));
        }
    }
    const auto fromCorner = [&room](const PlacedBox& box) {
        const QRectF rect = rectOf(box);
        return std::min(rect.left() - room.left(), room.right() - rect.right())
            + std::min(rect.top() - room.top(), room.bottom() - rect.bottom());
    };
    std::ranges::stable_sort(boxes, {}, fromCorner);
    std::ranges::stable_partition(boxes, [&labels](const PlacedBox& box) {
        const QRectF rect = rectOf(box);
        return std::ranges::none_of(labels.geometry.knees, [&rect](const KneeMark& knee) {
            return knee.pixel.y() < rect.bottom() && knee.pixel.x() > rect.left()
                && knee.pixel.x() < rect.right();
        });
    });
    return boxes;
}

StatementBox boxed(const QStringList& statements, double textWidthRoom, const ChartStyle& style)
{
    const QFont font = statementFont(style);
    StatementBox box;
    double widest = 0.0;
    for (const QString& statement : statements) {
        if (!box.lines.isEmpty()) {
            box.lines << QString();
        }
        constexpr int anyNumber = 20;
        for (const QString& line : wrapText(statement, font, textWidthRoom, anyNumber)) {
            box.lines << line;
            widest = std::max(widest, textWidth(font, line));
        }
    }
    const double padding = 2.0 * statementPadding(style);
    const double gaps = static_cast<double>(statements.size() - 1);
    const double rows = static_cast<double>(box.lines.size()) - gaps * (1.0 - statementGap);
    box.rect = QRectF(0.0, 0.0, std::ceil(widest + padding),
                      std::ceil(rows * lineHeight(font) + padding));
    return box;
}

} // namespace

QFont statementFont(const ChartStyle& style)
{
    return style.font(style.captionPixels);
}

double statementPadding(const ChartStyle& style)
{
    return 0.6 * style.labelPixels;
}

StatementBox placeStatement(LabelBoard& labels, const QStringList& statements)
{
    if (statements.isEmpty()) {
        return {};
    }
    const double em = labels.style.labelPixels;
    constexpr std::array widths{32.0, 27.0, 23.0, 19.0};
    const auto settle = [&labels](StatementBox box, const PlacedBox& place) {
        labels.placer.addBox(place);
        box.rect = rectOf(place);
        return box;
    };
    for (qsizetype count = statements.size(); count > 0; --count) {
        for (const double width : widths) {
            const StatementBox box = boxed(statements.mid(0, count), width * em, labels.style);
            if (const auto place = labels.placer.firstFree(placesFor(box.rect.size(), labels))) {
                return settle(box, *place);
            }
        }
    }
    // In a small plot it covers lines rather than points or labels.
    for (const double width : widths) {
        const StatementBox box = boxed(statements.mid(0, 1), width * em, labels.style);
        if (const auto place = labels.placer.leastCrossing(placesFor(box.rect.size(), labels))) {
            return settle(box, *place);
        }
    }
    return {};
}

QRectF placeWhatIf(LabelBoard& labels, const QString& text)
{
    if (text.isEmpty()) {
        return {};
    }
    const QSizeF size(chipWidth(text, labels.style),
                      std::ceil(1.35 * lineHeight(chipFont(labels.style))));
    const std::vector<PlacedBox> places = placesFor(size, labels);
    auto place = labels.placer.firstFree(places);
    if (!place) {
        place = labels.placer.leastCrossing(places);
    }
    // It must be said even where it covers something.
    const QRectF& plot = labels.geometry.plot;
    const QRectF rect
        = place ? rectOf(*place) : QRectF(plot.topLeft(), size.boundedTo(plot.size()));
    labels.placer.addBox(boxOf(rect));
    return rect;
}

} // namespace rooflab
