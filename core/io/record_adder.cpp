// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/record_adder.h"

namespace rooflab {

std::string RecordAdder::add(Measurement measurement, const std::string& where, std::uint64_t rows)
{
    if (auto checked = checkMeasurement(measurement); !checked) {
        m_outcome.refuse(checked.error().message, where);
        return {};
    }
    if (!where.empty() && !measurement.provenance.source.place) {
        measurement.provenance.source.place = where;
    }
    m_outcome.rows.used += rows;
    return addMeasurement(m_outcome.session, m_ids, std::move(measurement));
}

std::string RecordAdder::add(Ceiling ceiling, const std::string& where, std::uint64_t rows)
{
    if (auto checked = checkCeiling(ceiling); !checked) {
        m_outcome.refuse(checked.error().message, where);
        return {};
    }
    Provenance& origins = ceiling.probe ? ceiling.probe->provenance : ceiling.provenance;
    if (!where.empty() && !origins.source.place) {
        origins.source.place = where;
    }
    m_outcome.rows.used += rows;
    return addCeiling(m_outcome.session, m_ids, std::move(ceiling));
}

void setOnlyTime(Measurement& measurement, Seconds time, ImportOutcome& outcome)
{
    measurement.timing.samples = {time};
    outcome.noteOnce(NoteKind::Assumption,
                     "the file does not say which statistic its time is; the one time of a run "
                     "stands for it whichever is asked for");
    outcome.addStatistic("not stated");
}

} // namespace rooflab
