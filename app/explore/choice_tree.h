// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/choice_model.h"

#include <QTreeView>

namespace rooflab {

/// Groups of check boxes. A check box or Space switches one value; a click on its name or Enter
/// shows it alone, and again all; with Ctrl beside the others.
class ChoiceTree final : public QTreeView {
    Q_OBJECT

public:
    explicit ChoiceTree(QWidget* parent = nullptr);

    void setGroups(std::vector<ChoiceGroup> groups);

Q_SIGNALS:
    /// `words` are now chosen in the group; empty: all.
    void chosen(int group, const rooflab::Word& key, const rooflab::Words& words);

private:
    enum class Way { Toggle, Isolate, Add };

    void request(const QModelIndex& index, Way way);

    ChoiceModel* m_model;
    bool m_hasToggled = false; ///< this click hit the check box
};

} // namespace rooflab
