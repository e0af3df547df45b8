// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rooflab::bench {

/// From now on SIGINT and SIGTERM ask for a stop instead of ending the program; a second one ends
/// it. A closed pipe and a full file become write errors instead of signals.
void installStopSignals();

/// True once a stop was asked for.
[[nodiscard]] bool stopWasRequested();

} // namespace rooflab::bench
