// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_commands.h"

#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/io/agent_info.h"

#include <QSet>

#include <algorithm>
#include <iterator>

namespace rooflab {
namespace {

template <class Record>
void insertAt(std::vector<Record>& records, std::size_t index, const Record& record)
{
    const std::size_t place = std::min(index, records.size());
    records.insert(records.begin() + static_cast<std::ptrdiff_t>(place), record);
}

} // namespace

RemoveMeasurementsCommand::RemoveMeasurementsCommand(SessionStore& store, QStringList ids)
    : QUndoCommand(tr("remove measurements")), m_store(store), m_ids(std::move(ids))
{
}

void RemoveMeasurementsCommand::redo()
{
    m_store.change([this](Session& session) {
        m_removed.clear();
        const QSet<QString> wanted(m_ids.cbegin(), m_ids.cend());
        std::vector<Measurement> kept;
        for (std::size_t i = 0; i < session.measurements.size(); ++i) {
            Measurement& measurement = session.measurements[i];
            if (wanted.contains(toQt(measurement.id))) {
                const bool hidden = isHidden(session.view, measurement.id);
                setHidden(session.view, measurement.id, false);
                m_removed.push_back({i, hidden, std::move(measurement)});
            } else {
                kept.push_back(std::move(measurement));
            }
        }
        session.measurements = std::move(kept);
    });
}

void RemoveMeasurementsCommand::undo()
{
    m_store.change([this](Session& session) {
        m_ids.clear();
        for (Removed& removed : m_removed) {
            // A run that arrived meanwhile may carry the id by now.
            removed.measurement.id = freshId(session, removed.measurement.id);
            insertAt(session.measurements, removed.index, removed.measurement);
            setHidden(session.view, removed.measurement.id, removed.hidden);
            m_ids.append(toQt(removed.measurement.id));
        }
    });
}

SetHiddenCommand::SetHiddenCommand(SessionStore& store, QStringList ids, bool hidden)
    : QUndoCommand(hidden ? tr("hide measurements") : tr("show measurements")), m_store(store),
      m_ids(std::move(ids)), m_hidden(hidden)
{
}

void SetHiddenCommand::redo()
{
    apply(m_hidden);
}

void SetHiddenCommand::undo()
{
    apply(!m_hidden);
}

void SetHiddenCommand::apply(bool hidden)
{
    m_store.change([this, hidden](Session& session) {
        // One pass: a file may hold a hundred thousand of them.
        const QSet<QString> ids(m_ids.cbegin(), m_ids.cend());
        std::erase_if(session.view.hiddenIds,
                      [&ids](const std::string& id) { return ids.contains(toQt(id)); });
        if (hidden) {
            for (const QString& id : m_ids) {
                session.view.hiddenIds.push_back(fromQt(id));
            }
        }
    });
}

InsertCeilingCommand::InsertCeilingCommand(SessionStore& store, Ceiling ceiling)
    : QUndoCommand(tr("add ceiling")), m_store(store), m_ceiling(std::move(ceiling))
{
}

void InsertCeilingCommand::redo()
{
    m_store.change([this](Session& session) {
        m_ceiling.id = freshId(session, m_ceiling.id);
        session.ceilings.push_back(m_ceiling);
    });
}

void InsertCeilingCommand::undo()
{
    m_store.change([this](Session& session) {
        std::erase_if(session.ceilings,
                      [this](const Ceiling& ceiling) { return ceiling.id == m_ceiling.id; });
    });
}

UpdateCeilingCommand::UpdateCeilingCommand(SessionStore& store, Ceiling before, Ceiling after)
    : QUndoCommand(tr("change ceiling")), m_store(store), m_before(std::move(before)),
      m_after(std::move(after))
{
}

void UpdateCeilingCommand::redo()
{
    apply(m_after);
}

void UpdateCeilingCommand::undo()
{
    apply(m_before);
}

void UpdateCeilingCommand::apply(const Ceiling& ceiling)
{
    m_store.change([&ceiling](Session& session) {
        const auto place
            = std::find_if(session.ceilings.begin(), session.ceilings.end(),
                           [&ceiling](const Ceiling& other) { return other.id == ceiling.id; });
        if (place != session.ceilings.end()) {
            *place = ceiling;
        }
    });
}

RemoveCeilingsCommand::RemoveCeilingsCommand(SessionStore& store, QStringList ids)
    : QUndoCommand(tr("remove ceilings")), m_store(store), m_ids(std::move(ids))
{
}

void RemoveCeilingsCommand::redo()
{
    m_store.change([this](Session& session) {
        m_removed.clear();
        std::vector<Ceiling> kept;
        for (std::size_t i = 0; i < session.ceilings.size(); ++i) {
            if (m_ids.contains(toQt(session.ceilings[i].id))) {
                m_removed.emplace_back(i, std::move(session.ceilings[i]));
            } else {
                kept.push_back(std::move(session.ceilings[i]));
            }
        }
        session.ceilings = std::move(kept);
    });
}

void RemoveCeilingsCommand::undo()
{
    m_store.change([this](Session& session) {
        m_ids.clear();
        for (auto& [index, ceiling] : m_removed) {
            ceiling.id = freshId(session, ceiling.id);
            insertAt(session.ceilings, index, ceiling);
            m_ids.append(toQt(ceiling.id));
        }
    });
}

SessionHead headOf(const Session& session)
{
    return {session.isSample, session.notes, session.recordNotes};
}

AddRecordsCommand::AddRecordsCommand(SessionStore& store, const QString& name,
                                     QStringList measurements, QStringList ceilings,
                                     SessionHead before)
    : QUndoCommand(name), m_store(store), m_measurements(store, std::move(measurements)),
      m_ceilings(store, std::move(ceilings)), m_before(std::move(before)),
      m_after(headOf(store.session()))
{
}

void AddRecordsCommand::redo()
{
    if (std::exchange(m_isDone, true)) {
        return;
    }
    m_ceilings.undo();
    m_measurements.undo();
    exchangeHead(m_before, m_after);
}

void AddRecordsCommand::undo()
{
    m_isDone = false;
    m_measurements.redo();
    m_ceilings.redo();
    exchangeHead(m_after, m_before);
}

/// What was edited meanwhile stays as it is.
void AddRecordsCommand::exchangeHead(const SessionHead& from, const SessionHead& to)
{
    const auto exchange = [](auto& value, const auto& expected, const auto& wanted) {
        if (value == expected) {
            value = wanted;
        }
    };
    if (from != to) {
        m_store.change([&](Session& session) {
            exchange(session.isSample, from.isSample, to.isSample);
            exchange(session.notes, from.notes, to.notes);
            exchange(session.recordNotes, from.recordNotes, to.recordNotes);
        });
    }
}

DescribeDevicesCommand::DescribeDevicesCommand(SessionStore& store, std::vector<NamedDevice> agents,
                                               std::unordered_map<std::string, Device> before)
    : QUndoCommand(tr("describe devices")), m_store(store), m_agents(std::move(agents)),
      m_before(std::move(before))
{
}

void DescribeDevicesCommand::redo()
{
    if (!std::exchange(m_isDone, true)) {
        m_store.change([this](Session& session) { attachDevices(session, m_agents); });
    }
}

void DescribeDevicesCommand::undo()
{
    m_isDone = false;
    m_store.change([this](Session& session) {
        for (Measurement& measurement : session.measurements) {
            if (const auto found = m_before.find(measurement.id); found != m_before.end()) {
                measurement.provenance.device = found->second;
            }
        }
    });
}

} // namespace rooflab
