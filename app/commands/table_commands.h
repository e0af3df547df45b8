// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/common.h"

namespace rooflab {

/// rooflab points FILE… [--statistic S] [--json|--csv|--markdown]
void addPointsCommand(CommandSetup setup);
/// rooflab ceilings FILE… [--statistic S] [--json]
void addCeilingsCommand(CommandSetup setup);

} // namespace rooflab
