// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/plot_point.h"
#include "core/reference.h"
#include "core/unit_choice.h"

#include <string>
#include <vector>

namespace rooflab {

inline constexpr std::string_view notRecorded = "not recorded";

enum class DetailSection {
    Result,
    Run,
    Validation,
    Resources, ///< only where a record states some
    Device,
    Software,
    Origin,
    Source
};
[[nodiscard]] std::string_view toText(DetailSection section);

/// One line of what is known: shown in the hover card, the details panel and tables.
struct DetailRow {
    DetailSection section = DetailSection::Result;
    std::string id; ///< stable, e.g. "arithmetic_intensity"
    std::string label;
    std::string text; ///< the value, or "not recorded"
    bool recorded = true;
    bool onHover = false; ///< belongs on the hover card too
};

/// All rows of a measurement seen through a statistic. With a fixed unit a rate is told with its
/// automatic prefix too: "561.7 GiB/s = 603.1 GB/s".
[[nodiscard]] std::vector<DetailRow> pointDetails(const Measurement& measurement,
                                                  const PlotPoint& point,
                                                  const Reference& reference,
                                                  const UnitChoice& units = {});
/// All rows of a ceiling: its value, how it was measured, by what and when.
[[nodiscard]] std::vector<DetailRow> ceilingDetails(const Ceiling& ceiling, Statistic statistic,
                                                    const UnitChoice& units = {});

} // namespace rooflab
