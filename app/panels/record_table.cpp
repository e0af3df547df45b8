// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/record_table.h"

#include "app/models/record_sort_proxy.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelection>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSet>

#include <algorithm>

namespace rooflab {
namespace {

constexpr int widestColumnPixels = 240;
constexpr int manyRows = 60; ///< enough to know the widths

} // namespace

RecordTable::RecordTable(QAbstractItemModel* model, int idRole, int sortRole, QWidget* parent)
    : QTableView(parent), m_proxy(new RecordSortProxy(sortRole, this)), m_idRole(idRole)
{
    m_proxy->setSourceModel(model);
    setModel(m_proxy);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSortingEnabled(true);
    m_proxy->sort(-1); // the order of the file until somebody asks for another
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setResizeContentsPrecision(manyRows);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    setHorizontalScrollMode(ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &RecordTable::restoreAfterReset);
    connect(m_proxy, &QAbstractItemModel::rowsInserted, this, &RecordTable::restoreAfterReset);
    connect(horizontalHeader(), &QHeaderView::sectionPressed, this,
            [this] { m_areColumnsSized = true; }); // somebody may be giving them other widths
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_isApplying && m_idRole >= 0) {
            m_selectedIds = selectedIds();
            Q_EMIT idsSelected(m_selectedIds);
        }
    });
}

QStringList RecordTable::selectedIds() const
{
    QStringList ids;
    if (m_idRole < 0) {
        return ids;
    }
    for (const QModelIndex& row : selectionModel()->selectedRows()) {
        ids.append(row.data(m_idRole).toString());
    }
    return ids;
}

void RecordTable::setSelectedIds(const QStringList& ids)
{
    m_selectedIds = ids;
    const QScopedValueRollback<bool> applying(m_isApplying, true);
    const QSet<QString> wanted(ids.cbegin(), ids.cend());
    QItemSelection selection;
    int first = -1;
    int runStart = -1;
    const int rows = m_proxy->rowCount();
    // Neighbours become one range: the selection model is slow with many.
    for (int row = 0; row <= rows; ++row) {
        const bool isWanted = row < rows && !wanted.isEmpty()
            && wanted.contains(m_proxy->index(row, 0).data(m_idRole).toString());
        if (isWanted && runStart < 0) {
            runStart = row;
            first = first < 0 ? row : first;
        } else if (!isWanted && runStart >= 0) {
            selection.append(QItemSelectionRange(
                m_proxy->index(runStart, 0), m_proxy->index(row - 1, m_proxy->columnCount() - 1)));
            runStart = -1;
        }
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (first >= 0) {
        scrollTo(m_proxy->index(first, 0));
    }
}

QString RecordTable::asText() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    if (rows.isEmpty()) {
        for (int row = 0; row < m_proxy->rowCount(); ++row) {
            rows.append(m_proxy->index(row, 0));
        }
    }
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < m_proxy->columnCount(); ++column) {
        cells.append(m_proxy->headerData(column, Qt::Horizontal).toString());
    }
    lines.append(cells.join(QLatin1Char('\t')));
    for (const QModelIndex& row : rows) {
        cells.clear();
        for (int column = 0; column < m_proxy->columnCount(); ++column) {
            cells.append(row.siblingAtColumn(column).data().toString().simplified());
        }
        lines.append(cells.join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void RecordTable::copyToClipboard() const
{
    QGuiApplication::clipboard()->setText(asText());
}

void RecordTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copyToClipboard();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void RecordTable::restoreAfterReset()
{
    if (m_idRole >= 0) {
        setSelectedIds(m_selectedIds);
    }
    if (m_areColumnsSized || m_proxy->rowCount() == 0) {
        return;
    }
    m_areColumnsSized = m_proxy->rowCount() > manyRows;
    resizeColumnsToContents();
    for (int column = 0; column < m_proxy->columnCount(); ++column) {
        setColumnWidth(column, std::min(columnWidth(column) + 8, widestColumnPixels));
    }
}

} // namespace rooflab
