// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/waiting_files_model.h"

#include <algorithm>

namespace rooflab {
namespace {

QStringList lines(const QString& name, const QString& format, const WaitingFile& file)
{
    return (format.isEmpty() ? QStringList{name} : QStringList{name, format}) + statesOf(file);
}

} // namespace

WaitingFile& WaitingFilesModel::add(PendingImport pending)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_files.push_back(std::make_unique<WaitingFile>(std::move(pending)));
    endInsertRows();
    return *m_files.back();
}

int WaitingFilesModel::rowOf(const QString& path) const
{
    const auto found = std::find_if(m_files.begin(), m_files.end(),
                                    [&](const auto& file) { return file->path() == path; });
    return found == m_files.end() ? -1 : static_cast<int>(found - m_files.begin());
}

WaitingFile* WaitingFilesModel::find(const QString& path) const
{
    return at(rowOf(path));
}

WaitingFile* WaitingFilesModel::at(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : m_files[static_cast<std::size_t>(row)].get();
}

std::unique_ptr<WaitingFile> WaitingFilesModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    std::unique_ptr<WaitingFile> file = std::move(m_files[static_cast<std::size_t>(row)]);
    m_files.erase(m_files.begin() + row);
    endRemoveRows();
    return file;
}

void WaitingFilesModel::update(const WaitingFile& file)
{
    const QModelIndex changed = index(rowOf(file.path()));
    Q_EMIT dataChanged(changed, changed);
}

int WaitingFilesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

QVariant WaitingFilesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const WaitingFile& file = *m_files[static_cast<std::size_t>(index.row())];
    const QString format = formatOf(file);
    const QString name = fileNameOf(file).simplified();
    switch (role) {
    case Qt::DisplayRole:
        return lines(name, format.section(QStringLiteral(" ("), 0, 0), file)
            .join(QLatin1Char('\n'));
    case Qt::AccessibleTextRole:
        return lines(name, format, file).join(QStringLiteral(", "));
    case Qt::ToolTipRole:
        return lines(file.path(), format, file).join(QLatin1Char('\n')).toHtmlEscaped();
    default:
        return {};
    }
}

} // namespace rooflab
