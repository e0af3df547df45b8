// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace rooflab {

class DurationStrip;
class TraceGroupsModel;

/// The groups of a trace, and for the selected one its launches with the end of the warm-up.
class LaunchesPage final : public QWidget {
    Q_OBJECT

public:
    explicit LaunchesPage(QWidget* parent = nullptr);

    /// The outcome must outlive the page or the next call; nullptr: none. A group with the same
    /// place in the list stays selected where `keepsGroup`.
    void setOutcome(const ImportOutcome* outcome, bool keepsGroup);
    /// The record of the selected group changed; says what it is now.
    void refreshGroup();
    /// Announces a boundary that was moved and has not rested yet.
    void flush();

Q_SIGNALS:
    /// This many launches of a group (index in the outcome's list) are to be warm-up.
    void warmupChosen(std::size_t group, std::size_t launches);

private:
    void showGroup();
    [[nodiscard]] const TraceGroup* group() const;
    [[nodiscard]] const Measurement* record() const;
    [[nodiscard]] QString launchesText() const;
    [[nodiscard]] QString resourcesText() const;

    const ImportOutcome* m_outcome = nullptr;
    TraceGroupsModel* m_model;
    QTableView* m_table;
    DurationStrip* m_strip;
    QCheckBox* m_log;
    QPushButton* m_proposal;
    QLabel* m_launches;
    QLabel* m_resources;
    std::optional<std::size_t> m_moved; ///< group whose boundary was moved
    QTimer m_pause; ///< a long trace is counted again only when the boundary rests
};

} // namespace rooflab
