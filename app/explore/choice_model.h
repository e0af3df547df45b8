// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/word_choice.h"

#include <QStandardItemModel>

#include <vector>

namespace rooflab {

/// One value that can be switched on and off.
struct ListedChoice {
    Word key; ///< absent: not recorded
    QString label; ///< with its count
    bool isOn = true;
    bool isFaint = false; ///< nothing of it is left by the rest of the choices
};

struct ChoiceGroup {
    int id = 0;
    QString title;
    std::vector<ListedChoice> choices;
};

/// Groups of check boxes as a tree. It shows what it is given; who made it decides what a check
/// changes.
class ChoiceModel final : public QStandardItemModel {
    Q_OBJECT

public:
    using QStandardItemModel::QStandardItemModel;

    /// Keeps its rows if they hold the same keys as before; true if it made new ones.
    bool setGroups(std::vector<ChoiceGroup> groups);
    /// Of the value at an index, or nullptr for a group.
    [[nodiscard]] const ListedChoice* choiceAt(const QModelIndex& index) const;
    [[nodiscard]] int groupAt(const QModelIndex& index) const;

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void toggleRequested(const QModelIndex& index);

private:
    [[nodiscard]] bool hasSameKeys(const std::vector<ChoiceGroup>& groups) const;
    void rebuild();
    void update();

    std::vector<ChoiceGroup> m_groups;
};

} // namespace rooflab
