// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session.h"

#include "core/session_ids.h"
#include "core/session_merger.h"

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
    return SessionMerger(session).add(std::move(other));
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
