// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/choice_model.h"
#include "core/explore/own_roof.h"

#include <QStringList>
#include <QWidget>

namespace rooflab {

class BarDelegate;
class ChoiceTree;
class OwnRoofModel;
class RecordTable;
class SessionStore;

/// Each run as a share of the roof of its own device, with a choice of the ceilings that count.
class OwnRoofPanel final : public QWidget {
    Q_OBJECT

public:
    explicit OwnRoofPanel(SessionStore& store, QWidget* parent = nullptr);

    void setSelectedIds(const QStringList& ids);

Q_SIGNALS:
    void idsSelected(const QStringList& ids);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refreshIfSeen();
    void refresh();
    void choose(int group, const Word& key, const Words& words);
    [[nodiscard]] std::vector<ChoiceGroup> groups() const;

    SessionStore& m_store;
    OwnRoofModel* m_model;
    RecordTable* m_table;
    BarDelegate* m_bars;
    ChoiceTree* m_choices;
    CeilingChoice m_choice;
    bool m_isStale = true;
};

} // namespace rooflab
