// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/filter_state.h"

#include "app/qt_text.h"
#include "app/session_store.h"

#include <algorithm>

namespace rooflab {
namespace {

Words asWords(const std::set<std::string>& names)
{
    return {names.begin(), names.end()};
}

std::set<std::string> asNames(const Words& words)
{
    std::set<std::string> names;
    for (const Word& word : words) {
        if (word) {
            names.insert(*word);
        }
    }
    return names;
}

} // namespace

FilterState::FilterState(SessionStore& store, QObject* parent) : QObject(parent), m_store(store) { }

const RecordFilter& FilterState::filter() const
{
    return m_store.filter();
}

Words FilterState::chosen(Facet facet) const
{
    const RecordFilter& filter = m_store.filter();
    switch (facet) {
    case Facet::Files:
        return filter.files;
    case Facet::Devices:
        return filter.devices;
    case Facet::Kernels:
        return asWords(filter.kernels);
    case Facet::Variants:
        return asWords(filter.variants);
    case Facet::Precisions: {
        Words words;
        for (const auto& precision : filter.precisions) {
            words.insert(precision ? Word(std::string(toText(*precision))) : std::nullopt);
        }
        return words;
    }
    }
    return {};
}

const WordCounts& FilterState::counts(const FacetCounts& counts, Facet facet)
{
    switch (facet) {
    case Facet::Files:
        return counts.files;
    case Facet::Devices:
        return counts.devices;
    case Facet::Kernels:
        return counts.kernels;
    case Facet::Variants:
        return counts.variants;
    case Facet::Precisions:
        break;
    }
    return counts.precisions;
}

void FilterState::setChosen(Facet facet, const Words& words)
{
    RecordFilter filter = m_store.filter();
    switch (facet) {
    case Facet::Files:
        filter.files = words;
        break;
    case Facet::Devices:
        filter.devices = words;
        break;
    case Facet::Kernels:
        filter.kernels = asNames(words);
        break;
    case Facet::Variants:
        filter.variants = asNames(words);
        break;
    case Facet::Precisions:
        filter.precisions.clear();
        for (const Word& word : words) {
            filter.precisions.insert(word ? precisionFromText(*word) : std::nullopt);
        }
        break;
    }
    m_store.setFilter(std::move(filter));
}

void FilterState::setText(const QString& text)
{
    RecordFilter filter = m_store.filter();
    filter.text = fromQt(text);
    m_store.setFilter(std::move(filter));
}

void FilterState::setRange(const ParameterRange& range)
{
    RecordFilter filter = m_store.filter();
    const auto place
        = std::find_if(filter.ranges.begin(), filter.ranges.end(),
                       [&](const ParameterRange& each) { return each.name == range.name; });
    const bool isOpen = !range.low && !range.high;
    if (place == filter.ranges.end()) {
        if (!isOpen) {
            filter.ranges.push_back(range);
        }
    } else if (isOpen) {
        filter.ranges.erase(place);
    } else {
        *place = range;
    }
    m_store.setFilter(std::move(filter));
}

void FilterState::chooseSeries(const QString& series, bool add)
{
    RecordFilter filter = m_store.filter();
    if (add) {
        filter.series.add(fromQt(series));
    } else {
        filter.series.isolate(fromQt(series));
    }
    m_store.setFilter(std::move(filter));
}

void FilterState::reset()
{
    m_store.setFilter({});
}

QString FilterState::summary() const
{
    const std::size_t all = m_store.session().measurements.size();
    return tr("Shown %1 of %2").arg(all - m_store.content().filteredRecords).arg(all);
}

QString FilterState::statusText() const
{
    const ChartContent& content = m_store.content();
    if (content.filteredRecords + content.filteredCeilings == 0) {
        return {};
    }
    return content.filteredCeilings == 0
        ? tr("Filter: %1 records not shown").arg(content.filteredRecords)
        : tr("Filter: %1 records and %2 references not shown")
              .arg(content.filteredRecords)
              .arg(content.filteredCeilings);
}

} // namespace rooflab
