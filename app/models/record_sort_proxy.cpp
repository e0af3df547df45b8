// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/record_sort_proxy.h"

namespace rooflab {

RecordSortProxy::RecordSortProxy(int valueRole, QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(valueRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

bool RecordSortProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool leftValid = left.data(sortRole()).isValid();
    const bool rightValid = right.data(sortRole()).isValid();
    if (leftValid != rightValid) {
        return (sortOrder() == Qt::AscendingOrder) == leftValid;
    }
    return leftValid && QSortFilterProxyModel::lessThan(left, right);
}

} // namespace rooflab
