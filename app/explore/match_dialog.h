// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/match_content.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace rooflab {

class ChartArrows;
class MatchLeftModel;
class MatchPairsModel;
class MatchSides;
class RecordTable;
class SessionStore;

/// The same variants of two files or devices side by side, and their arrows in the chart.
class MatchDialog final : public QDialog {
    Q_OBJECT

public:
    MatchDialog(SessionStore& store, ChartArrows& arrows, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The runs of the selected pairs.
    void idsSelected(const QStringList& ids);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* makeTables();
    [[nodiscard]] QWidget* makeButtons();
    void refreshIfSeen();
    void refresh();
    void compare();
    void showArrows();
    void selectPairs(const QStringList& firstIds);
    [[nodiscard]] QString summary() const;

    SessionStore& m_store;
    ChartArrows& m_arrows;
    MatchSides* m_sides;
    QLabel* m_summary;
    QLabel* m_problem;
    QStackedWidget* m_pages;
    QTabWidget* m_tabs;
    MatchPairsModel* m_pairsModel;
    MatchLeftModel* m_leftModel;
    RecordTable* m_pairs;
    RecordTable* m_left;
    QCheckBox* m_show;
    QPushButton* m_clear;
    QPushButton* m_copy;
    MatchContent m_content;
};

} // namespace rooflab
