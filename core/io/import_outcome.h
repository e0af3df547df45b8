// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <string>
#include <vector>

namespace rooflab {

enum class NoteKind {
    Info, ///< a fact worth knowing
    Assumption, ///< something the file does not say and rooflab supplied
    Conflict, ///< the file disagrees with itself; the point comes from time and work
    Refused ///< a record that was not taken, with the reason
};
[[nodiscard]] std::string_view toText(NoteKind kind);

/// One remark about a file that was read.
struct ImportNote {
    NoteKind kind = NoteKind::Info;
    std::string message;
    std::string where;
};

/// What a file gave: records in a session of their own, and everything to say about it.
struct ImportOutcome {
    Session session;
    std::vector<ImportNote> notes;
    std::string format; ///< the importer's name
};

} // namespace rooflab
