// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"
#include "core/units.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// An arrow from one point to another with a short text: "6.73×".
struct ChartArrow {
    std::string fromId;
    std::string toId;
    QString label;
    friend bool operator==(const ChartArrow&, const ChartArrow&) = default;
};

/// A line through points, in this order.
using ChartPath = std::vector<std::string>;

/// Where an imagined point would stand.
struct GhostMark {
    std::string fromId; ///< the point that it is imagined from
    FramePoint at;
    QString label;
    friend bool operator==(const GhostMark&, const GhostMark&) = default;
};

/// What is imagined: drawn dashed, never data.
struct ChartGhosts {
    std::optional<GhostMark> point;
    std::optional<BytesPerSecond> bandwidth; ///< a ceiling P = BW · AI
    QString bandwidthLabel;
    std::optional<FlopPerSecond> compute; ///< a horizontal ceiling
    QString computeLabel;
    friend bool operator==(const ChartGhosts&, const ChartGhosts&) = default;

    [[nodiscard]] bool isEmpty() const { return !point && !bandwidth && !compute; }
};

/// Which part of the chart the lesson talks about.
enum class LessonPart { None, AxisX, AxisY, References, Points };

struct LessonMark {
    LessonPart part = LessonPart::None;
    QStringList ids; ///< of measurements and ceilings
    friend bool operator==(const LessonMark&, const LessonMark&) = default;
};

/// What lies over points and ceilings: from the tools of the window, not from the session.
struct ChartOverlays {
    std::vector<ChartArrow> arrows;
    std::vector<ChartPath> paths;
    ChartGhosts ghosts;
    LessonMark lesson;
    bool slope = false; ///< "why slope 1"
    friend bool operator==(const ChartOverlays&, const ChartOverlays&) = default;
};

} // namespace rooflab
