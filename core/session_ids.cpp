// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session_ids.h"

namespace rooflab {

SessionIds::SessionIds(const Session& session)
{
    m_taken.reserve(session.measurements.size() + session.ceilings.size());
    for (const Measurement& measurement : session.measurements) {
        m_taken.insert(measurement.id);
    }
    for (const Ceiling& ceiling : session.ceilings) {
        m_taken.insert(ceiling.id);
    }
}

std::string SessionIds::take(std::string_view wish)
{
    const std::string base(wish.empty() ? "record" : wish);
    if (m_taken.insert(base).second) {
        return base;
    }
    std::size_t& number = m_nextNumber.try_emplace(base, 2).first->second;
    for (;;) {
        std::string id = base + "-" + std::to_string(number++);
        if (m_taken.insert(id).second) {
            return id;
        }
    }
}

std::string addMeasurement(Session& session, SessionIds& ids, Measurement measurement)
{
    measurement.id = ids.take(measurement.id.empty() ? shortLabel(measurement) : measurement.id);
    session.measurements.push_back(std::move(measurement));
    return session.measurements.back().id;
}

std::string addCeiling(Session& session, SessionIds& ids, Ceiling ceiling)
{
    ceiling.id = ids.take(ceiling.id.empty() ? ceiling.label : ceiling.id);
    session.ceilings.push_back(std::move(ceiling));
    return session.ceilings.back().id;
}

} // namespace rooflab
