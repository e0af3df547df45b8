// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/filter_panel.h"

#include "app/core_text.h"
#include "app/explore/choice_tree.h"
#include "app/import/plain_label.h"
#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/format.h"
#include "core/point_details.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <chrono>

namespace rooflab {
namespace {

using namespace std::chrono_literals;

constexpr int rangesGroup = 100; ///< after the facets
constexpr int seriesGroup = 101;

QString titleOf(Facet facet)
{
    switch (facet) {
    case Facet::Files:
        return FilterPanel::tr("Files");
    case Facet::Devices:
        return FilterPanel::tr("Devices");
    case Facet::Kernels:
        return FilterPanel::tr("Kernels");
    case Facet::Variants:
        return FilterPanel::tr("Variants");
    case Facet::Precisions:
        return FilterPanel::tr("Precisions");
    }
    return {};
}

QString nameOf(Facet facet, const Word& word)
{
    if (!word || word->empty()) {
        return coreText(notRecorded);
    }
    return facet == Facet::Files ? toQt(*word).section(QLatin1Char('/'), -1) : toQt(*word);
}

QString withCount(const QString& name, std::size_t count)
{
    return FilterPanel::tr("%1 (%2)", "name and number of records").arg(name).arg(count);
}

QString rangeText(const ParameterRange& range)
{
    const QString name = toQt(range.name);
    if (range.low && range.high) {
        return FilterPanel::tr("%1 from %2 to %3")
            .arg(name, toQt(formatNumber(*range.low, 10)), toQt(formatNumber(*range.high, 10)));
    }
    return range.low
        ? FilterPanel::tr("%1 at least %2").arg(name, toQt(formatNumber(*range.low, 10)))
        : FilterPanel::tr("%1 at most %2").arg(name, toQt(formatNumber(*range.high, 10)));
}

ChoiceGroup groupOf(Facet facet, const FacetCounts& all, const FacetCounts& now,
                    const Words& chosen)
{
    ChoiceGroup group;
    group.id = static_cast<int>(facet);
    group.title = titleOf(facet);
    const WordCounts& counts = FilterState::counts(now, facet);
    for (const auto& [word, total] : FilterState::counts(all, facet)) {
        const auto found = counts.find(word);
        const std::size_t count = found == counts.end() ? 0 : found->second;
        group.choices.push_back({word, withCount(nameOf(facet, word), count),
                                 chosen.empty() || chosen.contains(word), count == 0});
    }
    return group;
}

std::optional<double> numberOf(const QLineEdit& field)
{
    bool isNumber = false;
    const double value = QLocale::c().toDouble(field.text().trimmed(), &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

} // namespace

FilterPanel::FilterPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_state(store), m_tree(new ChoiceTree),
      m_text(new QLineEdit), m_summary(makeMutedLabel("filterSummary")),
      m_reset(new QPushButton(tr("&Reset"))), m_rangeRow(makeRangeRow())
{
    m_text->setObjectName(QStringLiteral("filterText"));
    m_text->setPlaceholderText(tr("Find records"));
    m_text->setAccessibleName(tr("Words that the records must hold"));
    m_text->setToolTip(tr("Words that must all occur in label, kernel, variant, precision, device, "
                          "file or notes (Ctrl+F)"));
    m_text->setClearButtonEnabled(true);
    m_reset->setObjectName(QStringLiteral("filterReset"));
    m_reset->setToolTip(tr("Show all records again"));
    m_reset->setMaximumWidth(m_reset->fontMetrics().horizontalAdvance(m_reset->text()) + 20);
    m_tree->setObjectName(QStringLiteral("filterTree"));
    m_tree->setAccessibleName(tr("Filter"));
    auto* top = new QHBoxLayout;
    top->addWidget(m_summary, 1);
    top->addWidget(m_reset);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_text);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_rangeRow);
    m_pause.setSingleShot(true);
    connect(m_text, &QLineEdit::textChanged, this, [this] { m_pause.start(150ms); });
    connect(&m_pause, &QTimer::timeout, this, [this] { m_state.setText(m_text->text()); });
    connect(m_reset, &QPushButton::clicked, &m_state, &FilterState::reset);
    connect(m_tree, &ChoiceTree::chosen, this, &FilterPanel::choose);
    connect(&store, &SessionStore::changed, this, &FilterPanel::refreshIfSeen);
    refresh();
}

QWidget* FilterPanel::makeRangeRow()
{
    auto* row = new QWidget;
    m_parameter = new QComboBox;
    m_parameter->setObjectName(QStringLiteral("filterParameter"));
    m_parameter->setAccessibleName(tr("Parameter of the range"));
    m_low = new QLineEdit;
    m_low->setObjectName(QStringLiteral("filterLow"));
    m_low->setAccessibleName(tr("Smallest value"));
    m_high = new QLineEdit;
    m_high->setObjectName(QStringLiteral("filterHigh"));
    m_high->setAccessibleName(tr("Largest value"));
    auto* ends = new QHBoxLayout;
    ends->addWidget(m_low);
    ends->addWidget(new QLabel(QStringLiteral("–")));
    ends->addWidget(m_high);
    auto* layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(m_parameter);
    layout->addLayout(ends);
    connect(m_parameter, &QComboBox::activated, this, &FilterPanel::showRange);
    connect(m_low, &QLineEdit::editingFinished, this, &FilterPanel::applyRange);
    connect(m_high, &QLineEdit::editingFinished, this, &FilterPanel::applyRange);
    return row;
}

void FilterPanel::startSearch()
{
    Q_EMIT searchStarted();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

std::vector<ChoiceGroup> FilterPanel::groupsOf(const FacetCounts& all) const
{
    const RecordFilter& filter = m_store.filter();
    const FacetCounts now
        = filter.isEmpty() ? all : facetCounts(m_store.session().measurements, filter);
    std::vector<ChoiceGroup> groups;
    for (const Facet facet : allFacets) {
        if (FilterState::counts(all, facet).size() > 1) {
            groups.push_back(groupOf(facet, all, now, m_state.chosen(facet)));
        }
    }
    if (!filter.series.showsAll()) {
        groups.push_back({seriesGroup, tr("From the legend"), {}});
        for (const std::string& series : filter.series.isolated()) {
            groups.back().choices.push_back({series, toQt(series), true, false});
        }
    }
    if (!filter.ranges.empty()) {
        groups.push_back({rangesGroup, tr("Ranges"), {}});
        for (const ParameterRange& range : filter.ranges) {
            groups.back().choices.push_back({range.name, rangeText(range), true, false});
        }
    }
    return groups;
}

void FilterPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale) {
        refresh();
    }
}

