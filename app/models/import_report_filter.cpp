// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/import_report_filter.h"

#include "app/models/import_report_model.h"

namespace rooflab {

void ImportReportFilter::setLines(Lines lines)
{
    m_lines = lines;
    invalidateFilter();
}

void ImportReportFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool ImportReportFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto at = [&](int column) { return sourceModel()->index(row, column, parent); };
    const QModelIndex first = at(0);
    if ((m_lines == Lines::Files && !first.data(ImportReportModel::IsFileRole).toBool())
        || (m_lines == Lines::Attention
            && !first.data(ImportReportModel::NeedsAttentionRole).toBool())) {
        return false;
    }
    if (m_text.isEmpty()) {
        return true;
    }
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
        if (at(column).data().toString().contains(m_text, Qt::CaseInsensitive)) {
            return true;
        }
    }
    return false;
}

} // namespace rooflab
