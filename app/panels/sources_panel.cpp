// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/sources_panel.h"

#include "app/explore/filter_panel.h"
#include "app/models/sources_model.h"
#include "app/session_store.h"

#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace rooflab {

SourcesPanel::SourcesPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_model(new SourcesModel(this)), m_tree(new QTreeView),
      m_filter(new FilterPanel(store))
{
    m_tree->setObjectName(QStringLiteral("sourcesTree"));
    m_tree->setAccessibleName(tr("Sources"));
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_tree->setIndentation(14);
    m_tree->setUniformRowHeights(true); // a thousand files need not be measured one by one
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* tabs = new QTabWidget;
    tabs->setAccessibleName(tr("Sources and filter"));
    tabs->setObjectName(QStringLiteral("sourcesTabs"));
    tabs->setDocumentMode(true);
    m_filter->setObjectName(QStringLiteral("filter"));
    tabs->addTab(m_tree, tr("Sources"));
    tabs->addTab(m_filter, tr("Filter"));
    layout->addWidget(tabs);
    connect(m_filter, &FilterPanel::searchStarted, tabs,
            [this, tabs] { tabs->setCurrentWidget(m_filter); });
    connect(&store, &SessionStore::changed, this, &SourcesPanel::refresh);
    // Queued: the tree is rebuilt, and must not be while it handles the click.
    connect(m_model, &SourcesModel::hideRequested, &store, &SessionStore::setHidden,
            Qt::QueuedConnection);
    const auto select = [this](const QModelIndex& index) {
        if (index.isValid()) {
            Q_EMIT idsSelected(m_model->idsBelow(index));
        }
    };
    connect(m_tree, &QTreeView::clicked, this, select);
    connect(m_tree, &QTreeView::activated, this, select);
    refresh();
}

void SourcesPanel::refresh()
{
    if (m_model->setSession(m_store.session())) {
        m_tree->expandAll();
    }
}

} // namespace rooflab
