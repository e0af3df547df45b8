// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace rooflab {

/// Sorts by value; cells without one stay last in both directions.
class RecordSortProxy final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit RecordSortProxy(int valueRole, QObject* parent = nullptr);

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace rooflab
