// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QPushButton;

namespace rooflab {

class CeilingsModel;
class RecordTable;
class SessionStore;

/// The table of ceilings, and the way to add and remove them.
class CeilingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit CeilingsPanel(SessionStore& store, QWidget* parent = nullptr);

    void setSelectedIds(const QStringList& ids);
    void askForCeiling();

Q_SIGNALS:
    void idsSelected(const QStringList& ids);
    void editRefused(const QString& reason);

private:
    void refresh();
    void updateButtons();

    SessionStore& m_store;
    CeilingsModel* m_model;
    RecordTable* m_table;
    QPushButton* m_remove;
};

} // namespace rooflab
