// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QUndoCommand>

#include <string>

namespace rooflab {

class SessionStore;

/// Changes the user's notes in the experiment record.
class RecordNotesCommand final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(RecordNotesCommand)

public:
    RecordNotesCommand(SessionStore& store, std::string notes);
    void redo() override;
    void undo() override;

private:
    void exchange();

    SessionStore& m_store;
    std::string m_other; ///< the notes that the session does not have now
};

} // namespace rooflab
