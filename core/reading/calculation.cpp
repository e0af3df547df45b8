// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/calculation.h"

#include "core/format.h"
#include "core/reading/calculation_lines.h"
#include "core/reading/reading_words.h"
#include "core/roofline.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

/// Numbers inside a formula carry more digits than the result, so that the result follows.
constexpr int formulaDigits = 6;

/// Builds the lines one after the other from the facts of a point.
class Lines {
public:
    Lines(const PointFacts& facts, std::vector<CalculationLine>& lines)
        : m_facts(facts), m_measurement(*facts.measurement), m_point(facts.point), m_lines(lines)
    {
    }

    void addAll()
    {
        m_lines.push_back(flopsLine(m_facts));
        m_lines.push_back(bytesLine(m_facts));
        m_lines.push_back(timeLine(m_facts));
        addIntensity();
        addPerformance();
        addBandwidth();
        addBandwidthRoof();
        addRoof();
        addFraction();
        addBandwidthFraction();
        addKnee();
    }

private:
    void addIntensity()
    {
        const Sentence name = say("Arithmetic intensity");
        if (!m_point.ai) {
            m_lines.push_back(missingLine("intensity", "AI", name, "F / Q", noPosition()));
            return;
        }
        m_lines.push_back(computedLine("intensity", "AI", name, "F / Q",
                                       flopsText() + " / " + bytesText(),
                                       formatIntensity(*m_point.ai), m_point.ai->value()));
        noteZero();
    }

    void addPerformance()
    {
        const Sentence name = say("Performance");
        if (!m_point.performance) {
            m_lines.push_back(missingLine("performance", "P", name, "F / t", noRate()));
            return;
        }
        m_lines.push_back(
            computedLine("performance", "P", name, "F / t", flopsText() + " / " + timeText(),
                         formatPerformance(*m_point.performance), m_point.performance->value()));
        noteZero();
    }

    void addBandwidth()
    {
        const Sentence name = say("Effective bandwidth");
        if (!m_point.bandwidth) {
            m_lines.push_back(missingLine("bandwidth", "Q/t", name, "Q / t", noRate()));
            return;
        }
        m_lines.push_back(
            computedLine("bandwidth", "Q/t", name, {}, bytesText() + " / " + timeText(),
                         formatBandwidth(*m_point.bandwidth), m_point.bandwidth->value()));
    }

    void addBandwidthRoof()
    {
        const Sentence name = say("Bandwidth bound at this AI");
        if (!hasAi() || !m_facts.bandwidth) {
            m_lines.push_back(missingLine("bandwidth_roof", "BW·AI", name, {},
                                          hasAi() ? noBandwidth() : noPosition()));
            return;
        }
        const FlopPerSecond bound = BytesPerSecond(m_facts.bandwidth->valueSi) * *m_point.ai;
        m_lines.push_back(computedLine("bandwidth_roof", "BW·AI", name, {},
                                       bandwidthReferenceText() + " × "
                                           + formatIntensity(*m_point.ai, formulaDigits),
                                       formatPerformance(bound), bound.value()));
        noteReference(*m_facts.bandwidth);
    }

    void addRoof()
    {
        const Sentence name = say("Roof from the references");
        const std::string formula = "min(BW·AI, P_ref)";
        if (!hasAi() || !m_facts.reference.roof) {
            m_lines.push_back(
                missingLine("roof", "P_roof", name, formula,
                            hasAi() ? say("there is no comparable reference") : noPosition()));
            return;
        }
        std::vector<std::string> terms;
        if (m_facts.bandwidth) {
            terms.push_back(formatPerformance(
                BytesPerSecond(m_facts.bandwidth->valueSi) * *m_point.ai, formulaDigits));
        }
        if (m_facts.compute) {
            terms.push_back(computeReferenceText());
        }
        const std::string numbers
            = terms.size() == 2 ? "min(" + terms[0] + ", " + terms[1] + ")" : terms.front();
        m_lines.push_back(computedLine("roof", "P_roof", name, formula, numbers,
                                       formatPerformance(*m_facts.reference.roof),
                                       m_facts.reference.roof->value()));
        if (m_facts.compute) {
            noteReference(*m_facts.compute);
        } else {
            m_lines.back().notes.push_back(noCompute());
        }
        if (!m_facts.bandwidth) {
            m_lines.back().notes.push_back(noBandwidth());
        }
        m_lines.back().notes.push_back(say("references, not hardware peaks"));
    }

    void addFraction()
    {
        const Sentence name = say("Share of the roof");
        const auto& fraction = m_facts.reference.fraction;
        if (!fraction) {
            m_lines.push_back(
                missingLine("fraction", "P/P_roof", name, {},
                            hasAi() ? say("there is no comparable reference") : noPosition()));
            return;
        }
        m_lines.push_back(
            computedLine("fraction", "P/P_roof", name, {},
                         formatPerformance(*m_point.performance, formulaDigits) + " / "
                             + formatPerformance(*m_facts.reference.roof, formulaDigits),
                         formatPercent(*fraction), *fraction));
        if (*fraction > 1.0) {
            m_lines.back().notes.push_back(say("a point above a reference is legal"));
        }
    }

