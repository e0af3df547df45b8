// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/match_content.h"

#include <QWidget>

class QComboBox;

namespace rooflab {

/// The choice of the two sides of a match, each by file and by device.
class MatchSides final : public QWidget {
    Q_OBJECT

public:
    explicit MatchSides(QWidget* parent = nullptr);

    /// Keeps what is chosen as far as it is still there; else starts with firstSides().
    void setWords(const SideWords& words);
    [[nodiscard]] SideChoice first() const { return choiceOf(m_first); }
    [[nodiscard]] SideChoice second() const { return choiceOf(m_second); }

Q_SIGNALS:
    void chosen();

private:
    struct Boxes {
        QComboBox* file = nullptr;
        QComboBox* device = nullptr;
    };

    [[nodiscard]] Boxes makeBoxes(const char* name, const QString& side);
    [[nodiscard]] SideChoice choiceOf(const Boxes& boxes) const;
    /// False if it is not among the words; what is missing is left open.
    bool select(const Boxes& boxes, const SideChoice& choice);
    void swap();

    Boxes m_first;
    Boxes m_second;
    SideWords m_words;
};

} // namespace rooflab
