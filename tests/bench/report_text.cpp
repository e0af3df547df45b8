// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/io/table_cells.h"
#include "tests/bench/report.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace rooflab::peers {

namespace {

std::string line(const std::string& label, const std::optional<std::string>& text)
{
    return label + ": " + text.value_or("not recorded") + "\n";
}

std::string machineText(const Provenance& origin)
{
    std::string text = origin.device.name.value_or("device not recorded");
    if (origin.device.arch) {
        text += ", " + *origin.device.arch;
    }
    if (origin.device.computeUnits) {
        text += ", " + formatInteger(*origin.device.computeUnits)
            + (origin.backend == "cpu" ? " cores" : " multiprocessors");
    }
    if (origin.device.threads) {
        text += ", " + formatInteger(*origin.device.threads) + " threads";
    }
    return text;
}

std::string softwareText(const std::vector<SoftwareItem>& items)
{
    std::string text;
    for (const SoftwareItem& item : items) {
        text += (text.empty() ? "" : ", ") + item.name;
        if (item.version) {
            text += " " + *item.version;
        }
    }
    return text.empty() ? "not recorded" : text;
}

std::string heading(const Report& report)
{
    const Provenance& origin = report.origin;
    std::string text = "Engine against peers, " + report.backend + " backend\n";
    text += line("machine", machineText(origin));
    text += line("host",
                 origin.host.os
                     ? *origin.host.os + ", " + origin.host.kernel.value_or("kernel not recorded")
                     : origin.host.kernel);
    text += line("software", softwareText(origin.software));
    text += line("date", origin.recordedAt);
    text += "method: " + formatInteger(report.pairsAsked)
        + " pairs, engine and peer in turns, the first of a pair changes; of a turn's launches "
          "the "
        + std::string(toText(report.turnStatistic))
        + " counts; medians over the pairs, and the lowest and highest ratio\n";
    for (const std::string& size : report.sizes) {
        text += "size: " + size + "\n";
    }
    return text;
}

/// With a fixed number of decimals, so that a column of ratios lines up.
std::string ratioText(double ratio)
{
    constexpr int decimals = 3;
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), ratio,
                                   std::chars_format::fixed, decimals);
    return {text.data(), end.ptr};
}

Cells row(const Comparison& comparison, const PairSummary& summary)
{
    return {comparison.what,
            valueText(summary.engine, comparison.measure),
            valueText(summary.peer, comparison.measure),
            ratioText(summary.ratio),
            ratioText(summary.lowestRatio) + " to " + ratioText(summary.highestRatio),
            targetText(comparison.target, comparison.measure),
            verdictText(judge(comparison.target, summary))};
}

/// What stands behind a row.
std::string explanation(const Comparison& comparison)
{
    std::string text
        = comparison.what + ": " + comparison.engine + ", against " + comparison.peer + "\n";
    for (const std::string& note : comparison.notes) {
        text += "  " + note + "\n";
    }
    return text;
}

std::string notComparedText(const std::string& kind, const std::vector<NotCompared>& items)
{
    std::string text;
    for (const NotCompared& item : items) {
        text += kind + ": " + item.what + ": " + item.reason + "\n";
    }
    return text;
}

} // namespace

bool isComplete(const Report& report)
{
    return report.failures.empty()
        && std::ranges::all_of(report.comparisons, [](const Comparison& comparison) {
               return summarizePairs(comparison.pairs).has_value();
           });
}

std::string reportText(const Report& report)
{
    std::vector<Cells> table{
        {"what", "engine", "peer", "ratio", "lowest to highest", "target", "result"}};
    std::string explanations;
    std::string unusable;
    for (const Comparison& comparison : report.comparisons) {
        const auto summary = summarizePairs(comparison.pairs);
        if (!summary) {
            unusable += "not measured: " + comparison.what + ": " + summary.error().text() + "\n";
            continue;
        }
        table.push_back(row(comparison, *summary));
        explanations += explanation(comparison);
    }
    return heading(report) + "\n" + (table.size() > 1 ? alignedTable(table) + "\n" : std::string())
        + explanations + unusable + notComparedText("not measured", report.failures)
        + notComparedText("left out", report.leftOut);
}

} // namespace rooflab::peers
