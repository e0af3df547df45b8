// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/common.h"

namespace rooflab {

/// rooflab render FILE… -o FIG.(png|svg|pdf) [--size WxH] [--dpi D] [--theme T] [--axes A]
/// [--statistic S]: the figure that the window shows, without a display.
void addRenderCommand(CommandSetup setup);

} // namespace rooflab
