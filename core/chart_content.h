// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plot_point.h"
#include "core/reference.h"
#include "core/sentence.h"
#include "core/session.h"

#include <cstddef>
#include <string>
#include <vector>

namespace rooflab {

struct RecordFilter;

/// A point as the chart draws it. Colour = series, marker = device, hollow = Partial.
struct ChartPoint {
    std::size_t measurement = 0; ///< index in the session
    std::string id;
    std::string label;
    std::size_t series = 0; ///< index in ChartContent::series
    std::size_t device = 0; ///< index in ChartContent::devices
    Standing standing = Standing::Valid;
    FlopPerByte ai;
    FlopPerSecond performance;
    std::optional<FlopPerSecond> low; ///< of the whisker
    std::optional<FlopPerSecond> high;
};

/// A ceiling as the chart draws it.
struct ChartCeiling {
    std::size_t ceiling = 0; ///< index in the session
    std::string id;
    std::string label; ///< with its value: "copy streaming 41.2 GB/s"
    CeilingKind kind = CeilingKind::Bandwidth;
    CeilingOrigin origin = CeilingOrigin::Measured;
    double valueSi = 0.0;
    /// The highest ceiling of the other kind on the same device: where this line ends (bandwidth)
    /// or begins (compute). Absent: the line runs to the frame's edge.
    std::optional<double> meetsSi;
};

/// The meeting point of a bandwidth and a compute ceiling of one device.
struct ChartKnee {
    FlopPerByte ai;
    FlopPerSecond performance;
    std::string label; ///< "knee 19.86 FLOP/Byte"
};

/// A measurement that has no place on the axes.
struct NotPlotted {
    std::size_t measurement = 0;
    std::string id;
    std::string label;
    std::string reason;
};

/// Everything that window and figure draw, computed once from a session: the only bridge from the
/// model to pixels. Hidden measurements and ceilings are not in it.
struct ChartContent {
    std::string title;
    std::string caption; ///< device, statistic and the reading caveat, from the record
    std::vector<Sentence> captionParts; ///< the same, statement by statement
    bool isSample = false;
    AxisScale axes = AxisScale::Log;
    Statistic statistic = Statistic::Min;
    UnitChoice units;
    std::optional<IntervalKind> whiskers; ///< what ChartPoint::low and high are; absent: none
    Frame home;
    Frame frame; ///< the saved frame, else home
    std::vector<std::string> series; ///< "coalesced", "linecross" … in order of appearance
    std::vector<std::string> devices;
    std::vector<ChartPoint> points;
    std::vector<ChartCeiling> ceilings;
    std::vector<ChartKnee> knees;
    std::vector<NotPlotted> notPlotted;
    std::vector<std::string> remarks; ///< e.g. "2 points use the median: the min is not recorded"
    std::vector<bool> filteredOut; ///< by measurement: kept out by the filter; empty: none is
    std::size_t filteredRecords = 0;
    std::size_t filteredCeilings = 0; ///< of the visible ones

    [[nodiscard]] bool isFilteredOut(std::size_t measurement) const
    {
        return measurement < filteredOut.size() && filteredOut[measurement];
    }
};

[[nodiscard]] ChartContent chartContent(const Session& session);

/// The same with another statistic or scale than the session's view.
[[nodiscard]] ChartContent chartContent(const Session& session, const ViewSettings& view);

/// The same without what does not pass the filter, which a remark says. Colours and markers stay
/// those of the whole session.
[[nodiscard]] ChartContent chartContent(const Session& session, const ViewSettings& view,
                                        const RecordFilter& filter);

} // namespace rooflab
