// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/record_notes_command.h"

#include "app/session_store.h"

#include <utility>

namespace rooflab {

RecordNotesCommand::RecordNotesCommand(SessionStore& store, std::string notes)
    : QUndoCommand(tr("edit the record's notes")), m_store(store), m_other(std::move(notes))
{
}

void RecordNotesCommand::redo()
{
    exchange();
}

void RecordNotesCommand::undo()
{
    exchange();
}

void RecordNotesCommand::exchange()
{
    m_store.change([this](Session& session) { std::swap(session.recordNotes, m_other); });
}

} // namespace rooflab
