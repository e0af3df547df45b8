// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart_content.h"
#include "core/session.h"

namespace rooflab {

/// What a figure with this content shows of the session that it was computed from: the drawn runs
/// and references in their order, with the view that draws the same picture. The notes of the
/// experiment record stay behind, and so do sources that are figures: the runs only came through
/// them, and a figure must not depend on which one it was drawn from.
[[nodiscard]] Session drawnSubset(const Session& session, const ChartContent& content);

} // namespace rooflab
