// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/column_words.h"

#include "app/qt_text.h"

#include <QCoreApplication>

namespace rooflab {
namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("ColumnWords", text);
}

QStringList perSecond(const QStringList& units)
{
    QStringList rates;
    for (const QString& unit : units) {
        rates.append(unit + QStringLiteral("/s"));
    }
    return rates;
}

} // namespace

QString roleWords(ColumnRole role)
{
    switch (role) {
    case ColumnRole::Kept:
        return said("kept as text");
    case ColumnRole::Name:
        return said("name of the run");
    case ColumnRole::Precision:
        return said("precision");
    case ColumnRole::Device:
        return said("device");
    case ColumnRole::Correct:
        return said("correct or not");
    case ColumnRole::Size:
        return said("N, in elements");
    case ColumnRole::Warmup:
        return said("warm-up launches");
    case ColumnRole::Repeat:
        return said("timed launches");
    case ColumnRole::Parameter:
        return said("setting");
    case ColumnRole::Time:
        return said("time of a launch");
    case ColumnRole::TimeMax:
        return said("longest time");
    case ColumnRole::TimeStddev:
        return said("standard deviation of the time");
    case ColumnRole::FlopCount:
        return said("FLOPs of a launch");
    case ColumnRole::ByteCount:
        return said("bytes of a launch");
    case ColumnRole::FlopRate:
        return said("performance");
    case ColumnRole::ByteRate:
        return said("bandwidth");
    case ColumnRole::Intensity:
        return said("arithmetic intensity");
    }
    return {};
}

QStringList unitsOf(ColumnRole role)
{
    static const QStringList times{QStringLiteral("ns"), QStringLiteral("us"), QStringLiteral("ms"),
                                   QStringLiteral("s")};
    static const QStringList bytes{
        QStringLiteral("B"),  QStringLiteral("kB"),  QStringLiteral("MB"),  QStringLiteral("GB"),
        QStringLiteral("TB"), QStringLiteral("KiB"), QStringLiteral("MiB"), QStringLiteral("GiB")};
    static const QStringList flops{QStringLiteral("FLOP"), QStringLiteral("MFLOP"),
                                   QStringLiteral("GFLOP"), QStringLiteral("TFLOP")};
    switch (role) {
    case ColumnRole::Time:
    case ColumnRole::TimeMax:
    case ColumnRole::TimeStddev:
        return times;
    case ColumnRole::ByteCount:
        return bytes;
    case ColumnRole::ByteRate:
        return perSecond(bytes);
    case ColumnRole::FlopCount:
        return flops;
    case ColumnRole::FlopRate:
        return perSecond(flops);
    case ColumnRole::Kept:
    case ColumnRole::Name:
    case ColumnRole::Precision:
    case ColumnRole::Device:
    case ColumnRole::Correct:
    case ColumnRole::Size:
    case ColumnRole::Warmup:
    case ColumnRole::Repeat:
    case ColumnRole::Parameter:
    case ColumnRole::Intensity:
        return {};
    }
    return {};
}

bool mustHaveUnit(ColumnRole role)
{
    const bool isCount = role == ColumnRole::FlopCount || role == ColumnRole::ByteCount;
    return !isCount && !unitsOf(role).isEmpty();
}

bool hasStatistic(ColumnRole role)
{
    return role == ColumnRole::Time || role == ColumnRole::FlopRate || role == ColumnRole::ByteRate;
}

Result<void> setUnit(MappedColumn& column, const QString& unit)
{
    const std::string text = fromQt(unit.trimmed());
    if (text.empty()) {
        column.unit.clear();
        column.factor = 1.0;
        return mustHaveUnit(column.role)
            ? Result<void>(fail(ErrorCode::Usage,
                                fromQt(said("“%1” needs a unit: choose one, none is guessed")
                                           .arg(toQt(column.column)))))
            : Result<void>();
    }
    const std::optional<double> factor = unitFactor(column.role, text);
    if (!factor) {
        const QStringList known = unitsOf(column.role);
        return fail(ErrorCode::Usage,
                    fromQt(known.isEmpty()
                               ? said("“%1” has no unit in this meaning").arg(toQt(column.column))
                               : said("“%1” is no unit of this meaning; units are %2")
                                     .arg(unit.trimmed(), known.join(QStringLiteral(", ")))));
    }
    column.unit = text;
    column.factor = *factor;
    return {};
}

} // namespace rooflab
