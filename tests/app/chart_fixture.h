// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/roofline_chart.h"
#include "app/chart/roofline_view.h"
#include "tests/app/app_fixture.h"
#include "tests/app/tst_chart_samples.h"

#include <QGraphicsScene>

#include <memory>

namespace rooflab::testing {

/// A view of 900×600 that has been shown; the caller waits for its exposure.
inline std::unique_ptr<RooflineView> shownView()
{
    auto view = std::make_unique<RooflineView>();
    view->resize(900, 600);
    view->show();
    return view;
}

/// The chart that a figure of this size holds, for its geometry.
struct LaidOut {
    QGraphicsScene scene;
    RooflineChart* chart = new RooflineChart(RooflineChart::Use::Figure);

    LaidOut(const ChartContent& content, QSize size, double scale)
    {
        scene.addItem(chart);
        chart->setLook(chartStyle(ThemeId::Light).scaled(scale));
        chart->resize(size);
        chart->setContent(content, content.frame);
    }
};

} // namespace rooflab::testing
