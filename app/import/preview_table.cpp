// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/preview_table.h"

#include "app/panels/record_table.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace rooflab {
namespace {

constexpr int rowPadding = 8; ///< pixels around the text of a row

/// Long names are told apart by both ends.
class MiddleElision final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
    }
};

void stretch(QTableView* table, int column)
{
    table->horizontalHeader()->setStretchLastSection(false);
    table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

} // namespace

RecordTable* makeRecordTable(QAbstractItemModel* model, int sortRole, int stretchedColumn,
                             const char* objectName, const QString& accessibleName)
{
    auto* table = new RecordTable(model, -1, sortRole);
    table->setObjectName(QLatin1String(objectName));
    table->setAccessibleName(accessibleName);
    table->setItemDelegateForColumn(0, new MiddleElision(table));
    stretch(table, stretchedColumn);
    return table;
}

QTableView* makeChoiceTable(QAbstractItemModel* model, int stretchedColumn, const char* objectName,
                            const QString& accessibleName)
{
    auto* table = new QTableView;
    table->setObjectName(QLatin1String(objectName));
    table->setAccessibleName(accessibleName);
    table->setModel(model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setItemDelegateForColumn(0, new MiddleElision(table));
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + rowPadding);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    stretch(table, stretchedColumn);
    return table;
}

} // namespace rooflab
