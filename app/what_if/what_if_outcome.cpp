// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/what_if_outcome.h"

#include "app/reading/sentence_text.h"
#include "app/what_if/what_if_input.h"
#include "core/format.h"
#include "core/unit_choice.h"

#include <QCoreApplication>

namespace rooflab {
namespace {

using Text = std::optional<QString>;

QString text(const char* source)
{
    return QCoreApplication::translate("WhatIf", source);
}

/// "50.26 → 100.5 GFLOPS"; a unit that both have is said once.
QString change(const Text& before, const Text& after)
{
    if (before == after) {
        return before.value_or(text("none"));
    }
    QString from = before.value_or(text("none"));
    const QString to = after.value_or(text("none"));
    const qsizetype unit = from.lastIndexOf(QLatin1Char(' '));
    if (unit > 0 && to.endsWith(from.mid(unit))) {
        from.truncate(unit);
    }
    return QStringLiteral("%1 \u2192 %2").arg(from, to);
}

template <class Value, class Format> Text shown(const std::optional<Value>& value, Format format)
{
    return value ? Text(toQt(format(*value))) : std::nullopt;
}

std::vector<WhatIfLine> linesOf(const WhatIfBasis& basis, const GhostPoint& ghost)
{
    const auto intensity = [](FlopPerByte ai) { return formatIntensity(ai); };
    const auto rate
        = [&](FlopPerSecond value) { return formatPerformance(value, basis.units.performance); };
    const auto traffic
        = [&](BytesPerSecond value) { return formatBandwidth(value, basis.units.bandwidth); };
    const auto percent = [](double fraction) { return formatPercent(fraction); };
    const auto& point = basis.point;
    return {
        {text("AI"), change(shown(point.ai, intensity), shown(ghost.ai, intensity))},
        {text("FLOPS"),
         change(shown(point.performance, rate), Text(toQt(rate(ghost.performance))))},
        {text("Bandwidth"),
         change(shown(point.bandwidth, traffic), Text(toQt(traffic(ghost.bandwidth))))},
        {text("Time"),
         change(Text(toQt(formatTime(point.time->time))), Text(toQt(formatTime(ghost.time))))},
        {text("Roof"), change(shown(basis.roofAtPoint, rate), shown(ghost.roofAtPoint, rate))},
        {text("% of roof"), change(shown(basis.fraction, percent), shown(ghost.fraction, percent))},
    };
}

/// What is imagined of the point, without the ceilings.
WhatIf ofPoint(WhatIf whatIf)
{
    whatIf.bandwidth.reset();
    whatIf.compute.reset();
    return whatIf;
}

ChartGhosts ghostsOf(const WhatIfBasis& basis, const WhatIf& whatIf, const GhostPoint& ghost)
{
    ChartGhosts ghosts;
    if (const WhatIf pointAlone = ofPoint(whatIf); ghost.hasPosition && !pointAlone.isEmpty()) {
        ghosts.point = GhostMark{basis.run->id,
                                 {*ghost.ai, ghost.performance},
                                 text("what if: %1").arg(whatIfSummary(pointAlone))};
    }
    if (whatIf.bandwidth) {
        ghosts.bandwidth = whatIf.bandwidth;
        ghosts.bandwidthLabel
            = text("what if: %1")
                  .arg(toQt(formatBandwidth(*whatIf.bandwidth, basis.units.bandwidth)));
    }
    if (whatIf.compute) {
        ghosts.compute = whatIf.compute;
        ghosts.computeLabel
            = text("what if: %1")
                  .arg(toQt(formatPerformance(*whatIf.compute, basis.units.performance)));
    }
    return ghosts;
}

} // namespace

WhatIfBasis whatIfBasis(const Session& session, const Measurement& run)
{
    WhatIfBasis basis;
    basis.run = &run;
    basis.statistic = session.view.statistic;
    basis.units = session.view.units;
    basis.point = plotPoint(run, basis.statistic);
    const Reference reference
        = referenceFor(run, basis.point, session.ceilings, session.view.statistic);
    basis.roof = roofValues(reference, basis.statistic);
    basis.roofAtPoint = reference.roof;
    basis.fraction = reference.fraction;
    return basis;
}

Result<WhatIfOutcome> whatIfOutcome(const WhatIfBasis& basis, const WhatIf& whatIf)
{
    const auto ghost = ghostPoint(*basis.run, basis.statistic, whatIf, basis.roof);
    if (!ghost) {
        return fail(ghost.error());
    }
    WhatIfOutcome outcome;
    outcome.lines = linesOf(basis, *ghost);
    if (whatIf.isEmpty()) {
        return outcome;
    }
    outcome.ghosts = ghostsOf(basis, whatIf, *ghost);
    outcome.rules = sentenceTexts(ghost->rules) + sentenceTexts(ghost->roof.rules);
    outcome.assumptions = sentenceTexts(ghost->assumptions);
    return outcome;
}

QString whatIfSummary(const WhatIf& whatIf)
{
    QStringList parts;
    if (whatIf.size) {
        parts.append(text("N = %1").arg(*whatIf.size));
    }
    if (whatIf.sizeFactor) {
        parts.append(text("N %1").arg(factorText(*whatIf.sizeFactor)));
    }
    if (whatIf.precision) {
        parts.append(toQt(toText(*whatIf.precision)));
    }
    if (whatIf.bytesPerElement) {
        parts.append(
            text("%1 B an element").arg(toQt(formatNumber(whatIf.bytesPerElement->value()))));
    }
    if (whatIf.timeFactor) {
        parts.append(text("time %1").arg(factorText(*whatIf.timeFactor)));
    }
    if (whatIf.time) {
        parts.append(text("time %1").arg(toQt(formatTime(*whatIf.time))));
    }
    if (whatIf.timeFollowsSize) {
        parts.append(text("time follows N"));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace rooflab
