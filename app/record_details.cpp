// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record_details.h"

#include "core/reference.h"

namespace rooflab {

std::vector<DetailRow> recordDetails(const Session& session, const std::string& id)
{
    const Statistic statistic = session.view.statistic;
    if (const Measurement* measurement = session.findMeasurement(id)) {
        const PlotPoint point = plotPoint(*measurement, statistic);
        return pointDetails(*measurement, point,
                            referenceFor(*measurement, point, session.ceilings, statistic),
                            session.view.units);
    }
    if (const Ceiling* ceiling = session.findCeiling(id)) {
        return ceilingDetails(*ceiling, statistic, session.view.units);
    }
    return {};
}

} // namespace rooflab
