// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/figure_subset.h"

#include "core/io/figure_import.h"

namespace rooflab {

namespace {

void forgetFigure(Provenance& provenance)
{
    if (provenance.source.format == figureFormat) {
        provenance.source = {};
    }
}

ViewSettings drawnView(const ChartContent& content)
{
    ViewSettings view;
    view.statistic = content.statistic;
    view.axes = content.axes;
    view.whiskers = content.whiskers;
    view.units = content.units;
    return view;
}

} // namespace

Session drawnSubset(const Session& session, const ChartContent& content)
{
    Session subset;
    subset.title = session.title;
    subset.isSample = session.isSample;
    subset.createdBy = session.createdBy;
    subset.notes = session.notes;
    subset.unknownKeys = session.unknownKeys;
    for (const ChartPoint& point : content.points) {
        subset.measurements.push_back(session.measurements[point.measurement]);
        forgetFigure(subset.measurements.back().provenance);
    }
    for (const ChartCeiling& ceiling : content.ceilings) {
        subset.ceilings.push_back(session.ceilings[ceiling.ceiling]);
        forgetFigure(subset.ceilings.back().provenance);
        if (std::optional<Measurement>& probe = subset.ceilings.back().probe) {
            forgetFigure(probe->provenance);
        }
    }
    subset.view = drawnView(content);
    // Only where it is needed, so that opening the figure shows the home frame as home.
    if (chartContent(subset).home != content.frame) {
        subset.view.frame = content.frame;
    }
    return subset;
}

} // namespace rooflab
