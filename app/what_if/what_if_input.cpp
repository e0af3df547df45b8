// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/what_if_input.h"

#include "app/models/rate_text.h"
#include "app/qt_text.h"
#include "core/format.h"

#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <cmath>

namespace rooflab {
namespace {

struct TimeUnit {
    const char* text;
    double seconds;
};

constexpr std::array timeUnits{TimeUnit{"s", 1.0},         TimeUnit{"ms", milli},
                               TimeUnit{"us", micro},      TimeUnit{"\u00b5s", micro},
                               TimeUnit{"\u03bcs", micro}, TimeUnit{"ns", nano}};

std::optional<double> numberFromText(const QString& text)
{
    bool isNumber = false;
    const double number = QLocale::c().toDouble(text.trimmed(), &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// "×2", "x 2" and "*2".
std::optional<double> factorFromText(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty() || !QStringLiteral("\u00d7xX*").contains(trimmed.front())) {
        return std::nullopt;
    }
    return numberFromText(trimmed.mid(1));
}

} // namespace

Result<Typed<std::int64_t>> sizeFromText(const QString& text)
{
    if (text.trimmed().isEmpty()) {
        return Typed<std::int64_t>{};
    }
    if (const auto factor = factorFromText(text)) {
        return Typed<std::int64_t>{std::nullopt, factor};
    }
    bool isWhole = false;
    const qlonglong size = QLocale::c().toLongLong(text.trimmed(), &isWhole);
    if (!isWhole) {
        return fail(ErrorCode::Usage,
                    "Type a whole number of elements, for example 33554432, or a factor, for "
                    "example \u00d72");
    }
    return Typed<std::int64_t>{std::int64_t{size}, std::nullopt};
}

Result<Typed<Seconds>> timeFromText(const QString& text)
{
    if (text.trimmed().isEmpty()) {
        return Typed<Seconds>{};
    }
    if (const auto factor = factorFromText(text)) {
        return Typed<Seconds>{std::nullopt, factor};
    }
    static const QRegularExpression shape(QStringLiteral("^\\s*([-+0-9.eE]+)\\s*(\\S+)\\s*$"));
    const QRegularExpressionMatch match = shape.match(text);
    const std::optional<double> number = numberFromText(match.captured(1));
    for (const TimeUnit& unit : timeUnits) {
        if (number && match.captured(2) == QString::fromUtf8(unit.text)) {
            return Typed<Seconds>{Seconds(*number * unit.seconds), std::nullopt};
        }
    }
    return fail(ErrorCode::Usage,
                "Type a time with its unit, for example 0.5 ms, or a factor, for example \u00d72");
}

Result<Typed<double>> rateOrFactorFromText(const QString& text, CeilingKind kind)
{
    if (text.trimmed().isEmpty()) {
        return Typed<double>{};
    }
    if (const auto factor = factorFromText(text)) {
        return Typed<double>{std::nullopt, factor};
    }
    const Result<double> rate = rateFromText(text, kind);
    if (!rate) {
        return fail(rate.error());
    }
    return Typed<double>{*rate, std::nullopt};
}

Result<std::optional<Bytes>> bytesFromText(const QString& text)
{
    QString number = text.trimmed();
    if (number.isEmpty()) {
        return std::optional<Bytes>();
    }
    if (number.endsWith(QLatin1Char('B'))) {
        number.chop(1);
    }
    const std::optional<double> bytes = numberFromText(number);
    if (!bytes) {
        return fail(ErrorCode::Usage, "Type a number of bytes, for example 2");
    }
    return std::optional(Bytes(*bytes));
}

QString factorText(double factor)
{
    return QStringLiteral("\u00d7 ") + toQt(formatNumber(factor));
}

} // namespace rooflab
