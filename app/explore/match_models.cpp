// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/match_models.h"

#include "app/qt_text.h"
#include "core/format.h"

namespace rooflab {
namespace {

bool isNumber(int column)
{
    return column >= MatchPairsModel::PerformanceColumn
        && column <= MatchPairsModel::IntervalColumn;
}

QString factorText(const std::optional<double>& factor)
{
    return factor ? toQt(formatNumber(*factor)) + QChar(0x00d7) : MatchPairsModel::tr("none");
}

QString distinctionText(Distinction distinction)
{
    switch (distinction) {
    case Distinction::Distinguishable:
        return MatchPairsModel::tr("distinguishable");
    case Distinction::NotDistinguishable:
        return MatchPairsModel::tr("not distinguishable");
    case Distinction::CannotTell:
        return MatchPairsModel::tr("cannot tell: fewer than 6 samples");
    }
    return {};
}

QString pairText(const PairLine& pair, int column)
{
    switch (column) {
    case MatchPairsModel::FirstColumn:
        return pair.first;
    case MatchPairsModel::SecondColumn:
        return pair.second;
    case MatchPairsModel::PerformanceColumn:
        return factorText(pair.performance);
    case MatchPairsModel::BandwidthColumn:
        return factorText(pair.bandwidth);
    case MatchPairsModel::TimeColumn:
        return factorText(pair.time);
    case MatchPairsModel::IntervalColumn:
        return pair.interval ? MatchPairsModel::tr("%1 to %2")
                                   .arg(toQt(formatNumber(pair.interval->low)),
                                        toQt(formatNumber(pair.interval->high)))
                             : MatchPairsModel::tr("none");
    case MatchPairsModel::DistinctionColumn:
        return distinctionText(pair.distinction);
    case MatchPairsModel::DifferencesColumn:
        return pair.differences.isEmpty() ? MatchPairsModel::tr("none") : pair.differences;
    default:
        return {};
    }
}

QVariant sortValue(const PairLine& pair, int column)
{
    const auto orInvalid
        = [](const std::optional<double>& value) { return value ? QVariant(*value) : QVariant(); };
    switch (column) {
    case MatchPairsModel::PerformanceColumn:
        return orInvalid(pair.performance);
    case MatchPairsModel::BandwidthColumn:
        return orInvalid(pair.bandwidth);
    case MatchPairsModel::TimeColumn:
        return orInvalid(pair.time);
    case MatchPairsModel::IntervalColumn:
        return orInvalid(pair.interval ? std::optional(pair.interval->low) : std::nullopt);
    default:
        return pairText(pair, column);
    }
}

QString pairsHeader(int section)
{
    switch (section) {
    case MatchPairsModel::FirstColumn:
        return MatchPairsModel::tr("A (base)");
    case MatchPairsModel::SecondColumn:
        return MatchPairsModel::tr("B");
    case MatchPairsModel::PerformanceColumn:
        return MatchPairsModel::tr("FLOPS, B / A");
    case MatchPairsModel::BandwidthColumn:
        return MatchPairsModel::tr("Bandwidth, B / A");
    case MatchPairsModel::TimeColumn:
        return MatchPairsModel::tr("Time, B / A");
    case MatchPairsModel::IntervalColumn:
        return MatchPairsModel::tr("Medians, B / A");
    case MatchPairsModel::DistinctionColumn:
        return MatchPairsModel::tr("Distinguishable?");
    case MatchPairsModel::DifferencesColumn:
        return MatchPairsModel::tr("Different settings");
    default:
        return {};
    }
}

} // namespace

void MatchPairsModel::setPairs(std::vector<PairLine> pairs)
{
    beginResetModel();
    m_pairs = std::move(pairs);
    endResetModel();
}

int MatchPairsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

int MatchPairsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant MatchPairsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const PairLine& pair = m_pairs[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return pairText(pair, index.column());
    case Qt::ToolTipRole:
        return pairText(pair, index.column()).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return isNumber(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole:
        return toQt(pair.firstId);
    case PartnerRole:
        return toQt(pair.secondId);
    case SortRole:
        return sortValue(pair, index.column());
    default:
        return {};
    }
}

QVariant MatchPairsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return pairsHeader(section);
    case Qt::TextAlignmentRole:
        return isNumber(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        return section == IntervalColumn
            ? tr("Ratio of the medians in FLOPS (without FLOPS in bandwidth), from the 95 % "
                 "intervals of both medians")
            : QVariant();
    default:
        return {};
    }
}

void MatchLeftModel::setLines(std::vector<LeftLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int MatchLeftModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int MatchLeftModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant MatchLeftModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const LeftLine& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == IdRole) {
        return toQt(line.id);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QString text = index.column() == SideColumn
        ? (line.isFirst ? tr("A") : tr("B"))
        : (index.column() == NameColumn ? line.name : line.reason);
    return role == Qt::ToolTipRole ? text.toHtmlEscaped() : text;
}

QVariant MatchLeftModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SideColumn:
        return tr("Side");
    case NameColumn:
        return tr("Measurement");
    case ReasonColumn:
        return tr("Why it has no partner");
    default:
        return {};
    }
}

} // namespace rooflab
