// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/rate_text.h"

#include "app/qt_text.h"
#include "core/format.h"

#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <cmath>
#include <string_view>

namespace rooflab {
namespace {

struct RateUnit {
    CeilingKind kind;
    std::string_view text;
    double factor;
    bool offered; ///< shown in lists; the others are only understood
};

constexpr std::array rateUnitTable{
    RateUnit{CeilingKind::Bandwidth, "GB/s", giga, true},
    RateUnit{CeilingKind::Bandwidth, "TB/s", tera, true},
    RateUnit{CeilingKind::Bandwidth, "MB/s", mega, false},
    RateUnit{CeilingKind::Bandwidth, "B/s", 1.0, false},
    RateUnit{CeilingKind::Compute, "GFLOPS", giga, true},
    RateUnit{CeilingKind::Compute, "TFLOPS", tera, true},
    RateUnit{CeilingKind::Compute, "GFLOP/s", giga, false},
    RateUnit{CeilingKind::Compute, "TFLOP/s", tera, false},
    RateUnit{CeilingKind::Compute, "MFLOPS", mega, false},
    RateUnit{CeilingKind::Compute, "FLOPS", 1.0, false},
};

} // namespace

QStringList rateUnits(CeilingKind kind)
{
    QStringList units;
    for (const RateUnit& unit : rateUnitTable) {
        if (unit.kind == kind && unit.offered) {
            units.append(toQt(unit.text));
        }
    }
    return units;
}

Result<double> rateFromText(const QString& text, CeilingKind kind)
{
    static const QRegularExpression shape(QStringLiteral("^\\s*([-+0-9.eE]+)\\s*(\\S*)\\s*$"));
    const QRegularExpressionMatch match = shape.match(text);
    bool isNumber = false;
    const double number = QLocale::c().toDouble(match.captured(1), &isNumber);
    if (!match.hasMatch() || !isNumber) {
        return fail(ErrorCode::Usage,
                    "Type a number and a unit, for example "
                        + std::string(kind == CeilingKind::Bandwidth ? "535 GB/s" : "10.6 TFLOPS"));
    }
    if (!std::isfinite(number) || number <= 0.0) {
        return fail(ErrorCode::Usage, "The value must be greater than zero");
    }
    for (const RateUnit& unit : rateUnitTable) {
        if (unit.kind == kind
            && match.captured(2).compare(toQt(unit.text), Qt::CaseInsensitive) == 0) {
            return number * unit.factor;
        }
    }
    return fail(ErrorCode::Usage,
                "The unit must be " + fromQt(rateUnits(kind).join(QStringLiteral(" or "))));
}

QString exactRateText(double valueSi, CeilingKind kind)
{
    return toQt(formatExact(valueSi / giga)) + QLatin1Char(' ') + rateUnits(kind).first();
}

QString rateText(double valueSi, CeilingKind kind, const UnitChoice& units)
{
    return toQt(kind == CeilingKind::Bandwidth
                    ? formatBandwidth(BytesPerSecond(valueSi), units.bandwidth)
                    : formatPerformance(FlopPerSecond(valueSi), units.performance));
}

} // namespace rooflab