void FilterPanel::refreshIfSeen()
{
    m_isStale = window()->isVisible() && !isVisible();
    if (!m_isStale) {
        refresh();
    }
}

void FilterPanel::refresh()
{
    m_isStale = false;
    const RecordFilter& filter = m_store.filter();
    const FacetCounts all = facetCounts(m_store.session().measurements, {});
    m_tree->setGroups(groupsOf(all));
    if (!m_pause.isActive() && fromQt(m_text->text()) != filter.text) {
        const QSignalBlocker silent(m_text);
        m_text->setText(toQt(filter.text));
    }
    m_summary->setText(m_state.summary());
    m_reset->setEnabled(!filter.isEmpty());
    refreshRanges(all);
}

void FilterPanel::refreshRanges(const FacetCounts& all)
{
    const QString before = m_parameter->currentData().toString();
    m_parameter->clear();
    for (const auto& [name, counts] : all.parameters) {
        if (counts.lowest < counts.highest) {
            m_parameter->addItem(tr("%1 from %2 to %3")
                                     .arg(toQt(name), toQt(formatNumber(counts.lowest, 10)),
                                          toQt(formatNumber(counts.highest, 10))),
                                 toQt(name));
        }
    }
    m_parameter->setCurrentIndex(std::max(0, m_parameter->findData(before)));
    m_rangeRow->setVisible(m_parameter->count() > 0);
    showRange();
}

void FilterPanel::showRange()
{
    const std::string name = fromQt(m_parameter->currentData().toString());
    QString low;
    QString high;
    for (const ParameterRange& range : m_store.filter().ranges) {
        if (range.name == name) {
            low = range.low ? toQt(formatExact(*range.low)) : QString();
            high = range.high ? toQt(formatExact(*range.high)) : QString();
        }
    }
    if (!m_low->hasFocus() || !m_low->isModified()) {
        m_low->setText(low);
    }
    if (!m_high->hasFocus() || !m_high->isModified()) {
        m_high->setText(high);
    }
    m_low->setPlaceholderText(tr("from"));
    m_high->setPlaceholderText(tr("to"));
}

void FilterPanel::applyRange()
{
    if (m_parameter->count() == 0 || (!m_low->isModified() && !m_high->isModified())) {
        return;
    }
    m_low->setModified(false);
    m_high->setModified(false);
    m_state.setRange(
        {fromQt(m_parameter->currentData().toString()), numberOf(*m_low), numberOf(*m_high)});
    showRange(); // what is no number is gone
}

void FilterPanel::choose(int group, const Word& key, const Words& words)
{
    const std::string name = key.value_or(std::string());
    if (group == rangesGroup) {
        m_state.setRange({name, std::nullopt, std::nullopt});
    } else if (group == seriesGroup) {
        m_state.chooseSeries(toQt(name), true); // takes it out
    } else {
        m_state.setChosen(static_cast<Facet>(group), words);
    }
}

} // namespace rooflab
