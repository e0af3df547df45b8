// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/missing_evidence.h"

namespace rooflab {

MissingEvidence& MissingEvidence::addUnless(bool isRecorded, Sentence sentence)
{
    if (!isRecorded) {
        m_sentences.push_back(std::move(sentence));
    }
    return *this;
}

MissingEvidence& MissingEvidence::counters()
{
    return addUnless(m_measurement.work.basis == ByteBasis::Measured,
                     say("traffic measured by hardware counters: the bytes are counted from the "
                         "algorithm"));
}

MissingEvidence& MissingEvidence::samples()
{
    return addUnless(!m_measurement.timing.samples.empty(),
                     say("the times of the single launches are not recorded"));
}

MissingEvidence& MissingEvidence::caches()
{
    addUnless(!m_measurement.provenance.device.caches.empty(),
              say("the device's cache sizes are not recorded"));
    return addUnless(m_measurement.work.workingSet.has_value(),
                     say("the working set is not recorded"));
}

MissingEvidence& MissingEvidence::cacheState()
{
    return addUnless(m_measurement.timing.cache.has_value(),
                     say("the state of the caches before each launch is not recorded"));
}

MissingEvidence& MissingEvidence::clocks()
{
    return addUnless(m_measurement.provenance.before.clockHz
                         && m_measurement.provenance.after.clockHz,
                     say("the clocks before and after the run are not recorded"));
}

MissingEvidence& MissingEvidence::otherProcesses()
{
    return addUnless(m_measurement.provenance.before.otherProcesses.has_value(),
                     say("whether another process used the device is not recorded"));
}

MissingEvidence& MissingEvidence::launchShape()
{
    return addUnless(m_measurement.parameters.find("block") != nullptr,
                     say("the block size is not recorded"));
}

MissingEvidence& MissingEvidence::coverage()
{
    addUnless(m_measurement.validation.checked && m_measurement.validation.total,
              say("how much of the output was checked is not recorded"));
    return addUnless(m_measurement.validation.nonFinite.has_value(),
                     say("whether the output was searched for NaN and Inf is not recorded"));
}

MissingEvidence& MissingEvidence::instructions()
{
    return addUnless(false,
                     say("the instructions that were really executed: a record of times "
                         "does not hold them"));
}

MissingEvidence& MissingEvidence::timeline()
{
    return addUnless(false,
                     say("the timeline of the whole program with its gaps and data "
                         "dependencies: a record of one kernel does not hold it"));
}

} // namespace rooflab
