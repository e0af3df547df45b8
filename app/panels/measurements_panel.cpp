// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measurements_panel.h"

#include "app/panels/record_table.h"
#include "app/session_store.h"

#include <QMenu>
#include <QVBoxLayout>

namespace rooflab {

MeasurementsPanel::MeasurementsPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_model(new MeasurementsModel(this)),
      m_table(new RecordTable(m_model, MeasurementsModel::IdRole, MeasurementsModel::SortRole))
{
    m_table->setObjectName(QStringLiteral("measurementsTable"));
    m_table->setAccessibleName(tr("Measurements"));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    connect(&store, &SessionStore::changed, this, &MeasurementsPanel::refresh);
    // Queued: the new rows must not arrive while the view is still handling the click.
    connect(m_model, &MeasurementsModel::hideRequested, &store, &SessionStore::setHidden,
            Qt::QueuedConnection);
    connect(m_table, &RecordTable::idsSelected, this, &MeasurementsPanel::idsSelected);
    connect(m_table, &QWidget::customContextMenuRequested, this, &MeasurementsPanel::showMenu);
    refresh();
}

void MeasurementsPanel::setSelectedIds(const QStringList& ids)
{
    m_table->setSelectedIds(ids);
}

void MeasurementsPanel::setTheme(ThemeId theme)
{
    m_model->setChartStyle(chartStyle(theme));
}

void MeasurementsPanel::refresh()
{
    const ViewSettings& view = m_store.session().view;
    m_model->setRows(measurementRows(m_store.session(), m_store.content()), view.statistic,
                     view.units);
}

void MeasurementsPanel::showMenu(const QPoint& place)
{
    const QStringList ids = m_table->selectedIds();
    QMenu menu(this);
    QAction* show = menu.addAction(tr("&Show on the chart"));
    QAction* hide = menu.addAction(tr("&Hide from the chart"));
    menu.addSeparator();
    QAction* copy = menu.addAction(tr("&Copy rows"));
    QAction* remove = menu.addAction(tr("&Remove from the session"));
    for (QAction* action : {show, hide, remove}) {
        action->setEnabled(!ids.isEmpty());
    }
    const QAction* chosen = menu.exec(m_table->viewport()->mapToGlobal(place));
    if (chosen != nullptr && (chosen == show || chosen == hide)) {
        m_store.setHidden(ids, chosen == hide);
    } else if (chosen != nullptr && chosen == copy) {
        m_table->copyToClipboard();
    } else if (chosen != nullptr && chosen == remove) {
        m_store.removeMeasurements(ids);
    }
}

} // namespace rooflab
