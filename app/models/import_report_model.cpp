// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/import_report_model.h"

#include "app/qt_text.h"

#include <QFont>

namespace rooflab {
namespace {

QString kindText(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Info:
        return ImportReportModel::tr("note");
    case NoteKind::Assumption:
        return ImportReportModel::tr("assumption");
    case NoteKind::Conflict:
        return ImportReportModel::tr("conflict");
    case NoteKind::Refused:
        return ImportReportModel::tr("refused");
    }
    return {};
}

} // namespace

void ImportReportModel::append(const FileReport& report)
{
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(report.notes.size()));
    m_rows.push_back({report.file, report.path, report.format,
                      report.refused ? tr("not loaded") : tr("loaded"), report.summary, QString(),
                      report.refused});
    for (const ImportNote& note : report.notes) {
        m_rows.push_back({report.file, report.path, report.format, kindText(note.kind),
                          toQt(note.message), toQt(note.where),
                          note.kind == NoteKind::Refused || note.kind == NoteKind::Conflict});
    }
    endInsertRows();
}

void ImportReportModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
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
    if (role == IsProblemRole) {
        return row.isProblem;
    }
    if (role == Qt::FontRole && row.isProblem && index.column() == KindColumn) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::ToolTipRole) {
        return (index.column() == FileColumn ? row.path : row.message).toHtmlEscaped();
    }
    if (role != Qt::DisplayRole && role != SortRole) {
        return {};
    }
    switch (index.column()) {
    case FileColumn:
        return row.file;
    case FormatColumn:
        return row.format;
    case KindColumn:
        return row.kind;
    case MessageColumn:
        return row.message;
    case PlaceColumn:
        return row.place;
    default:
        return {};
    }
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
    return names;
}

} // namespace rooflab
