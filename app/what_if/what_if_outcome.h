// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_overlays.h"
#include "core/explore/what_if.h"
#include "core/session.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rooflab {

/// The run that something is imagined from, as it is recorded.
struct WhatIfBasis {
    const Measurement* run = nullptr; ///< owned by the session
    PlotPoint point;
    RoofValues roof;
    std::optional<FlopPerSecond> roofAtPoint;
    std::optional<double> fraction; ///< P / roof; above 1 is legal
    Statistic statistic = Statistic::Min;
    UnitChoice units;
};
[[nodiscard]] WhatIfBasis whatIfBasis(const Session& session, const Measurement& run);

/// A quantity as recorded and as imagined: "50.26 → 100.5 GFLOPS".
struct WhatIfLine {
    QString title;
    QString text;
};

/// What is shown of it: marks of the chart and text. Nothing of it is data.
struct WhatIfOutcome {
    ChartGhosts ghosts; ///< empty while nothing is imagined
    std::vector<WhatIfLine> lines;
    QStringList rules;
    QStringList assumptions; ///< empty while nothing is imagined
};

/// Fails as ghostPoint() does.
[[nodiscard]] Result<WhatIfOutcome> whatIfOutcome(const WhatIfBasis& basis, const WhatIf& whatIf);

/// What is imagined of the point, in short: "N × 2, fp16, time follows N". Empty if nothing is.
[[nodiscard]] QString whatIfSummary(const WhatIf& whatIf);

} // namespace rooflab
