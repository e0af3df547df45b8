// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <string>

namespace rooflab {

/// `rooflab points`: every measurement through one statistic, as JSON (an array, one object each),
/// CSV (RFC 4180, one header), Markdown or a plain text table. Plottable or not, none is left out.
[[nodiscard]] std::string pointsJson(const Session& session, Statistic statistic);
[[nodiscard]] std::string pointsCsv(const Session& session, Statistic statistic);
[[nodiscard]] std::string pointsMarkdown(const Session& session, Statistic statistic);
[[nodiscard]] std::string pointsText(const Session& session, Statistic statistic);

/// `rooflab ceilings`: the ceilings and the knees of each bandwidth with each compute ceiling.
[[nodiscard]] std::string ceilingsJson(const Session& session, Statistic statistic);
[[nodiscard]] std::string ceilingsText(const Session& session, Statistic statistic);

} // namespace rooflab
