// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/measurements_model.h"

#include <QStringList>
#include <QWidget>

namespace rooflab {

class RecordTable;
class SessionStore;

/// The table of all measurements.
class MeasurementsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit MeasurementsPanel(SessionStore& store, QWidget* parent = nullptr);

    void setSelectedIds(const QStringList& ids);
    void setTheme(ThemeId theme);

Q_SIGNALS:
    void idsSelected(const QStringList& ids);

private:
    void refresh();
    void showMenu(const QPoint& place);

    SessionStore& m_store;
    MeasurementsModel* m_model;
    RecordTable* m_table;
};

} // namespace rooflab
