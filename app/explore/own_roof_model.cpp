// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/own_roof_model.h"

#include "app/core_text.h"
#include "app/reading/sentence_text.h"
#include "core/format.h"
#include "core/point_details.h"

namespace rooflab {
namespace {

bool isNumber(int column)
{
    return column >= OwnRoofModel::FractionColumn && column <= OwnRoofModel::BandwidthColumn;
}

QVariant orInvalid(const std::optional<double>& value)
{
    return value ? QVariant(*value) : QVariant();
}

} // namespace

OwnRoofLine ownRoofLine(const RoofRow& row, std::span<const Measurement> records,
                        std::span<const Ceiling> ceilings)
{
    OwnRoofLine line;
    const Measurement& record = records[row.measurement];
    line.id = toQt(record.id);
    line.label = toQt(row.label);
    if (record.precision) {
        line.label += QLatin1Char(' ') + toQt(toText(*record.precision));
    }
    line.device = row.device ? toQt(*row.device) : QString();
    QStringList names;
    for (const auto& ceiling : {row.bandwidthCeiling, row.computeCeiling}) {
        if (ceiling) {
            names.append(toQt(ceilings[*ceiling].label));
        }
    }
    line.references = names.join(QStringLiteral(" · "));
    QStringList remarks;
    for (const Sentence& remark : row.remarks) {
        remarks.append(sentenceText(remark));
    }
    line.remarks = remarks.join(QStringLiteral("; "));
    line.fraction = row.fraction;
    line.bandwidthFraction = row.bandwidthFraction;
    line.performance = row.performance ? std::optional(row.performance->value()) : std::nullopt;
    line.roof = row.roof ? std::optional(row.roof->value()) : std::nullopt;
    return line;
}

void OwnRoofModel::setLines(std::vector<OwnRoofLine> lines, const UnitChoice& units)
{
    beginResetModel();
    m_units = units;
    m_lines = std::move(lines);
    endResetModel();
}

int OwnRoofModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int OwnRoofModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QString OwnRoofModel::text(const OwnRoofLine& line, int column) const
{
    const auto percent = [](const std::optional<double>& fraction) {
        return fraction ? toQt(formatPercent(*fraction)) : tr("none");
    };
    const auto rate = [this](const std::optional<double>& value) {
        return value ? toQt(formatPerformance(FlopPerSecond(*value), m_units.performance))
                     : tr("none");
    };
    switch (column) {
    case LabelColumn:
        return line.label;
    case FractionColumn:
        return percent(line.fraction);
    case PerformanceColumn:
        return rate(line.performance);
    case RoofColumn:
        return rate(line.roof);
    case BandwidthColumn:
        return percent(line.bandwidthFraction);
    case ReferencesColumn:
        return line.references.isEmpty() ? tr("none") : line.references;
    case DeviceColumn:
        return line.device.isEmpty() ? coreText(notRecorded) : line.device;
    case RemarksColumn:
        return line.remarks;
    default:
        return {};
    }
}

QVariant OwnRoofModel::sortValue(const OwnRoofLine& line, int column) const
{
    switch (column) {
    case FractionColumn:
        return orInvalid(line.fraction);
    case PerformanceColumn:
        return orInvalid(line.performance);
    case RoofColumn:
        return orInvalid(line.roof);
    case BandwidthColumn:
        return orInvalid(line.bandwidthFraction);
    default:
        return text(line, column);
    }
}

QVariant OwnRoofModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const OwnRoofLine& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(line, index.column());
    case Qt::ToolTipRole:
        return text(line, index.column()).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return isNumber(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole:
        return line.id;
    case SortRole:
        return sortValue(line, index.column());
    case BarRole:
        return index.column() == FractionColumn ? orInvalid(line.fraction)
            : index.column() == BandwidthColumn ? orInvalid(line.bandwidthFraction)
                                                : QVariant();
    default:
        return {};
    }
}

QVariant OwnRoofModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && isNumber(section)) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case LabelColumn:
        return tr("Measurement");
    case FractionColumn:
        return tr("% of own roof");
    case PerformanceColumn:
        return tr("FLOPS");
    case RoofColumn:
        return tr("Roof at its AI");
    case BandwidthColumn:
        return tr("% of bandwidth");
    case ReferencesColumn:
        return tr("References");
    case DeviceColumn:
        return tr("Device");
    case RemarksColumn:
        return tr("Remarks");
    default:
        return {};
    }
}

} // namespace rooflab
