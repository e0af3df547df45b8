// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/choice_tree.h"

#include <QGuiApplication>
#include <QShortcut>

namespace rooflab {

ChoiceTree::ChoiceTree(QWidget* parent) : QTreeView(parent), m_model(new ChoiceModel(this))
{
    setModel(m_model);
    setHeaderHidden(true);
    setFrameShape(NoFrame);
    setTextElideMode(Qt::ElideMiddle);
    setIndentation(12);
    setUniformRowHeights(true);
    setRootIsDecorated(false);
    setWhatsThis(tr("A check box or Space switches one value; a click on its name or Enter shows "
                    "it alone, with Ctrl beside the others"));
    connect(m_model, &ChoiceModel::toggleRequested, this, [this](const QModelIndex& index) {
        m_hasToggled = true;
        request(index, Way::Toggle);
    });
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (!std::exchange(m_hasToggled, false)) {
            const bool adds = QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
            request(index, adds ? Way::Add : Way::Isolate);
        }
    });
    const auto onKey = [this](QKeyCombination key, Way way) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this,
                [this, way] { request(currentIndex(), way); });
    };
    onKey(Qt::Key_Return, Way::Isolate);
    onKey(Qt::Key_Enter, Way::Isolate);
    onKey(Qt::CTRL | Qt::Key_Return, Way::Add);
}

void ChoiceTree::setGroups(std::vector<ChoiceGroup> groups)
{
    if (m_model->setGroups(std::move(groups))) {
        expandAll();
    }
}

void ChoiceTree::request(const QModelIndex& index, Way way)
{
    const ListedChoice* choice = m_model->choiceAt(index);
    if (choice == nullptr) {
        return;
    }
    Words all;
    Words on;
    for (int row = 0; row < m_model->rowCount(index.parent()); ++row) {
        const ListedChoice& each = *m_model->choiceAt(m_model->index(row, 0, index.parent()));
        all.insert(each.key);
        if (each.isOn) {
            on.insert(each.key);
        }
    }
    const Words before = on == all ? Words() : on;
    const Word key = choice->key;
    const Words words = way == Way::Toggle ? toggled(before, key, all)
        : way == Way::Add                  ? withAdded(before, key)
                                           : isolated(before, key);
    // Queued: the rows may be made anew, and must not be while the view handles the click.
    QMetaObject::invokeMethod(
        this,
        [this, group = m_model->groupAt(index), key, words] {
            m_hasToggled = false;
            Q_EMIT chosen(group, key, words);
        },
        Qt::QueuedConnection);
}

} // namespace rooflab
