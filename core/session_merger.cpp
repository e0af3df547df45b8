// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session_merger.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace rooflab {

namespace {

/// Equal for records that sameRecord() calls the same, and cheap however many samples they have.
std::size_t recordKey(const Measurement& record)
{
    const Timing& timing = record.timing;
    const std::hash<std::string> text;
    const std::hash<double> number;
    std::size_t key = text(record.kernel);
    const auto add = [&key](std::size_t part) { key = key * 1000003U ^ part; };
    add(text(record.variant));
    add(text(record.provenance.source.sha256.value_or(std::string())));
    add(text(record.provenance.source.place.value_or(std::string())));
    add(timing.samples.size());
    add(timing.samples.empty() ? 0 : number(timing.samples.front().value()));
    add(timing.reported.min ? number(timing.reported.min->value()) : 0);
    return key;
}

std::size_t recordKey(const Ceiling& record)
{
    return std::hash<std::string>()(record.label) * 1000003U ^ std::hash<double>()(record.valueSi);
}

template <class Index, class Record>
void addToIndex(Index& index, const std::vector<Record>& records, std::size_t first)
{
    for (std::size_t i = first; i < records.size(); ++i) {
        index.emplace(recordKey(records[i]), i);
    }
}

/// `add` appends one record to `present`. Returns how many were added.
template <class Index, class Record, class Add>
std::size_t addNew(const std::vector<Record>& present, Index& index, std::vector<Record> incoming,
                   MergeReport& report, Add add)
{
    const std::size_t before = present.size();
    for (Record& record : incoming) {
        const auto [first, last] = index.equal_range(recordKey(record));
        const bool known = std::any_of(first, last, [&](const auto& entry) {
            return sameRecord(record, present[entry.second]);
        });
        if (known) {
            ++report.alreadyThere;
            continue;
        }
        const std::string wish = record.id;
        if (add(std::move(record)) != wish) {
            ++report.renamedIds;
        }
    }
    // Only now: two equal runs of one session are two runs.
    addToIndex(index, present, before);
    return present.size() - before;
}

/// Below what is there, unless it is there already.
void addText(std::string& present, const std::string& more)
{
    if (present.find(more) == std::string::npos) {
        present += (present.empty() ? "" : "\n\n") + more;
    }
}

} // namespace

bool sameRecord(Measurement a, const Measurement& b)
{
    a.id = b.id;
    a.provenance.source.file = b.provenance.source.file;
    return a == b;
}

bool sameRecord(Ceiling a, const Ceiling& b)
{
    a.id = b.id;
    a.visible = b.visible;
    a.provenance.source.file = b.provenance.source.file;
    if (a.probe && b.probe) {
        a.probe->id = b.probe->id;
        a.probe->provenance.source.file = b.probe->provenance.source.file;
    }
    return a == b;
}

SessionMerger::SessionMerger(Session& target) : m_target(target), m_ids(target)
{
    addToIndex(m_measurements, target.measurements, 0);
    addToIndex(m_ceilings, target.ceilings, 0);
}

MergeReport SessionMerger::add(Session other)
{
    MergeReport report;
    if (m_target.isEmpty()) {
        m_target.title = std::move(other.title);
        m_target.isSample = other.isSample;
        m_target.createdBy = std::move(other.createdBy);
        m_target.view = std::move(other.view);
        m_target.unknownKeys = std::move(other.unknownKeys);
    } else {
        m_target.isSample = m_target.isSample && other.isSample;
    }
    for (std::string& note : other.notes) {
        if (std::find(m_target.notes.begin(), m_target.notes.end(), note) == m_target.notes.end()) {
            m_target.notes.push_back(std::move(note));
        }
    }
    addText(m_target.recordNotes, other.recordNotes);
    report.measurements = addNew(
        m_target.measurements, m_measurements, std::move(other.measurements), report,
        [this](Measurement record) { return addMeasurement(m_target, m_ids, std::move(record)); });
    report.ceilings
        = addNew(m_target.ceilings, m_ceilings, std::move(other.ceilings), report,
                 [this](Ceiling record) { return addCeiling(m_target, m_ids, std::move(record)); });
    return report;
}

} // namespace rooflab
