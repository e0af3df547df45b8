// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/trace_groups_model.h"

#include "app/qt_text.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <numeric>

namespace rooflab {
namespace {

QString warmupText(const TraceGroup& group)
{
    if (group.isHelper) {
        return TraceGroupsModel::tr("no record");
    }
    const QString count = QString::number(group.warmup);
    return group.warmup == group.proposedWarmup ? TraceGroupsModel::tr("%1, proposed").arg(count)
                                                : TraceGroupsModel::tr("%1, chosen").arg(count);
}

QString cellText(const TraceGroup& group, int column)
{
    switch (column) {
    case TraceGroupsModel::KernelColumn:
        return toQt(group.kernel).simplified();
    case TraceGroupsModel::GridColumn:
        return toQt(group.grid);
    case TraceGroupsModel::WorkgroupColumn:
        return toQt(group.workgroup);
    case TraceGroupsModel::DeviceColumn:
        return toQt(group.device);
    case TraceGroupsModel::LaunchesColumn:
        return QString::number(group.count());
    case TraceGroupsModel::WarmupColumn:
        return warmupText(group);
    default:
        return {};
    }
}

} // namespace

void TraceGroupsModel::setGroups(const std::vector<TraceGroup>* groups)
{
    beginResetModel();
    m_groups = groups;
    m_order.resize(groups == nullptr ? 0 : groups->size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::stable_partition(m_order.begin(), m_order.end(),
                          [&](std::size_t at) { return !(*groups)[at].isHelper; });
    endResetModel();
}

std::size_t TraceGroupsModel::groupOf(int row) const
{
    return m_order[static_cast<std::size_t>(row)];
}

void TraceGroupsModel::updateWarmup(int row)
{
    Q_EMIT dataChanged(index(row, WarmupColumn), index(row, WarmupColumn));
}

int TraceGroupsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int TraceGroupsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant TraceGroupsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const TraceGroup& group = (*m_groups)[groupOf(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return cellText(group, index.column());
    case Qt::ToolTipRole:
        return cellText(group, index.column()).toHtmlEscaped();
    case Qt::ForegroundRole:
        return group.isHelper
            ? QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText))
            : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == LaunchesColumn
            ? QVariant(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
            : QVariant();
    default:
        return {};
    }
}

QVariant TraceGroupsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole
        && section == LaunchesColumn) {
        return QVariant(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KernelColumn:
        return tr("Kernel");
    case GridColumn:
        return tr("Grid (threads)");
    case WorkgroupColumn:
        return tr("Workgroup");
    case DeviceColumn:
        return tr("Device");
    case LaunchesColumn:
        return tr("Launches");
    case WarmupColumn:
        return tr("Warm-up");
    default:
        return {};
    }
}

} // namespace rooflab
