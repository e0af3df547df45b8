// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>

namespace rooflab {

/// The part of a line inside a rectangle, in the line's direction. An end that lies inside stays
/// exactly as it is. Empty if the line misses the rectangle or is not finite.
[[nodiscard]] std::optional<QLineF> clippedTo(const QLineF& line, const QRectF& rect);

} // namespace rooflab
