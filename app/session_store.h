// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_commands.h"
#include "core/chart_content.h"
#include "core/io/import_outcome.h"
#include "core/record_filter.h"
#include "core/session.h"

#include <QObject>
#include <QStringList>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <vector>

namespace rooflab {

/// Owns the open session: the only mutable state of the window. Every change goes through here and
/// is announced once, after the chart's content has been computed from it.
class SessionStore : public QObject {
    Q_OBJECT

public:
    explicit SessionStore(QObject* parent = nullptr);

    [[nodiscard]] const Session& session() const { return m_session; }
    [[nodiscard]] const ChartContent& content() const { return m_content; }
    /// What is looked at; not saved. Another session starts without one.
    [[nodiscard]] const RecordFilter& filter() const { return m_filter; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    /// Something would be lost if the session were closed now.
    [[nodiscard]] bool isModified() const;
    /// Shows a shipped sample: it gives way to whatever is opened or measured.
    [[nodiscard]] bool isPlaceholder() const { return m_isPlaceholder; }
    /// A placeholder that nobody has changed.
    [[nodiscard]] bool isUntouchedSample() const;
    /// The session as a file holds it, with the visible frame if it is not the home frame.
    [[nodiscard]] Session snapshot(const std::optional<Frame>& frame) const;

    /// Shows another session; what was there is gone, undo included.
    void replaceSession(Session session);
    /// The same for a shipped sample.
    void showPlaceholder(Session sample);
    /// Appends the records of another session.
    MergeReport addSession(Session other);
    /// Appends the records of several, in this order, and announces them once. The first takes the
    /// place of a shipped sample or of a session without records. One report for each.
    std::vector<MergeReport> addSessions(std::vector<Session> others);
    /// Gives records that name one of these agents and have no device its description. Returns
    /// how many did.
    std::size_t describeDevices(const std::vector<NamedDevice>& agents);
    std::string addMeasurement(Measurement measurement);
    std::string addCeiling(Ceiling ceiling);
    /// Notes that follow belong to what is added next. Additions begin by themselves.
    void beginAddition();
    /// What was added since becomes one step of undo with this name; until then it is none, so
    /// that a run that still delivers does not come between other steps.
    void finishAddition(const QString& name);
    void markSaved();

    void setStatistic(Statistic statistic);
    void setAxes(AxisScale axes);
    void setWhiskers(const std::optional<IntervalKind>& whiskers);
    void setUnits(const UnitChoice& units);
    void setFilter(RecordFilter filter);

    /// These can be undone.
    void removeMeasurements(const QStringList& ids);
    void setHidden(const QStringList& ids, bool hidden);
    void insertCeiling(Ceiling ceiling);
    void updateCeiling(const Ceiling& ceiling);
    void removeCeilings(const QStringList& ids);

    /// For undo commands: edits the session, then announces it.
    void change(const std::function<void(Session&)>& edit);

Q_SIGNALS:
    /// Another session is shown; comes after changed().
    void sessionReplaced();
    void changed();
    void modifiedChanged(bool modified);

private:
    void show(Session session, bool isPlaceholder);
    void announce();
    void setRecordsChanged(bool recordsChanged);
    void rememberAdded(std::size_t measurements, std::size_t ceilings);

    /// What was added and is no step of undo yet.
    struct Addition {
        SessionHead before;
        QStringList measurements;
        QStringList ceilings;
    };

    Session m_session;
    ChartContent m_content;
    RecordFilter m_filter;
    QUndoStack m_undo;
    std::optional<Addition> m_addition;
    bool m_isPlaceholder = false;
    bool m_recordsChanged = false;
    bool m_lastModified = false;
};

} // namespace rooflab
