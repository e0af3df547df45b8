// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QString>

#include <vector>

namespace rooflab {

/// What became of one file, or of one run of a bench program.
struct FileReport {
    QString file; ///< name without folders, or what was run
    QString path;
    QString format; ///< empty when the file was refused
    QString summary; ///< one sentence: what was taken, or why nothing was
    bool refused = false;
    std::vector<ImportNote> notes;
};

/// The import report: for every file a line with its outcome, then a line for each note.
class ImportReportModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { FileColumn, FormatColumn, KindColumn, MessageColumn, PlaceColumn, columnTotal };
    enum Role { SortRole = Qt::UserRole, IsProblemRole };

    using QAbstractTableModel::QAbstractTableModel;

    void append(const FileReport& report);
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        QString file;
        QString path;
        QString format;
        QString kind;
        QString message;
        QString place;
        bool isProblem = false;
    };
    std::vector<Row> m_rows;
};

} // namespace rooflab
