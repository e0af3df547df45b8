// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/legend_item.h"

#include "app/chart/chart_text.h"
#include "app/chart/place_labels.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <set>

namespace rooflab {

namespace {

constexpr double faintOpacity = 0.4;

template <class Predicate> bool anyPoint(const ChartContent& content, Predicate predicate)
{
    return std::any_of(content.points.begin(), content.points.end(), predicate);
}

/// The device whose marker a series wears, if all its points share one.
std::size_t deviceOfSeries(const ChartContent& content, std::size_t series)
{
    for (const ChartPoint& point : content.points) {
        if (point.series == series) {
            return point.device;
        }
    }
    return 0;
}

} // namespace

LegendItem::LegendItem(QGraphicsItem* parent) : LayerItem(parent, layer::legend) { }

double LegendItem::tightRow() const
{
    return 1.35 * m_style.labelPixels;
}

void LegendItem::setContent(const ChartContent& content, const ChartStyle& style,
                            bool listsFiltered)
{
    m_style = style;
    m_entries.clear();
    const bool severalDevices = content.devices.size() > 1;
    const auto seriesIsDrawn = [&content](std::size_t series) {
        return anyPoint(content, [series](const ChartPoint& p) { return p.series == series; });
    };
    for (std::size_t i = 0; i < content.series.size(); ++i) {
        const bool isDrawn = seriesIsDrawn(i);
        if (isDrawn || (listsFiltered && content.filteredRecords > 0)) {
            const std::size_t device = severalDevices ? 0 : deviceOfSeries(content, i);
            m_entries.push_back({MarkerLook{i, device, Standing::Valid},
                                 {},
                                 i,
                                 false,
                                 plainLine(content.series[i]),
                                 !isDrawn});
        }
    }
    for (std::size_t i = 0; severalDevices && i < content.devices.size(); ++i) {
        m_entries.push_back({MarkerLook{0, i, Standing::Valid},
                             {},
                             {},
                             true,
                             plainLine(content.devices[i]),
                             false});
    }
    const auto standing = [](Standing wanted) {
        return [wanted](const ChartPoint& point) { return point.standing == wanted; };
    };
    if (anyPoint(content, standing(Standing::Partial))) {
        m_entries.push_back({MarkerLook{0, 0, Standing::Partial},
                             {},
                             {},
                             true,
                             tr("hollow: not fully validated"),
                             false});
    }
    if (anyPoint(content, standing(Standing::Failed))) {
        m_entries.push_back(
            {MarkerLook{0, 0, Standing::Failed}, {}, {}, false, tr("validation failed"), false});
    }
    std::set<CeilingOrigin> origins;
    for (const ChartCeiling& ceiling : content.ceilings) {
        origins.insert(ceiling.origin);
    }
    const std::array<std::pair<CeilingOrigin, QString>, 4> originTexts{
        {{CeilingOrigin::Measured, tr("measured reference")},
         {CeilingOrigin::Theoretical, tr("theoretical reference")},
         {CeilingOrigin::Imported, tr("imported reference")},
         {CeilingOrigin::Manual, tr("manual reference")}}};
    for (const auto& [origin, text] : originTexts) {
        if (origins.contains(origin)) {
            m_entries.push_back({{}, origin, {}, false, text, false});
        }
    }
    m_shown.clear();
    m_size = {};
}

/// Shapes, fills and dashes stay explained; series at the end give way to a count.
void LegendItem::shortenTo(std::size_t rows)
{
    if (m_shown.size() <= rows) {
        return;
    }
    const auto lastSeries
        = std::find_if(m_shown.rbegin(), m_shown.rend(),
                       [](const LegendEntry& entry) { return entry.series.has_value(); });
    const auto end = lastSeries.base();
    const auto seriesCount = static_cast<std::size_t>(end - m_shown.begin());
    const std::size_t surplus = std::min(m_shown.size() - rows + 1, seriesCount);
    if (surplus > 0) {
        const auto first = m_shown.erase(end - static_cast<std::ptrdiff_t>(surplus), end);
        LegendEntry rest;
        rest.text = tr("and %1 more").arg(static_cast<qulonglong>(surplus));
        m_shown.insert(first, rest);
    }
    m_shown.resize(std::min(m_shown.size(), rows));
}

QSizeF LegendItem::fit(QSizeF room)
{
    const QFont font = m_style.font(m_style.labelPixels);
    const QFontMetricsF metrics(font);
    const double em = m_style.labelPixels;
    const double padding = 0.6 * em;
    const double symbol = 2.8 * em;
    const double rowsRoom = std::max(0.0, room.height() - 2.0 * padding);
    const auto rows = static_cast<std::size_t>(rowsRoom / tightRow());
    m_shown = m_entries;
    m_size = {};
    if (rows == 0 || m_entries.empty()) {
        m_shown.clear();
        return m_size;
    }
    shortenTo(rows);
    m_rowHeight = std::clamp(rowsRoom / static_cast<double>(m_shown.size()), tightRow(),
                             1.8 * m_style.labelPixels);
    const double textRoom = room.width() - 2.0 * padding - symbol;
    double widest = 0.0;
    for (LegendEntry& entry : m_shown) {
        entry.text = metrics.elidedText(entry.text, Qt::ElideMiddle, textRoom);
        widest = std::max(widest, metrics.horizontalAdvance(entry.text));
    }
    m_size = QSizeF(std::ceil(2.0 * padding + symbol + widest),
                    std::ceil(2.0 * padding + m_rowHeight * static_cast<double>(m_shown.size())));
    return m_size;
}

QRectF LegendItem::rowRect(std::size_t row) const
{
    const double padding = 0.6 * m_style.labelPixels;
    return {boundingRect().left() + 0.4 * padding,
            boundingRect().top() + padding + m_rowHeight * static_cast<double>(row),
            boundingRect().width() - 0.8 * padding, m_rowHeight};
}

std::optional<std::size_t> LegendItem::seriesAt(QPointF at) const
{
    for (std::size_t row = 0; isVisible() && row < m_shown.size(); ++row) {
        if (rowRect(row).contains(at)) {
            return m_shown[row].series;
        }
    }
    return std::nullopt;
}

QRectF LegendItem::entryRect(std::size_t series) const
{
    for (std::size_t row = 0; isVisible() && row < m_shown.size(); ++row) {
        if (m_shown[row].series == series) {
            return rowRect(row);
        }
    }
    return {};
}

void LegendItem::setHovered(std::optional<std::size_t> series)
{
    if (series != m_hovered) {
        m_hovered = series;
        update();
    }
}

void LegendItem::place(QPointF topLeft)
{
    setBounds(QRectF(topLeft, m_size));
}

void LegendItem::paintEntry(QPainter& painter, const LegendEntry& entry, QPointF topLeft) const
{
    const QFontMetricsF metrics(painter.font());
    const double em = m_style.labelPixels;
    const double middle = topLeft.y() + m_rowHeight / 2.0;
    if (entry.marker) {
        ChartStyle style = m_style;
        if (entry.neutral) {
            style.palette = {m_style.mutedInk};
        }
        paintMarker(painter, style, *entry.marker, QPointF(topLeft.x() + 1.1 * em, middle));
    }
    if (entry.line) {
        painter.setPen(m_style.ceilingPen(*entry.line));
        painter.drawLine(QPointF(topLeft.x(), middle), QPointF(topLeft.x() + 2.2 * em, middle));
    }
    painter.setPen(m_style.ink);
    painter.drawText(QPointF(topLeft.x() + 2.8 * em, middle + metrics.capHeight() / 2.0),
                     entry.text);
}

void LegendItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_shown.empty()) {
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor plate = m_style.plotBackground;
    plate.setAlphaF(0.9F);
    painter->setPen(QPen(m_style.gridMajor, m_style.hairline));
    painter->setBrush(plate);
    const QRectF frame = boundingRect().adjusted(0.5, 0.5, -0.5, -0.5);
    painter->drawRoundedRect(frame, 0.3 * m_style.labelPixels, 0.3 * m_style.labelPixels);
    painter->setFont(m_style.font(m_style.labelPixels));
    const double padding = 0.6 * m_style.labelPixels;
    QPointF at = boundingRect().topLeft() + QPointF(padding, padding);
    QColor glow = m_style.accent;
    glow.setAlphaF(0.15F);
    for (std::size_t row = 0; row < m_shown.size(); ++row) {
        const LegendEntry& entry = m_shown[row];
        if (entry.series && entry.series == m_hovered) {
            painter->fillRect(rowRect(row), glow);
        }
        painter->setOpacity(entry.isFaint ? faintOpacity : 1.0);
        paintEntry(*painter, entry, at);
        at.ry() += m_rowHeight;
    }
    painter->restore();
}

