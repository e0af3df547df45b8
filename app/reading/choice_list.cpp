// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/choice_list.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QRadioButton>
#include <QVBoxLayout>

namespace rooflab {
namespace {

/// The text of an answer: a click chooses it.
class AnswerLabel final : public QLabel {
public:
    explicit AnswerLabel(QRadioButton* button) : m_button(button)
    {
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
    }

protected:
    void mousePressEvent(QMouseEvent* event) override
    {
        if (event->button() == Qt::LeftButton) {
            m_button->setFocus();
            m_button->click();
        }
    }

private:
    QRadioButton* m_button;
};

} // namespace

ChoiceList::ChoiceList(QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("lessonChoices"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int id) { Q_EMIT chosen(static_cast<std::size_t>(id)); });
}

void ChoiceList::setRows(std::size_t count)
{
    while (m_buttons.size() < count) {
        auto* button = new QRadioButton;
        button->setObjectName(QStringLiteral("lessonChoice%1").arg(m_buttons.size() + 1));
        auto* label = new AnswerLabel(button);
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        row->addWidget(button, 0, Qt::AlignTop);
        row->addWidget(label, 1);
        m_layout->addLayout(row);
        m_group->addButton(button, static_cast<int>(m_buttons.size()));
        m_buttons.push_back(button);
        m_labels.push_back(label);
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < count);
        m_labels[i]->setVisible(i < count);
    }
}

void ChoiceList::show(const QStringList& texts, std::optional<std::size_t> chosen)
{
    m_texts = texts;
    setRows(static_cast<std::size_t>(texts.size()));
    m_group->setExclusive(false); // so that none can be checked
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(chosen == i);
    }
    m_group->setExclusive(true);
    mark({}, {});
}

void ChoiceList::setOpen(bool isOpen)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setEnabled(isOpen);
    }
}

void ChoiceList::mark(std::optional<std::size_t> right, std::optional<std::size_t> own)
{
    for (qsizetype i = 0; i < m_texts.size(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        QString text = m_texts.at(i);
        if (right == index) {
            text = QStringLiteral("\u2713 ") + tr("right: %1").arg(text);
        } else if (own == index) {
            text = QStringLiteral("\u2717 ") + tr("your answer: %1").arg(text);
        }
        m_labels[index]->setText(text);
        m_buttons[index]->setAccessibleName(text);
    }
}

} // namespace rooflab
