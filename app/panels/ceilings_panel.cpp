// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/ceilings_panel.h"

#include "app/models/ceilings_model.h"
#include "app/panels/ceiling_dialog.h"
#include "app/panels/record_table.h"
#include "app/session_store.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace rooflab {

CeilingsPanel::CeilingsPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_model(new CeilingsModel(this)),
      m_table(new RecordTable(m_model, CeilingsModel::IdRole, CeilingsModel::SortRole)),
      m_remove(new QPushButton(tr("&Remove")))
{
    m_table->setObjectName(QStringLiteral("ceilingsTable"));
    m_table->setAccessibleName(tr("Ceilings"));
    m_remove->setObjectName(QStringLiteral("removeCeiling"));
    auto* add = new QPushButton(tr("Add &ceiling…"));
    add->setObjectName(QStringLiteral("addCeiling"));
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->setContentsMargins(4, 6, 6, 6);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    connect(add, &QPushButton::clicked, this, &CeilingsPanel::askForCeiling);
    connect(m_remove, &QPushButton::clicked, this,
            [this] { m_store.removeCeilings(m_table->selectedIds()); });
    connect(&store, &SessionStore::changed, this, &CeilingsPanel::refresh);
    // Queued: the new rows must not arrive while the view is still handling the editor.
    connect(m_model, &CeilingsModel::updateRequested, &store, &SessionStore::updateCeiling,
            Qt::QueuedConnection);
    connect(m_model, &CeilingsModel::editRefused, this, &CeilingsPanel::editRefused);
    connect(m_table, &RecordTable::idsSelected, this, [this](const QStringList& ids) {
        updateButtons();
        Q_EMIT idsSelected(ids);
    });
    refresh();
}

void CeilingsPanel::setSelectedIds(const QStringList& ids)
{
    m_table->setSelectedIds(ids);
    updateButtons();
}

void CeilingsPanel::askForCeiling()
{
    auto* dialog = new CeilingDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_store.insertCeiling(dialog->ceiling()); });
    dialog->open();
}

void CeilingsPanel::refresh()
{
    const ViewSettings& view = m_store.session().view;
    m_model->setCeilings(m_store.session().ceilings, view.statistic, view.units);
    updateButtons();
}

void CeilingsPanel::updateButtons()
{
    m_remove->setEnabled(!m_table->selectedIds().isEmpty());
}

} // namespace rooflab
