// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/common.h"

namespace rooflab {

/// rooflab import FILE… -o OUT.json: everything that could be read as one session.
void addImportCommand(CommandSetup setup);

} // namespace rooflab