    /// The only comparison that a copy allows.
    void addBandwidthFraction()
    {
        const Sentence name = say("Share of the bandwidth reference");
        if (!m_facts.bandwidthFraction) {
            m_lines.push_back(missingLine("bandwidth_fraction", "(Q/t)/BW", name, {},
                                          m_point.bandwidth ? noBandwidth() : noRate()));
            return;
        }
        m_lines.push_back(computedLine(
            "bandwidth_fraction", "(Q/t)/BW", name, {},
            formatBandwidth(*m_point.bandwidth, formulaDigits) + " / " + bandwidthReferenceText(),
            formatPercent(*m_facts.bandwidthFraction), *m_facts.bandwidthFraction));
        if (m_facts.reference.fraction && m_facts.isLeftOfKnee()) {
            m_lines.back().notes.push_back(
                say("left of the knee this is the same comparison as the share of the roof"));
        }
    }

    void addKnee()
    {
        const Sentence name = say("Knee of the references");
        if (!m_facts.reference.knee) {
            m_lines.push_back(missingLine("knee", "AI_knee", name, "P_ref / BW",
                                          m_facts.bandwidth ? noCompute() : noBandwidth()));
            return;
        }
        m_lines.push_back(computedLine("knee", "AI_knee", name, "P_ref / BW",
                                       computeReferenceText() + " / " + bandwidthReferenceText(),
                                       formatIntensity(*m_facts.reference.knee),
                                       m_facts.reference.knee->value()));
    }

    void noteReference(const ReferenceTerms& terms)
    {
        m_lines.back().notes.push_back(say("%1: the %2, timed: %3", terms.ceiling->label,
                                           statisticWord(terms.statistic), scopeWord(terms.scope)));
    }

    void noteZero()
    {
        if (m_measurement.work.flops && !(*m_measurement.work.flops > Flop(0))) {
            m_lines.back().notes.push_back(
                say("F = 0: zero has no place on logarithmic axes; read the bandwidth instead"));
        }
    }

    [[nodiscard]] bool hasAi() const { return m_point.ai && *m_point.ai > FlopPerByte(0); }

    [[nodiscard]] Sentence noPosition() const
    {
        const Work& work = m_measurement.work;
        if (!work.flops) {
            return say("the FLOP count is not recorded");
        }
        if (!work.bytes) {
            return say("the byte count is not recorded");
        }
        if (!(*work.bytes > Bytes(0))) {
            return say("Q = 0: the arithmetic intensity is undefined");
        }
        return say("F = 0: there is no arithmetic to compare; read the bandwidth instead");
    }

    [[nodiscard]] Sentence noRate() const
    {
        if (!m_point.time) {
            return say("no time is recorded");
        }
        return m_measurement.work.flops ? say("the byte count or a positive time is not recorded")
                                        : say("the FLOP count is not recorded");
    }

    [[nodiscard]] static Sentence noBandwidth()
    {
        return say("there is no comparable bandwidth reference");
    }

    [[nodiscard]] Sentence noCompute() const
    {
        if (m_facts.onlyOtherPrecision) {
            return say("there is no compute reference of the same precision, %1",
                       std::string(toText(*m_measurement.precision)));
        }
        return say("there is no comparable compute reference");
    }

    [[nodiscard]] std::string flopsText() const
    {
        return countText(m_measurement.work.flops->value()) + " FLOP";
    }
    [[nodiscard]] std::string bytesText() const
    {
        return countText(m_measurement.work.bytes->value()) + " B";
    }
    [[nodiscard]] std::string timeText() const
    {
        return formatTime(m_point.time->time, formulaDigits);
    }
    [[nodiscard]] std::string bandwidthReferenceText() const
    {
        return formatBandwidth(BytesPerSecond(m_facts.bandwidth->valueSi), formulaDigits);
    }
    [[nodiscard]] std::string computeReferenceText() const
    {
        return formatPerformance(FlopPerSecond(m_facts.compute->valueSi), formulaDigits);
    }

    const PointFacts& m_facts;
    const Measurement& m_measurement;
    const PlotPoint& m_point;
    std::vector<CalculationLine>& m_lines;
};

} // namespace

const CalculationLine* Calculation::line(std::string_view id) const
{
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&](const CalculationLine& each) { return each.id == id; });
    return found == lines.end() ? nullptr : &*found;
}

Calculation calculation(const Session& session, const Measurement& measurement, Statistic statistic)
{
    const PointFacts facts = pointFacts(session, measurement, statistic);
    Calculation result;
    result.title = runLabel(measurement);
    result.device = orNotRecorded(measurement.provenance.device.name);
    result.point = facts.point;
    result.caveats = facts.reference.caveats;
    result.oneMeasurement = say("Time, FLOPS and bandwidth are one measurement shown three ways, "
                                "not three pieces of evidence: with F and Q fixed, each follows "
                                "from t.");
    Lines(facts, result.lines).addAll();
    return result;
}

} // namespace rooflab
