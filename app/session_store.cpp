// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_store.h"

#include "app/qt_text.h"
#include "app/session_commands.h"
#include "core/io/agent_info.h"
#include "core/session_merger.h"

#include <string>
#include <unordered_set>

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
    announce();
    setRecordsChanged(false);
    Q_EMIT sessionReplaced();
}

MergeReport SessionStore::addSession(Session other)
{
    const MergeReport report = merge(m_session, std::move(other));
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
    }
    std::vector<MergeReport> reports;
    std::size_t laterRecords = 0;
    SessionMerger merger(m_session);
    for (Session& other : others) {
        const MergeReport report = merger.add(std::move(other));
        laterRecords += reports.empty() && replaces ? 0 : report.measurements + report.ceilings;
        reports.push_back(report);
    }
    announce();
    setRecordsChanged((m_recordsChanged && !replaces) || laterRecords > 0);
    if (replaces) {
        Q_EMIT sessionReplaced();
    }
    return reports;
}

std::size_t SessionStore::describeDevices(const std::vector<NamedDevice>& agents)
{
    const std::size_t described = attachDevices(m_session, agents);
    if (described > 0) {
        announce();
        setRecordsChanged(true);
    }
    return described;
}

std::string SessionStore::addMeasurement(Measurement measurement)
{
    std::string id = rooflab::addMeasurement(m_session, std::move(measurement));
    announce();
    setRecordsChanged(true);
    return id;
}

std::string SessionStore::addCeiling(Ceiling ceiling)
{
    std::string id = rooflab::addCeiling(m_session, std::move(ceiling));
    announce();
    setRecordsChanged(true);
    return id;
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
