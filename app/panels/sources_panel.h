// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QTreeView;

namespace rooflab {

class FilterPanel;
class SessionStore;
class SourcesModel;

/// Where the measurements come from, as a tree that hides and shows them, and beside it the filter.
class SourcesPanel final : public QWidget {
    Q_OBJECT

public:
    explicit SourcesPanel(SessionStore& store, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Somebody chose a file, a device or a variant.
    void idsSelected(const QStringList& ids);

private:
    void refresh();

    SessionStore& m_store;
    SourcesModel* m_model;
    QTreeView* m_tree;
    FilterPanel* m_filter;
};

} // namespace rooflab
