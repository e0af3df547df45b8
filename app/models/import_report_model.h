// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/file_report.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QString>

#include <utility>
#include <vector>

namespace rooflab {

/// The import report: for every file a line with its outcome, then all that core's report says.
class ImportReportModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { FileColumn, FormatColumn, KindColumn, MessageColumn, PlaceColumn, columnTotal };
    enum Role {
        SortRole = Qt::UserRole,
        IsProblemRole, ///< refused, a conflict, or not loaded
        NeedsAttentionRole, ///< the same, assumptions, and what the user must still supply
        IsFileRole, ///< the line with a file's outcome
        RefusedPathRole ///< of a file that could not be read; empty otherwise
    };

    using QAbstractTableModel::QAbstractTableModel;

    void append(std::vector<FileReport> reports);
    void append(const FileReport& report) { append(std::vector<FileReport>{report}); }
    void clear();

    /// All of it, as the command line prints it.
    [[nodiscard]] QString asText() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    /// A line of a report; the head of the report itself.
    struct Row {
        std::size_t report = 0;
        std::size_t line = headLine;
    };
    static constexpr std::size_t headLine = static_cast<std::size_t>(-1);

    [[nodiscard]] QString cell(const Row& row, int column) const;
    [[nodiscard]] bool isProblem(const Row& row) const;
    [[nodiscard]] bool needsAttention(const Row& row) const;

    std::vector<FileReport> m_reports;
    std::vector<Row> m_rows;
};

} // namespace rooflab
