// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/session.h"
#include "kernels/args.h"

#include <string>

namespace rooflab::bench {

/// Says before anything is measured that a file could not be written later.
[[nodiscard]] Result<void> checkWritable(const std::string& path);

/// Writes what was measured, as a whole or not at all. Nothing measured: an Error, and a file that
/// was there stays as it was.
[[nodiscard]] Result<void> writeResults(const std::string& path, OutputFormat format,
                                        const Session& session);

} // namespace rooflab::bench
