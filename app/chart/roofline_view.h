// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_overlays.h"
#include "app/chart/chart_style.h"
#include "app/chart/frame_history.h"
#include "app/chart/hover_text.h"
#include "app/chart/roofline_chart.h"
#include "core/chart_content.h"

#include <QChartView>
#include <QElapsedTimer>
#include <QHash>
#include <QStringList>

#include <optional>
#include <vector>

class QHelpEvent;
class QRubberBand;

namespace rooflab {

/// The roofline in the window: wheel zooms at the cursor, drag pans, Shift or right drag zooms
/// into a rectangle, double click goes home; hover, click and arrow keys reach every point.
class RooflineView : public QChartView {
    Q_OBJECT

public:
    explicit RooflineView(QWidget* parent = nullptr);
    ~RooflineView() override;

    /// Keeps the zoom while the home frame stays the same.
    void setContent(const ChartContent& content);
    /// Rows of the hover card for the id of a measurement or a ceiling.
    void setDetailsProvider(DetailsProvider provider);
    void setTheme(ThemeId theme);
    void setSelectedIds(const QStringList& ids);
    [[nodiscard]] QStringList selectedIds() const { return m_selectedIds; }
    [[nodiscard]] QStringList hoveredIds() const { return m_hoveredIds; }

    /// What names a point that is not shown is left out until the point is.
    void setArrows(std::vector<ChartArrow> arrows);
    void setPaths(std::vector<ChartPath> paths);
    void setGhosts(ChartGhosts ghosts);
    void setLessonMark(LessonMark mark);
    void setSlopeShown(bool isShown);
    [[nodiscard]] const ChartOverlays& overlays() const { return m_chart->overlays(); }

    [[nodiscard]] Frame frame() const { return m_chart->frame(); }
    /// Refuses nothing: what lies beyond frameLimits is clamped.
    void setFrame(const Frame& frame);
    [[nodiscard]] const RooflineChart& roofline() const { return *m_chart; }

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void resetView();
    void undoZoom();
    void redoZoom();
    /// The home frame, grown around the points outside it.
    void fitAll();

Q_SIGNALS:
    void selectionChanged(const QStringList& ids);
    void frameChanged();
    void hoveredIdsChanged(const QStringList& ids);
    void pointActivated(const QString& id);
    /// An entry of the legend was clicked; `add` with Ctrl.
    void seriesClicked(const QString& series, bool add);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Gesture { None, Press, Pan, RubberBand };

    void showFrame(const Frame& frame);
    void changeFrame(const Frame& frame);
    void zoomBy(double factor, QPointF at);
    void zoomInto(const QRectF& rect);
    void refreshMarks();
    void hoverAt(QPointF at);
    void hoverPoints(std::vector<std::size_t> points);
    void hoverCeiling(std::size_t line, QPointF at);
    void leaveParts();
    void showLegendTip(const QHelpEvent& event);
    /// True if the click was the legend's.
    [[nodiscard]] bool clickLegend(QPointF at, bool add);
    void clearHover();
    void setHoveredIds(const QStringList& ids);
    void clickAt(QPointF at, bool add);
    void select(const QStringList& ids);
    void walk(int key);
    [[nodiscard]] std::vector<std::size_t> pointsNear(QPointF at) const;
    [[nodiscard]] QRectF cardRoom() const;

    RooflineChart* m_chart = nullptr; ///< owned by the view's scene
    DetailsProvider m_provider;
    FrameHistory m_history;
    QHash<QString, std::size_t> m_pointById;
    QStringList m_selectedIds;
    QStringList m_hoveredIds;
    std::vector<std::size_t> m_hoveredPoints;
    std::optional<std::size_t> m_hoveredLine;
    QRubberBand* m_rubberBand = nullptr;
    Gesture m_gesture = Gesture::None;
    bool m_bandWanted = false;
    bool m_hasContent = false;
    QPointF m_pressedAt;
    Frame m_pressedFrame;
    QElapsedTimer m_sinceWheel;
};

} // namespace rooflab
