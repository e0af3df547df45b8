// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/hover_card.h"
#include "core/chart_content.h"
#include "core/point_details.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace rooflab {

/// Gives the detail rows of a measurement or a ceiling by id.
using DetailsProvider = std::function<std::vector<DetailRow>(const std::string& id)>;

/// The card of the points under the cursor, nearest first; `points` is not empty.
[[nodiscard]] CardText pointCard(const ChartContent& content, std::span<const std::size_t> points,
                                 const DetailsProvider& provider);
/// `ceiling` is its index in the content.
[[nodiscard]] CardText ceilingCard(const ChartContent& content, std::size_t ceiling,
                                   const DetailsProvider& provider);

/// One spoken line: "coalesced, 50.26 GFLOPS, 0.08333 FLOP/Byte".
[[nodiscard]] QString spokenPoint(const ChartContent& content, std::size_t point);

} // namespace rooflab
