// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;
class QLabel;
class QRadioButton;
class QVBoxLayout;

namespace rooflab {

/// Answers to choose one from; a long one is wrapped, which a radio button's own text is not.
class ChoiceList final : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);

    void show(const QStringList& texts, std::optional<std::size_t> chosen);
    /// Whether another answer can be chosen.
    void setOpen(bool isOpen);
    /// Marks the right answer and the user's own, by sign and word.
    void mark(std::optional<std::size_t> right, std::optional<std::size_t> own);

Q_SIGNALS:
    void chosen(std::size_t choice);

private:
    void setRows(std::size_t count);

    QButtonGroup* m_group;
    QVBoxLayout* m_layout;
    QStringList m_texts;
    std::vector<QRadioButton*> m_buttons; ///< the first ones are in use
    std::vector<QLabel*> m_labels;
};

} // namespace rooflab
