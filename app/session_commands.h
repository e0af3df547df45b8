// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/session.h"

#include <QCoreApplication>
#include <QStringList>
#include <QUndoCommand>

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rooflab {

class SessionStore;

/// Takes measurements out of the session; undo puts them back where they were.
class RemoveMeasurementsCommand final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(RemoveMeasurementsCommand)

public:
    RemoveMeasurementsCommand(SessionStore& store, QStringList ids);
    void redo() override;
    void undo() override;

private:
    struct Removed {
        std::size_t index = 0;
        bool hidden = false;
        Measurement measurement;
    };
    SessionStore& m_store;
    QStringList m_ids;
    std::vector<Removed> m_removed;
};

/// Hides measurements from the chart, or shows them.
class SetHiddenCommand final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(SetHiddenCommand)

public:
    SetHiddenCommand(SessionStore& store, QStringList ids, bool hidden);
    void redo() override;
    void undo() override;

private:
    void apply(bool hidden);

    SessionStore& m_store;
    QStringList m_ids;
    bool m_hidden;
};

/// Adds a ceiling that somebody typed in.
class InsertCeilingCommand final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(InsertCeilingCommand)

public:
    InsertCeilingCommand(SessionStore& store, Ceiling ceiling);
    void redo() override;
    void undo() override;

private:
    SessionStore& m_store;
    Ceiling m_ceiling;
};

/// Changes a ceiling's label, value or visibility.
class UpdateCeilingCommand final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(UpdateCeilingCommand)

public:
    UpdateCeilingCommand(SessionStore& store, Ceiling before, Ceiling after);
    void redo() override;
    void undo() override;

private:
    void apply(const Ceiling& ceiling);

    SessionStore& m_store;
    Ceiling m_before;
    Ceiling m_after;
};

/// Takes ceilings out of the session; undo puts them back where they were.
class RemoveCeilingsCommand final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(RemoveCeilingsCommand)

public:
    RemoveCeilingsCommand(SessionStore& store, QStringList ids);
    void redo() override;
    void undo() override;

private:
    SessionStore& m_store;
    QStringList m_ids;
    std::vector<std::pair<std::size_t, Ceiling>> m_removed;
};

/// What files and runs change of a session besides its records.
struct SessionHead {
    bool isSample = false;
    std::vector<std::string> notes;
    std::string recordNotes;
    friend bool operator==(const SessionHead&, const SessionHead&) = default;
};
[[nodiscard]] SessionHead headOf(const Session& session);

/// Records of files or of a run, which are in the session already when the command is pushed.
class AddRecordsCommand final : public QUndoCommand {
public:
    /// `before`: the session's head without them.
    AddRecordsCommand(SessionStore& store, const QString& name, QStringList measurements,
                      QStringList ceilings, SessionHead before);
    void redo() override;
    void undo() override;

private:
    void exchangeHead(const SessionHead& from, const SessionHead& to);

    SessionStore& m_store;
    RemoveMeasurementsCommand m_measurements; ///< taking them out is what this undoes
    RemoveCeilingsCommand m_ceilings;
    SessionHead m_before;
    SessionHead m_after;
    bool m_isDone = true; ///< at first
};

/// The description of devices that agents of a file gave to records, in the session already when
/// the command is pushed.
class DescribeDevicesCommand final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(DescribeDevicesCommand)

public:
    /// `before`: by id, what the described records said of their device.
    DescribeDevicesCommand(SessionStore& store, std::vector<NamedDevice> agents,
                           std::unordered_map<std::string, Device> before);
    void redo() override;
    void undo() override;

private:
    SessionStore& m_store;
    std::vector<NamedDevice> m_agents;
    std::unordered_map<std::string, Device> m_before;
    bool m_isDone = true; ///< at first
};

} // namespace rooflab
