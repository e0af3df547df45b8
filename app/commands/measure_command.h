// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/common.h"

namespace rooflab {

/// rooflab measure [--backend B] [--device I] [--plan FILE] [--quick] -o OUT.json: runs a bench
/// program in its own process and saves what it measured, even when a part of it fails.
void addMeasureCommand(CommandSetup setup);

} // namespace rooflab
