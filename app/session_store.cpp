// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_store.h"

#include "app/qt_text.h"
#include "core/io/agent_info.h"
#include "core/session_merger.h"

#include <QSet>

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace rooflab {

SessionStore::SessionStore(QObject* parent) : QObject(parent), m_content(chartContent(m_session))
{
    connect(&m_undo, &QUndoStack::cleanChanged, this,
            [this] { setRecordsChanged(m_recordsChanged); });
}

bool SessionStore::isModified() const
{
    return m_recordsChanged || !m_undo.isClean();
}

bool SessionStore::isUntouchedSample() const
{
    return m_isPlaceholder && !isModified();
}

Session SessionStore::snapshot(const std::optional<Frame>& frame) const
{
    Session copy = m_session;
    copy.view.frame = frame && *frame != m_content.home ? frame : std::nullopt;
    return copy;
}

void SessionStore::replaceSession(Session session)
{
    show(std::move(session), false);
}

void SessionStore::showPlaceholder(Session sample)
{
    show(std::move(sample), true);
}

void SessionStore::show(Session session, bool isPlaceholder)
{
    m_isPlaceholder = isPlaceholder;
    m_session = std::move(session);
    m_filter = {};
    m_undo.clear();
    m_addition.reset();
    announce();
    setRecordsChanged(false);
    Q_EMIT sessionReplaced();
}

MergeReport SessionStore::addSession(Session other)
{
    beginAddition();
    const std::size_t measurements = m_session.measurements.size();
    const std::size_t ceilings = m_session.ceilings.size();
    const MergeReport report = merge(m_session, std::move(other));
    rememberAdded(measurements, ceilings);
    announce();
    setRecordsChanged(m_recordsChanged || report.measurements + report.ceilings > 0);
    return report;
}

std::vector<MergeReport> SessionStore::addSessions(std::vector<Session> others)
{
    const bool replaces = m_isPlaceholder || m_session.isEmpty();
    if (replaces) {
        m_isPlaceholder = false;
        m_session = {};
        m_filter = {};
        m_undo.clear();
        m_addition.reset();
    }
    std::vector<MergeReport> reports;
    std::size_t laterRecords = 0;
    SessionMerger merger(m_session);
    std::size_t measurements = m_session.measurements.size();
    std::size_t ceilings = m_session.ceilings.size();
    for (Session& other : others) {
        const bool isDocument = reports.empty() && replaces; // nothing is left without it
        if (!isDocument) {
            beginAddition();
        }
        const MergeReport report = merger.add(std::move(other));
        if (isDocument) {
            measurements = m_session.measurements.size();
            ceilings = m_session.ceilings.size();
        } else {
            laterRecords += report.measurements + report.ceilings;
        }
        reports.push_back(report);
    }
    rememberAdded(measurements, ceilings);
    announce();
    setRecordsChanged((m_recordsChanged && !replaces) || laterRecords > 0);
    if (replaces) {
        Q_EMIT sessionReplaced();
    }
    return reports;
}

std::size_t SessionStore::describeDevices(const std::vector<NamedDevice>& agents)
{
    std::unordered_map<std::string, Device> before;
    for (const Measurement& measurement : m_session.measurements) {
        if (!measurement.provenance.device.name) {
            before.emplace(measurement.id, measurement.provenance.device);
        }
    }
    const std::size_t described = attachDevices(m_session, agents);
    if (described > 0) {
        for (const Measurement& measurement : m_session.measurements) {
            if (!measurement.provenance.device.name) {
                before.erase(measurement.id);
            }
        }
        announce();
        m_undo.push(new DescribeDevicesCommand(*this, agents, std::move(before)));
    }
    return described;
}

std::string SessionStore::addMeasurement(Measurement measurement)
{
    beginAddition();
    std::string id = rooflab::addMeasurement(m_session, std::move(measurement));
    m_addition->measurements.append(toQt(id));
    announce();
    setRecordsChanged(true);
    return id;
}

std::string SessionStore::addCeiling(Ceiling ceiling)
{
    beginAddition();
    std::string id = rooflab::addCeiling(m_session, std::move(ceiling));
    m_addition->ceilings.append(toQt(id));
    announce();
    setRecordsChanged(true);
    return id;
}

void SessionStore::beginAddition()
{
    if (!m_addition) {
        m_addition = Addition{headOf(m_session), {}, {}};
    }
}

void SessionStore::rememberAdded(std::size_t measurements, std::size_t ceilings)
{
    if (!m_addition) {
        return;
    }
    for (std::size_t i = measurements; i < m_session.measurements.size(); ++i) {
        m_addition->measurements.append(toQt(m_session.measurements[i].id));
    }
    for (std::size_t i = ceilings; i < m_session.ceilings.size(); ++i) {
        m_addition->ceilings.append(toQt(m_session.ceilings[i].id));
    }
}

void SessionStore::finishAddition(const QString& name)
{
    if (!m_addition) {
        return;
    }
    Addition added = *std::exchange(m_addition, std::nullopt);
    const qsizetype all = added.measurements.size() + added.ceilings.size();
    QSet<QString> known;
    for (const Measurement& measurement : m_session.measurements) {
        known.insert(toQt(measurement.id));
    }
    for (const Ceiling& ceiling : m_session.ceilings) {
        known.insert(toQt(ceiling.id));
    }
    for (QStringList* ids : {&added.measurements, &added.ceilings}) {
        ids->removeIf([&known](const QString& id) { return !known.contains(id); });
    }
    const qsizetype present = added.measurements.size() + added.ceilings.size();
    if (present == 0) {
        return;
    }
    m_undo.push(
        new AddRecordsCommand(*this, name, added.measurements, added.ceilings, added.before));
    if (present == all) { // else undo could bring back what no file holds, unmarked
        setRecordsChanged(false);
    }
}

void SessionStore::markSaved()
{
    m_undo.setClean();
    setRecordsChanged(false);
}

void SessionStore::setStatistic(Statistic statistic)
{
    if (m_session.view.statistic != statistic) {
        m_session.view.statistic = statistic;
        announce();
    }
}

void SessionStore::setAxes(AxisScale axes)
{
    if (m_session.view.axes != axes) {
        m_session.view.axes = axes;
        m_session.view.frame.reset(); // a frame chosen on one scale means little on the other
        announce();
    }
}

void SessionStore::setWhiskers(const std::optional<IntervalKind>& whiskers)
{
    if (m_session.view.whiskers != whiskers) {
        m_session.view.whiskers = whiskers;
        announce();
    }
}

void SessionStore::setUnits(const UnitChoice& units)
{
    if (m_session.view.units != units) {
        m_session.view.units = units;
        announce();
    }
}

void SessionStore::setFilter(RecordFilter filter)
{
    if (filter != m_filter) {
        m_filter = std::move(filter);
        announce();
    }
}

void SessionStore::removeMeasurements(const QStringList& ids)
{
    if (!ids.isEmpty()) {
        m_undo.push(new RemoveMeasurementsCommand(*this, ids));
    }
}

void SessionStore::setHidden(const QStringList& ids, bool hidden)
{
    const std::unordered_set<std::string> hiddenIds(m_session.view.hiddenIds.begin(),
                                                    m_session.view.hiddenIds.end());
    QStringList changing;
    for (const QString& id : ids) {
        if (hiddenIds.contains(fromQt(id)) != hidden) {
            changing.append(id);
        }
    }
    if (!changing.isEmpty()) {
        m_undo.push(new SetHiddenCommand(*this, changing, hidden));
    }
}

void SessionStore::insertCeiling(Ceiling ceiling)
{
    ceiling.id = freshId(m_session, ceiling.id.empty() ? ceiling.label : ceiling.id);
    m_undo.push(new InsertCeilingCommand(*this, std::move(ceiling)));
}

void SessionStore::updateCeiling(const Ceiling& ceiling)
{
    const Ceiling* before = m_session.findCeiling(ceiling.id);
    if (before != nullptr && *before != ceiling) {
        m_undo.push(new UpdateCeilingCommand(*this, *before, ceiling));
    }
}

void SessionStore::removeCeilings(const QStringList& ids)
{
    if (!ids.isEmpty()) {
        m_undo.push(new RemoveCeilingsCommand(*this, ids));
    }
}

void SessionStore::change(const std::function<void(Session&)>& edit)
{
    edit(m_session);
    announce();
}

void SessionStore::announce()
{
    m_content = chartContent(m_session, m_session.view, m_filter);
    Q_EMIT changed();
}

void SessionStore::setRecordsChanged(bool recordsChanged)
{
    m_recordsChanged = recordsChanged;
    if (isModified() != m_lastModified) {
        m_lastModified = isModified();
        Q_EMIT modifiedChanged(m_lastModified);
    }
}

} // namespace rooflab
