// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session.h"

#include "core/session_ids.h"

#include <algorithm>
#include <unordered_map>

namespace rooflab {

namespace {

template <class Record>
const Record* findById(const std::vector<Record>& records, std::string_view id)
{
    const auto found = std::find_if(records.begin(), records.end(),
                                    [&](const Record& record) { return record.id == id; });
    return found == records.end() ? nullptr : &*found;
}

bool isTaken(const Session& session, std::string_view id)
{
    return session.findMeasurement(id) != nullptr || session.findCeiling(id) != nullptr;
}

/// The same record from the same bytes: equal but for its id and its file's name.
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

template <class Record, class Add>
std::size_t mergeRecords(Session& session, std::vector<Record>& present,
                         std::vector<Record> incoming, MergeReport& report, Add add)
{
    // Only records that were there before count as "already there": two equal runs in one file
    // are two runs.
    std::unordered_multimap<std::size_t, std::size_t> before;
    before.reserve(present.size());
    for (std::size_t i = 0; i < present.size(); ++i) {
        before.emplace(recordKey(present[i]), i);
    }
    SessionIds ids(session);
    std::size_t added = 0;
    for (Record& record : incoming) {
        const auto [first, last] = before.equal_range(recordKey(record));
        const bool known = std::any_of(first, last, [&](const auto& entry) {
            return sameRecord(record, present[entry.second]);
        });
        if (known) {
            ++report.alreadyThere;
            continue;
        }
        const std::string wish = record.id;
        if (add(session, ids, std::move(record)) != wish) {
            ++report.renamedIds;
        }
        ++added;
    }
    return added;
}

} // namespace

const Measurement* Session::findMeasurement(std::string_view id) const
{
    return findById(measurements, id);
}

const Ceiling* Session::findCeiling(std::string_view id) const
{
    return findById(ceilings, id);
}

bool isProbeOf(const Measurement& measurement, const Ceiling& ceiling)
{
    return ceiling.probe && ceiling.probe->kernel == measurement.kernel
        && sameRecord(*ceiling.probe, measurement);
}

std::string freshId(const Session& session, std::string_view wish)
{
    const std::string base(wish.empty() ? "record" : wish);
    std::string id = base;
    for (std::size_t number = 2; isTaken(session, id); ++number) {
        id = base + "-" + std::to_string(number);
    }
    return id;
}

std::string addMeasurement(Session& session, Measurement measurement)
{
    measurement.id
        = freshId(session, measurement.id.empty() ? shortLabel(measurement) : measurement.id);
    session.measurements.push_back(std::move(measurement));
    return session.measurements.back().id;
}

std::string addCeiling(Session& session, Ceiling ceiling)
{
    ceiling.id = freshId(session, ceiling.id.empty() ? ceiling.label : ceiling.id);
    session.ceilings.push_back(std::move(ceiling));
    return session.ceilings.back().id;
}

MergeReport merge(Session& session, Session other)
{
    MergeReport report;
    if (session.isEmpty()) {
        session.title = other.title;
        session.isSample = other.isSample;
        session.createdBy = other.createdBy;
        session.view = other.view;
        session.unknownKeys = other.unknownKeys;
    } else {
        session.isSample = session.isSample && other.isSample;
    }
    for (std::string& note : other.notes) {
        session.notes.push_back(std::move(note));
    }
    report.measurements
        = mergeRecords(session, session.measurements, std::move(other.measurements), report,
                       [](Session& target, SessionIds& ids, Measurement record) {
                           return addMeasurement(target, ids, std::move(record));
                       });
    report.ceilings = mergeRecords(session, session.ceilings, std::move(other.ceilings), report,
                                   [](Session& target, SessionIds& ids, Ceiling record) {
                                       return addCeiling(target, ids, std::move(record));
                                   });
    return report;
}

void setHidden(ViewSettings& view, std::string_view measurementId, bool hidden)
{
    std::erase(view.hiddenIds, measurementId);
    if (hidden) {
        view.hiddenIds.emplace_back(measurementId);
    }
}

bool isHidden(const ViewSettings& view, std::string_view measurementId)
{
    return std::find(view.hiddenIds.begin(), view.hiddenIds.end(), measurementId)
        != view.hiddenIds.end();
}

} // namespace rooflab
