// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"
#include "core/axis_range.h"
#include "core/explore/sweep.h"
#include "core/unit_choice.h"

#include <QRectF>
#include <QSet>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace rooflab {

/// A value of a sweep (B/s, s or FLOP/s) with its unit.
[[nodiscard]] QString quantityText(SweepQuantity quantity, double value,
                                   const UnitChoice& units = {});

struct SweepMark {
    QString id; ///< of the measurement
    QString text; ///< shown on hover
    double x = 0.0;
    double value = 0.0;
    std::optional<double> atMin; ///< edges of the band
    std::optional<double> atMedian;
    Standing standing = Standing::Valid;
};

struct SweepCurve {
    QString name;
    std::size_t series = 0; ///< colour, as in the chart
    std::size_t device = 0; ///< marker, as in the chart
    std::vector<SweepMark> marks; ///< by x
};

/// Curves over a parameter: a logarithmic x axis if all its values are positive, else a linear one.
/// Left and Right walk along a curve, Up and Down change it, Enter selects the record.
class SweepPlot final : public QWidget {
    Q_OBJECT

public:
    explicit SweepPlot(QWidget* parent = nullptr);

    void setCurves(std::vector<SweepCurve> curves, const QString& parameter, SweepQuantity quantity,
                   const UnitChoice& units = {});
    void setScale(AxisScale scale);
    void setBandShown(bool isShown);
    void setSelectedIds(const QStringList& ids);
    [[nodiscard]] const std::vector<SweepCurve>& curves() const { return m_curves; }
    [[nodiscard]] bool isLogX() const { return m_isLogX; }
    /// Where a value stands, in pixels.
    [[nodiscard]] QPointF place(double x, double value) const;

    QSize sizeHint() const override { return {420, 200}; }
    QSize minimumSizeHint() const override { return {180, 90}; }

Q_SIGNALS:
    void recordChosen(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// A mark by its curve and its place in it.
    struct Spot {
        std::size_t curve = 0;
        std::size_t mark = 0;
        friend bool operator==(const Spot&, const Spot&) = default;
    };

    void findRanges();
    void layOut();
    void setSpot(std::optional<Spot> spot);
    [[nodiscard]] std::optional<Spot> spotNear(QPointF at) const;
    [[nodiscard]] const SweepMark& markAt(Spot spot) const;
    [[nodiscard]] std::vector<double> xTicks() const;
    void drawAxes(QPainter& painter, const ChartStyle& style) const;
    void drawBand(QPainter& painter, const ChartStyle& style, const SweepCurve& curve) const;
    void drawCurve(QPainter& painter, const ChartStyle& style, const SweepCurve& curve) const;
    void drawSpot(QPainter& painter, const ChartStyle& style) const;

    std::vector<SweepCurve> m_curves;
    QString m_parameter;
    SweepQuantity m_quantity = SweepQuantity::Bandwidth;
    UnitChoice m_units;
    AxisScale m_scale = AxisScale::Linear;
    QSet<QString> m_selected;
    QRectF m_plot;
    double m_xLow = 1.0;
    double m_xHigh = 10.0;
    double m_yLow = 0.0;
    double m_yHigh = 1.0;
    bool m_isLogX = true;
    bool m_isBandShown = true;
    std::optional<Spot> m_spot;
};

} // namespace rooflab
