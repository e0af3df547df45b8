// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemModel;
class QTableView;

namespace rooflab {

class RecordTable;

/// A sortable table without ids whose first column, for names, is elided in the middle. One column
/// takes the room that is left.
[[nodiscard]] RecordTable* makeRecordTable(QAbstractItemModel* model, int sortRole,
                                           int stretchedColumn, const char* objectName,
                                           const QString& accessibleName);

/// A table in the order of its model, one row of which is selected.
[[nodiscard]] QTableView* makeChoiceTable(QAbstractItemModel* model, int stretchedColumn,
                                          const char* objectName, const QString& accessibleName);

} // namespace rooflab
