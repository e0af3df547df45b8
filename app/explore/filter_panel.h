// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/choice_model.h"
#include "app/explore/filter_state.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rooflab {

class ChoiceTree;
class SessionStore;

/// Which records are looked at: a text, check boxes with counts, and ranges of parameters.
class FilterPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FilterPanel(SessionStore& store, QWidget* parent = nullptr);

    [[nodiscard]] FilterState& state() { return m_state; }
    /// Puts the cursor into the text field.
    void startSearch();

Q_SIGNALS:
    /// The panel is about to take the keyboard.
    void searchStarted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refreshIfSeen();
    void refresh();
    void refreshRanges(const FacetCounts& all);
    void showRange();
    void applyRange();
    void choose(int group, const Word& key, const Words& words);
    [[nodiscard]] std::vector<ChoiceGroup> groupsOf(const FacetCounts& all) const;
    [[nodiscard]] QWidget* makeRangeRow();

    SessionStore& m_store;
    FilterState m_state;
    ChoiceTree* m_tree;
    QLineEdit* m_text;
    QLabel* m_summary;
    QPushButton* m_reset;
    QWidget* m_rangeRow;
    QComboBox* m_parameter;
    QLineEdit* m_low;
    QLineEdit* m_high;
    QTimer m_pause; ///< between typing and filtering
    bool m_isStale = false; ///< something changed while another tab was in front
};

} // namespace rooflab
