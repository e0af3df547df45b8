// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reading/sample_chart.h"
#include "core/reading/sample_charts.h"

namespace rooflab {

/// How often which time was measured.
class SampleHistogram final : public SampleChart {
    Q_OBJECT

public:
    explicit SampleHistogram(QWidget* parent = nullptr);

    [[nodiscard]] std::size_t elementCount() const override;
    [[nodiscard]] QString elementText(std::size_t element) const override;
    [[nodiscard]] QRectF elementRect(std::size_t element) const override;

protected:
    void layOut() override;
    void drawAxes(QPainter& painter) const override;
    void drawMark(QPainter& painter, Seconds time) const override;

private:
    std::optional<Histogram> m_histogram;
    TimeUnit m_unit;
    Span m_times; ///< in m_unit
    Span m_counts;
};

} // namespace rooflab
