// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plot_point.h"
#include "core/sentence.h"
#include "core/session.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// One line of a calculation: P = F / t = 16777216 FLOP / 0.3338 ms = 50.26 GFLOPS.
struct CalculationLine {
    std::string id; ///< stable: flops, bytes, time, intensity, performance, bandwidth …
    std::string symbol; ///< "P"
    Sentence name; ///< "Performance"
    std::string formula; ///< "F / t"; empty: there is none
    std::string
        substituted; ///< the formula with numbers and units; empty where there is no formula
    std::string result; ///< with its unit, or "not recorded"
    std::optional<double> valueSi; ///< unrounded: FLOP, B, s, FLOP/Byte, FLOP/s, B/s or a ratio
    Sentence reason; ///< why there is no value; empty with one
    std::vector<Sentence> notes; ///< what the value really is
};

/// How the numbers of one point follow from what was recorded.
struct Calculation {
    std::string title; ///< "coalesced fp32"
    std::string device; ///< or "not recorded"
    std::vector<CalculationLine> lines; ///< always the same ids in the same order
    Sentence oneMeasurement; ///< time, FLOPS and bandwidth are one measurement
    std::vector<std::string> caveats; ///< of the comparison with the references
    PlotPoint point; ///< unrounded

    /// By id; nullptr if there is none.
    [[nodiscard]] const CalculationLine* line(std::string_view id) const;
};

/// Formulas of ch. 7.1 to 7.3: AI = F/Q, P = F/t, bandwidth = Q/t, roof = min(BW·AI, P_peak),
/// knee = P_peak/BW. Every line is there; one that cannot be computed says why.
[[nodiscard]] Calculation calculation(const Session& session, const Measurement& measurement,
                                      Statistic statistic);

/// For the clipboard: one line for each quantity.
[[nodiscard]] std::string calculationText(const Calculation& calculation,
                                          const Speaker& speak = inEnglish);
/// The same as a heading, a table and the notes below it.
[[nodiscard]] std::string calculationMarkdown(const Calculation& calculation,
                                              const Speaker& speak = inEnglish);

} // namespace rooflab
