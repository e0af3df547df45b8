// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace rooflab::bench {

/// Everything a measuring program does, with the backend it was linked with. `arguments` is the
/// whole command line, the program's name first. Returns the exit code: 0 done, 1 something asked
/// for could not be done, 2 wrong usage; each failure is one sentence on stderr.
[[nodiscard]] int runProgram(std::span<const std::string> arguments);

} // namespace rooflab::bench
