// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/strip_geometry.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace rooflab {

/// Draws the durations of a group's launches in dispatch order and lets the user move the end of
/// the warm-up, with the mouse or Left, Right, Page Up, Page Down, Home, End and R (the proposal).
class DurationStrip final : public QWidget {
    Q_OBJECT

public:
    explicit DurationStrip(QWidget* parent = nullptr);

    /// The group is not copied: it must live until another one is set, or clear().
    void setGroup(const TraceGroup& group);
    void setGroup(TraceGroup&& group) = delete;
    void clear();
    /// How many launches are warm-up; at least one launch stays.
    void setBoundary(std::size_t launches);
    [[nodiscard]] std::size_t boundary() const { return m_boundary; }
    /// Of the launches after the boundary, in nanoseconds.
    void setMedian(std::optional<double> nanoseconds);
    void setScale(AxisScale scale);
    [[nodiscard]] AxisScale scale() const { return m_scale; }
    [[nodiscard]] const StripGeometry& geometry() const { return m_geometry; }
    /// "launch 7 of 15: 0.2001 ms, warm-up".
    [[nodiscard]] QString launchText(std::size_t launch) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user moved the boundary.
    void boundaryMoved(std::size_t launches);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void layOut();
    void move(std::size_t launches);
    [[nodiscard]] QPixmap drawnLaunches() const;
    void drawAxis(QPainter& painter) const;
    void drawWarmup(QPainter& painter) const;
    void drawMedian(QPainter& painter) const;
    void drawHover(QPainter& painter) const;

    const TraceGroup* m_group; ///< never null
    std::size_t m_boundary = 0;
    std::optional<double> m_median;
    AxisScale m_scale = AxisScale::Linear;
    std::vector<StripColumn> m_columns;
    std::size_t m_columnsWanted = 0; ///< at most; 0: those of another group
    StripGeometry m_geometry;
    QPixmap m_launches; ///< drawn once a size and palette
    std::optional<std::size_t> m_hovered;
    bool m_isDragging = false;
};

} // namespace rooflab
