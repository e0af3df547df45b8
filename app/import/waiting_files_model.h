// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/waiting_file.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace rooflab {

/// The files that wait: name above, format and state below.
class WaitingFilesModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] WaitingFile& add(PendingImport pending);
    /// nullptr if no such file waits.
    [[nodiscard]] WaitingFile* find(const QString& path) const;
    [[nodiscard]] WaitingFile* at(int row) const;
    /// -1 if no such file waits.
    [[nodiscard]] int rowOf(const QString& path) const;
    [[nodiscard]] std::unique_ptr<WaitingFile> remove(int row);
    /// The file's state changed.
    void update(const WaitingFile& file);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<std::unique_ptr<WaitingFile>> m_files;
};

} // namespace rooflab
