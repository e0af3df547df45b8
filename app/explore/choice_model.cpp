// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/choice_model.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace rooflab {

bool ChoiceModel::setGroups(std::vector<ChoiceGroup> groups)
{
    const bool isSame = hasSameKeys(groups);
    m_groups = std::move(groups);
    if (!isSame) {
        rebuild();
    }
    update();
    return !isSame;
}

bool ChoiceModel::hasSameKeys(const std::vector<ChoiceGroup>& groups) const
{
    const auto sameKey
        = [](const ListedChoice& a, const ListedChoice& b) { return a.key == b.key; };
    return std::equal(m_groups.begin(), m_groups.end(), groups.begin(), groups.end(),
                      [&](const ChoiceGroup& a, const ChoiceGroup& b) {
                          return a.id == b.id
                              && std::equal(a.choices.begin(), a.choices.end(), b.choices.begin(),
                                            b.choices.end(), sameKey);
                      });
}

void ChoiceModel::rebuild()
{
    clear();
    QList<QStandardItem*> items;
    for (const ChoiceGroup& group : m_groups) {
        auto* parent = new QStandardItem;
        parent->setFlags(Qt::ItemIsEnabled);
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        parent->setFont(bold);
        for (std::size_t i = 0; i < group.choices.size(); ++i) {
            auto* item = new QStandardItem;
            item->setEditable(false);
            item->setCheckable(true);
            parent->appendRow(item);
        }
        items.append(parent);
    }
    invisibleRootItem()->appendRows(items);
}

void ChoiceModel::update()
{
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        QStandardItem* parent = item(static_cast<int>(g));
        parent->setText(m_groups[g].title);
        for (std::size_t i = 0; i < m_groups[g].choices.size(); ++i) {
            const ListedChoice& choice = m_groups[g].choices[i];
            QStandardItem* child = parent->child(static_cast<int>(i));
            child->setText(choice.label);
            child->setToolTip(choice.label.toHtmlEscaped());
            child->setCheckState(choice.isOn ? Qt::Checked : Qt::Unchecked);
        }
    }
}

const ListedChoice* ChoiceModel::choiceAt(const QModelIndex& index) const
{
    if (!index.isValid() || !index.parent().isValid()) {
        return nullptr;
    }
    const ChoiceGroup& group = m_groups[static_cast<std::size_t>(index.parent().row())];
    return &group.choices[static_cast<std::size_t>(index.row())];
}

int ChoiceModel::groupAt(const QModelIndex& index) const
{
    const QModelIndex group = index.parent().isValid() ? index.parent() : index;
    return group.isValid() ? m_groups[static_cast<std::size_t>(group.row())].id : -1;
}

QVariant ChoiceModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::ForegroundRole) { // of the palette as it is now
        const ListedChoice* choice = choiceAt(index);
        return choice != nullptr && choice->isFaint
            ? QVariant(QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text))
            : QVariant();
    }
    return QStandardItemModel::data(index, role);
}

bool ChoiceModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role == Qt::CheckStateRole && choiceAt(index) != nullptr) {
        Q_EMIT toggleRequested(index); // the answer comes with setGroups()
        return true;
    }
    return QStandardItemModel::setData(index, value, role);
}

} // namespace rooflab
