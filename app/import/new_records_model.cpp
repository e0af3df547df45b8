// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/new_records_model.h"

#include "app/core_text.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/plot_point.h"

namespace rooflab {
namespace {

template <class Quantity> std::optional<double> plain(const std::optional<Quantity>& quantity)
{
    return quantity ? std::optional(quantity->value()) : std::nullopt;
}

NewRecord recordOf(const Measurement& measurement)
{
    const PlotPoint point = plotPoint(measurement, Statistic::Min);
    NewRecord record;
    record.ai = plain(point.ai);
    record.performance = plain(point.performance);
    record.bandwidth = plain(point.bandwidth);
    record.isPlotted = point.hasPosition();
    record.lacksWork = !measurement.work.flops || !measurement.work.bytes;
    if (point.time) {
        record.timeSeconds = point.time->time.value();
    }
    return record;
}

NewRecord recordOf(const Ceiling& ceiling)
{
    NewRecord record;
    const double value = ceilingAt(ceiling, Statistic::Min).valueSi;
    (ceiling.kind == CeilingKind::Compute ? record.performance : record.bandwidth) = value;
    record.isPlotted = true;
    return record;
}

QString remarkOf(const Measurement& measurement)
{
    const PlotPoint point = plotPoint(measurement, Statistic::Min);
    if (!point.hasPosition()) {
        return NewRecordsModel::tr("not plotted: %1").arg(coreText(point.reason));
    }
    if (!point.reason.empty()) {
        return coreText(point.reason);
    }
    return point.time->statistic == Statistic::Min
        ? QString()
        : NewRecordsModel::tr("at the %1").arg(coreText(toText(point.time->statistic)));
}

std::optional<double> valueOf(const NewRecord& record, int column)
{
    switch (column) {
    case NewRecordsModel::IntensityColumn:
        return record.ai;
    case NewRecordsModel::TimeColumn:
        return record.timeSeconds;
    case NewRecordsModel::PerformanceColumn:
        return record.performance;
    case NewRecordsModel::BandwidthColumn:
        return record.bandwidth;
    default:
        return std::nullopt;
    }
}

QString valueText(double value, int column)
{
    switch (column) {
    case NewRecordsModel::IntensityColumn:
        return toQt(formatNumber(value));
    case NewRecordsModel::TimeColumn:
        return toQt(formatTime(Seconds(value)));
    default:
        return toQt(formatNumber(value / giga));
    }
}

} // namespace

std::vector<NewRecord> newRecords(const Session& session)
{
    std::vector<NewRecord> records;
    records.reserve(session.measurements.size() + session.ceilings.size());
    for (const Measurement& measurement : session.measurements) {
        records.push_back(recordOf(measurement));
    }
    for (const Ceiling& ceiling : session.ceilings) {
        records.push_back(recordOf(ceiling));
    }
    return records;
}

void NewRecordsModel::setSession(const Session* session)
{
    beginResetModel();
    m_session = session;
    m_records = session == nullptr ? std::vector<NewRecord>() : newRecords(*session);
    endResetModel();
}

QString NewRecordsModel::label(std::size_t row) const
{
    const std::size_t measurements = m_session->measurements.size();
    return row < measurements ? toQt(shortLabel(m_session->measurements[row])).simplified()
                              : toQt(m_session->ceilings[row - measurements].label).simplified();
}

QString NewRecordsModel::remark(std::size_t row) const
{
    const std::size_t measurements = m_session->measurements.size();
    return row < measurements
        ? remarkOf(m_session->measurements[row])
        : tr("reference line, %1")
              .arg(coreText(toText(m_session->ceilings[row - measurements].origin)));
}

int NewRecordsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int NewRecordsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant NewRecordsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const NewRecord& record = m_records[row];
    const int column = index.column();
    const std::optional<double> value = valueOf(record, column);
    const bool isText = column == LabelColumn || column == RemarkColumn;
    if (role == Qt::TextAlignmentRole) {
        return isText ? QVariant() : QVariant(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    }
    if (role == SortRole && !isText) {
        return value ? QVariant(*value) : QVariant();
    }
    const QString text = column == LabelColumn ? label(row)
        : column == RemarkColumn               ? remark(row)
        : value                                ? valueText(*value, column)
                                               : QStringLiteral("–");
    if (role == Qt::ToolTipRole) {
        return text.toHtmlEscaped();
    }
    return role == Qt::DisplayRole || role == SortRole ? QVariant(text) : QVariant();
}

QVariant NewRecordsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isNumber = section != LabelColumn && section != RemarkColumn;
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isNumber) {
        return QVariant(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case LabelColumn:
        return tr("Record");
    case IntensityColumn:
        return tr("AI (FLOP/Byte)");
    case TimeColumn:
        return tr("Time");
    case PerformanceColumn:
        return tr("GFLOPS");
    case BandwidthColumn:
        return tr("GB/s");
    case RemarkColumn:
        return tr("Remark");
    default:
        return {};
    }
}

} // namespace rooflab
