// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reading/sample_chart.h"
#include "core/reading/sample_charts.h"

#include <vector>

namespace rooflab {

/// The samples in the order in which they were measured: a drift or an outlier shows here.
class RunOrderStrip final : public SampleChart {
    Q_OBJECT

public:
    explicit RunOrderStrip(QWidget* parent = nullptr);

    [[nodiscard]] std::size_t elementCount() const override { return m_pieces.size(); }
    [[nodiscard]] QString elementText(std::size_t element) const override;
    [[nodiscard]] QRectF elementRect(std::size_t element) const override;

protected:
    void layOut() override;
    void drawAxes(QPainter& painter) const override;
    void drawMark(QPainter& painter, Seconds time) const override;

private:
    std::vector<RunPiece> m_pieces;
    TimeUnit m_unit;
    Span m_times; ///< in m_unit
    Span m_order; ///< number of the launch
};

} // namespace rooflab
