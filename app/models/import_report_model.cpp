// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/import_report_model.h"

#include "app/core_text.h"
#include "app/qt_text.h"

#include <QFont>

namespace rooflab {
namespace {

using State = FileReport::State;

QString stateText(State state)
{
    switch (state) {
    case State::Loaded:
        return ImportReportModel::tr("loaded");
    case State::Refused:
        return ImportReportModel::tr("not loaded");
    case State::Cancelled:
        return ImportReportModel::tr("cancelled");
    case State::SetAside:
        return ImportReportModel::tr("set aside");
    case State::Remark:
        return ImportReportModel::tr("assumption");
    }
    return {};
}

/// What the head says of a file that could not be read is its only line in core's report.
bool showsLines(const FileReport& report)
{
    return report.state != State::Refused || !report.format.isEmpty();
}

/// The report as the command line words it. What it does not know, because nothing was loaded or
/// because it was a run, is told by the head.
std::string textOf(const FileReport& report)
{
    std::vector<ReportLine> lines = report.lines;
    const bool isKnownToCore
        = !lines.empty() && (report.state == State::Refused || lines.front().label == "format");
    if (!isKnownToCore) {
        lines.insert(lines.begin(),
                     {fromQt(stateText(report.state)), fromQt(report.summary), {}, std::nullopt});
    }
    return reportText(fromQt(report.path), lines);
}

} // namespace

void ImportReportModel::append(std::vector<FileReport> reports)
{
    std::vector<Row> rows;
    for (FileReport& report : reports) {
        rows.push_back({m_reports.size(), headLine});
        for (std::size_t line = 0; showsLines(report) && line < report.lines.size(); ++line) {
            rows.push_back({m_reports.size(), line});
        }
        m_reports.push_back(std::move(report));
    }
    if (rows.empty()) {
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    endInsertRows();
}

void ImportReportModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_reports.clear();
    endResetModel();
}

QString ImportReportModel::asText() const
{
    std::string text;
    for (const FileReport& report : m_reports) {
        text += textOf(report);
    }
    return toQt(text);
}

int ImportReportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ImportReportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant ImportReportModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const FileReport& report = m_reports[row.report];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return cell(row, index.column());
    case Qt::ToolTipRole:
        return (index.column() == FileColumn ? report.path : cell(row, MessageColumn))
            .toHtmlEscaped();
    case Qt::FontRole:
        if (index.column() == KindColumn && (isProblem(row) || row.line == headLine)) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case IsProblemRole:
        return isProblem(row);
    case NeedsAttentionRole:
        return needsAttention(row);
    case IsFileRole:
        return row.line == headLine;
    case RefusedPathRole:
        return report.state == State::Refused && report.format.isEmpty() ? report.path : QString();
    default:
        return {};
    }
}

QString ImportReportModel::cell(const Row& row, int column) const
{
    const FileReport& report = m_reports[row.report];
    const ReportLine* line = row.line == headLine ? nullptr : &report.lines[row.line];
    switch (column) {
    case FileColumn:
        return report.file;
    case FormatColumn:
        return report.format;
    case KindColumn:
        return line == nullptr ? stateText(report.state) : coreText(line->label);
    case MessageColumn:
        return line == nullptr ? report.summary : coreText(line->text);
    case PlaceColumn:
        return line == nullptr ? QString() : toQt(line->where);
    default:
        return {};
    }
}

bool ImportReportModel::isProblem(const Row& row) const
{
    const FileReport& report = m_reports[row.report];
    if (row.line == headLine) {
        return report.state == State::Refused;
    }
    const std::optional<NoteKind> kind = report.lines[row.line].kind;
    return kind == NoteKind::Refused || kind == NoteKind::Conflict;
}

bool ImportReportModel::needsAttention(const Row& row) const
{
    const FileReport& report = m_reports[row.report];
    if (row.line == headLine) {
        return report.state != State::Loaded;
    }
    const ReportLine& line = report.lines[row.line];
    return isProblem(row) || line.kind == NoteKind::Assumption || line.label == "needed";
}

QVariant ImportReportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case FileColumn:
        return tr("File");
    case FormatColumn:
        return tr("Format");
    case KindColumn:
        return tr("Kind");
    case MessageColumn:
        return tr("What happened");
    case PlaceColumn:
        return tr("Place");
    default:
        return {};
    }
}

QHash<int, QByteArray> ImportReportModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert(SortRole, "sortValue");
    names.insert(IsProblemRole, "isProblem");
    names.insert(NeedsAttentionRole, "needsAttention");
    names.insert(IsFileRole, "isFile");
    names.insert(RefusedPathRole, "refusedPath");
    return names;
}

} // namespace rooflab
