// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/io/json_reader.h"
#include "core/result.h"

namespace rooflab {

/// Reads a session that is a part of another JSON document, as readSession() does its text. Places
/// in errors and notes are JSON pointers into the session.
[[nodiscard]] Result<ImportOutcome> sessionFromJson(const Json& session);

} // namespace rooflab
