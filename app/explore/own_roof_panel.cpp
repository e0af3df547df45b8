// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/own_roof_panel.h"

#include "app/core_text.h"
#include "app/explore/bar_delegate.h"
#include "app/explore/choice_tree.h"
#include "app/explore/own_roof_model.h"
#include "app/models/rate_text.h"
#include "app/panels/record_table.h"
#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/point_details.h"

#include <QHBoxLayout>
#include <QSplitter>

#include <algorithm>
#include <map>

namespace rooflab {
namespace {

enum Group { Devices, Precisions, Levels, Ceilings };

QString nameOf(const Word& word)
{
    return word && !word->empty() ? toQt(*word) : coreText(notRecorded);
}

Word wordOf(const std::optional<Precision>& precision)
{
    return precision ? Word(std::string(toText(*precision))) : std::nullopt;
}

ChoiceGroup groupOf(int id, const QString& title, const std::map<Word, bool>& values)
{
    ChoiceGroup group{id, title, {}};
    for (const auto& [word, isOn] : values) {
        group.choices.push_back({word, nameOf(word), isOn, false});
    }
    return group;
}

} // namespace

OwnRoofPanel::OwnRoofPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_model(new OwnRoofModel(this)),
      m_table(new RecordTable(m_model, OwnRoofModel::IdRole, OwnRoofModel::SortRole)),
      m_bars(new BarDelegate(OwnRoofModel::BarRole, this)), m_choices(new ChoiceTree)
{
    m_table->setObjectName(QStringLiteral("ownRoofTable"));
    m_table->setAccessibleName(tr("Share of the own roof"));
    m_table->setItemDelegateForColumn(OwnRoofModel::FractionColumn, m_bars);
    m_table->setItemDelegateForColumn(OwnRoofModel::BandwidthColumn, m_bars);
    m_choices->setObjectName(QStringLiteral("ownRoofChoices"));
    m_choices->setAccessibleName(tr("Ceilings that count"));
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(m_choices);
    splitter->addWidget(m_table);
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({220, 700});
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    connect(m_choices, &ChoiceTree::chosen, this, &OwnRoofPanel::choose);
    connect(m_table, &RecordTable::idsSelected, this, &OwnRoofPanel::idsSelected);
    connect(&store, &SessionStore::changed, this, &OwnRoofPanel::refreshIfSeen);
    connect(&store, &SessionStore::sessionReplaced, this, [this] {
        m_choice = {};
        refreshIfSeen();
    });
}

void OwnRoofPanel::setSelectedIds(const QStringList& ids)
{
    m_table->setSelectedIds(ids);
}

void OwnRoofPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale) {
        refresh();
    }
}

void OwnRoofPanel::refreshIfSeen()
{
    m_isStale = true;
    if (isVisible()) {
        refresh();
    }
}

std::vector<ChoiceGroup> OwnRoofPanel::groups() const
{
    std::map<Word, bool> devices;
    std::map<Word, bool> precisions;
    std::map<Word, bool> levels;
    const ViewSettings& view = m_store.session().view;
    ChoiceGroup single{Ceilings, tr("Ceilings"), {}};
    const auto isOn = [](const auto& chosen, const auto& value) {
        return chosen.empty() || chosen.contains(value);
    };
    for (const Ceiling& ceiling : m_store.session().ceilings) {
        const auto& device = ceiling.origins().device.name;
        devices[device] = isOn(m_choice.devices, device);
        if (ceiling.kind == CeilingKind::Compute) {
            precisions[wordOf(ceiling.precision)] = isOn(m_choice.precisions, ceiling.precision);
        } else {
            bool& isLevelOn = levels[ceiling.memoryLevel];
            isLevelOn = m_choice.levels.empty() ? isLevelOn || isMainMemory(ceiling)
                                                : m_choice.levels.contains(ceiling.memoryLevel);
        }
        single.choices.push_back({ceiling.id,
                                  tr("%1, %2", "label and value of a ceiling")
                                      .arg(toQt(ceiling.label),
                                           rateText(ceilingAt(ceiling, view.statistic).valueSi,
                                                    ceiling.kind, view.units)),
                                  !m_choice.excludedIds.contains(ceiling.id),
                                  !m_choice.accepts(ceiling)});
    }
    std::vector<ChoiceGroup> groups;
    for (auto& group : {groupOf(Devices, tr("Devices"), devices),
                        groupOf(Precisions, tr("Precisions of compute ceilings"), precisions),
                        groupOf(Levels, tr("Memory levels"), levels)}) {
        if (group.choices.size() > 1) {
            groups.push_back(group);
        }
    }
    if (!single.choices.empty()) {
        groups.push_back(std::move(single));
    }
    return groups;
}

void OwnRoofPanel::choose(int group, const Word& key, const Words& words)
{
    switch (group) {
    case Devices:
        m_choice.devices = words;
        break;
    case Precisions:
        m_choice.precisions.clear();
        for (const Word& word : words) {
            m_choice.precisions.insert(word ? precisionFromText(*word) : std::nullopt);
        }
        break;
    case Levels:
        m_choice.levels = words;
        break;
    case Ceilings:
        m_choice.excludedIds.clear();
        for (const Ceiling& ceiling : m_store.session().ceilings) {
            if (!words.empty() && !words.contains(ceiling.id)) {
                m_choice.excludedIds.insert(ceiling.id);
            }
        }
        break;
    default:
        break;
    }
    Q_UNUSED(key)
    refresh();
}

void OwnRoofPanel::refresh()
{
    m_isStale = false;
    const Session& session = m_store.session();
    m_choices->setGroups(groups());
    std::vector<OwnRoofLine> lines;
    double most = 1.0;
    for (const RoofRow& row :
         fractionOfRoof(session.measurements, session.ceilings, m_choice, session.view.statistic)) {
        if (!m_store.content().isFilteredOut(row.measurement)) {
            lines.push_back(ownRoofLine(row, session.measurements, session.ceilings));
            most
                = std::max({most, row.fraction.value_or(0.0), row.bandwidthFraction.value_or(0.0)});
        }
    }
    m_bars->setMost(most);
    m_model->setLines(std::move(lines), m_store.session().view.units);
}

} // namespace rooflab
