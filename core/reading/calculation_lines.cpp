// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/calculation_lines.h"

#include "core/catalog.h"
#include "core/format.h"
#include "core/point_details.h"
#include "core/reading/reading_words.h"

namespace rooflab {

CalculationLine computedLine(std::string id, std::string symbol, Sentence name, std::string formula,
                             std::string substituted, std::string result, double valueSi)
{
    CalculationLine line;
    line.id = std::move(id);
    line.symbol = std::move(symbol);
    line.name = std::move(name);
    line.formula = std::move(formula);
    line.substituted = std::move(substituted);
    line.result = std::move(result);
    line.valueSi = valueSi;
    return line;
}

CalculationLine missingLine(std::string id, std::string symbol, Sentence name, std::string formula,
                            Sentence reason)
{
    CalculationLine line;
    line.id = std::move(id);
    line.symbol = std::move(symbol);
    line.name = std::move(name);
    line.formula = std::move(formula);
    line.result = std::string(notRecorded);
    line.reason = std::move(reason);
    return line;
}

namespace {

/// The accounting of one quantity: "F = 2·n³" and the same with numbers, where the catalog's rule
/// gives the recorded counts.
struct Accounting {
    std::string formula;
    std::string substituted;
};

std::string replaced(std::string text, std::string_view symbol, const std::string& number)
{
    for (std::size_t at = text.find(symbol); at != std::string::npos;
         at = text.find(symbol, at + number.size())) {
        text.replace(at, symbol.size(), number);
    }
    return text;
}

std::optional<Accounting> catalogAccounting(const Measurement& measurement, char quantity)
{
    const KernelSpec* spec = findKernel(measurement.kernel, measurement.variant);
    const auto size = measurement.parameters.integer("size");
    if (spec == nullptr || !measurement.precision || !size) {
        return std::nullopt;
    }
    const Work ruled = spec->work(measurement.parameters, *measurement.precision);
    if (ruled.flops != measurement.work.flops || ruled.bytes != measurement.work.bytes) {
        return std::nullopt;
    }
    // "F = N, Q = 3·N·sizeof(T)"
    const std::string_view rule = spec->accounting;
    const std::size_t comma = rule.find(", Q = ");
    std::string formula(quantity == 'F' ? rule.substr(4, comma - 4) : rule.substr(comma + 6));
    std::string numbers = replaced(
        formula, "sizeof(T)", formatNumber(elementSize(*measurement.precision).value()) + " B");
    numbers
        = replaced(numbers, "K", formatInteger(measurement.parameters.integer("k").value_or(0)));
    numbers = replaced(numbers, measurement.kernel == "gemm" ? "n" : "N", formatInteger(*size));
    return Accounting{std::move(formula), std::move(numbers)};
}

void noteAccounting(CalculationLine& line, const Work& work, bool hasRule)
{
    if (!hasRule) {
        line.notes.push_back(work.accounting.empty() ? say("how it was counted is not recorded")
                                                     : say("accounting: %1", work.accounting));
    }
    if (work.assumed) {
        line.notes.push_back(say("an assumption of rooflab: the file does not state it"));
    }
}

} // namespace

CalculationLine flopsLine(const PointFacts& facts)
{
    const Work& work = facts.measurement->work;
    if (!work.flops) {
        return missingLine("flops", "F", say("Work"), {}, say("the FLOP count is not recorded"));
    }
    const auto rule = catalogAccounting(*facts.measurement, 'F').value_or(Accounting{});
    CalculationLine line
        = computedLine("flops", "F", say("Work"), rule.formula, rule.substituted,
                       countText(work.flops->value()) + " FLOP", work.flops->value());
    noteAccounting(line, work, !rule.formula.empty());
    return line;
}

CalculationLine bytesLine(const PointFacts& facts)
{
    const Work& work = facts.measurement->work;
    if (!work.bytes) {
        return missingLine("bytes", "Q", say("Traffic"), {}, say("the byte count is not recorded"));
    }
    const auto rule = catalogAccounting(*facts.measurement, 'Q').value_or(Accounting{});
    CalculationLine line
        = computedLine("bytes", "Q", say("Traffic"), rule.formula, rule.substituted,
                       countText(work.bytes->value()) + " B", work.bytes->value());
    line.notes.push_back(work.basis == ByteBasis::Algorithmic
                             ? say("algorithmic bytes: counted from the algorithm, not what the "
                                   "memory really transferred")
                             : say("bytes from hardware counters, memory level: %1",
                                   orNotRecorded(work.memoryLevel)));
    noteAccounting(line, work, !rule.formula.empty());
    return line;
}

CalculationLine timeLine(const PointFacts& facts)
{
    if (!facts.point.time) {
        return missingLine("time", "t", say("Time"), {}, say("no time is recorded"));
    }
    const auto& [time, statistic] = *facts.point.time;
    const Timing& timing = facts.measurement->timing;
    CalculationLine line
        = computedLine("time", "t", say("Time"), {}, {}, formatTime(time), time.value());
    line.notes.push_back(
        say("the %1; timed launches: %2", statisticWord(statistic), orNotRecorded(timing.repeat)));
    if (statistic != facts.asked) {
        line.notes.push_back(
            say("the %1 was asked for and is not recorded", statisticWord(facts.asked)));
    }
    line.notes.push_back(
        say("timed by: %1; scope: %2", methodWord(timing.method), scopeWord(timing.scope)));
    return line;
}

} // namespace rooflab