QRectF cornerRect(const QRectF& plot, QSizeF size, Qt::Corner corner, double gap)
{
    QRectF rect(QPointF(0, 0), size);
    const QRectF inner = plot.adjusted(gap, gap, -gap, -gap);
    switch (corner) {
    case Qt::TopLeftCorner:
        rect.moveTopLeft(inner.topLeft());
        break;
    case Qt::TopRightCorner:
        rect.moveTopRight(inner.topRight());
        break;
    case Qt::BottomLeftCorner:
        rect.moveBottomLeft(inner.bottomLeft());
        break;
    case Qt::BottomRightCorner:
        rect.moveBottomRight(inner.bottomRight());
        break;
    }
    return rect.toAlignedRect();
}

std::optional<Qt::Corner> freeCorner(const PlotGeometry& geometry,
                                     const std::vector<QLineF>& overlays, QSizeF legend,
                                     const ChartStyle& style, std::optional<Qt::Corner> current)
{
    const double gap = 0.7 * style.labelPixels;
    LabelPlacer placer = occupiedPlot(geometry, style);
    std::vector<Qt::Corner> corners{Qt::BottomRightCorner, Qt::TopLeftCorner, Qt::TopRightCorner,
                                    Qt::BottomLeftCorner};
    if (current) {
        corners.insert(corners.begin(), *current);
    }
    const auto isFree = [&](Qt::Corner corner) {
        const QRectF rect = cornerRect(geometry.plot, legend, corner, gap);
        return rect.width() <= geometry.plot.width() * 0.45
            && rect.height() <= geometry.plot.height() * 0.7
            && placer.firstFree({{rect.center(), rect.width(), rect.height(), 0.0}});
    };
    const auto found = std::ranges::find_if(corners, isFree);
    if (found == corners.end()) {
        return std::nullopt;
    }
    const Qt::Corner free = *found;
    for (const QLineF& line : overlays) {
        placer.addLine(line);
    }
    const auto freer = std::ranges::find_if(corners, isFree);
    return freer == corners.end() ? free : *freer;
}

} // namespace rooflab
