// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reporter.h"

#include "core/format.h"
#include "core/plot_point.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace rooflab::bench {

namespace {

struct Column {
    std::string_view title;
    std::size_t width;
    bool alignRight;
};
constexpr std::array columns{
    Column{"kernel", 34, false},
    Column{"N", 12, true},
    Column{"min", 10, true},
    Column{"median", 10, true},
    Column{"mean", 10, true},
    Column{"FLOPS (min)", 14, true},
    Column{"bandwidth (min)", 15, true},
    Column{"validation", 0, false},
};

using Row = std::array<std::string, columns.size()>;

/// Columns of characters, not bytes: UTF-8 continuation bytes take no room.
std::size_t widthOf(std::string_view text)
{
    std::size_t width = 0;
    for (const char byte : text) {
        constexpr unsigned continuationMask = 0xc0U;
        constexpr unsigned continuation = 0x80U;
        width += (static_cast<unsigned char>(byte) & continuationMask) != continuation;
    }
    return width;
}

std::string rowText(const Row& row)
{
    std::string text;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::size_t width = widthOf(row[i]);
        const std::size_t padding = width < columns[i].width ? columns[i].width - width : 0;
        if (columns[i].alignRight) {
            text.append(padding, ' ');
        }
        text += row[i];
        if (!columns[i].alignRight && columns[i].width > 0) {
            text.append(padding, ' ');
        }
        text += i + 1 < columns.size() ? "  " : "\n";
    }
    return text;
}

std::string timeText(const std::optional<Seconds>& time)
{
    return time ? formatTime(*time) : std::string("-");
}

std::string ceilingText(const Ceiling& ceiling)
{
    const std::string value = ceiling.kind == CeilingKind::Bandwidth
        ? formatBandwidth(BytesPerSecond(ceiling.valueSi))
        : formatPerformance(FlopPerSecond(ceiling.valueSi));
    return "  reference: " + ceiling.label + ", " + value + "\n";
}

/// Empty for the plainest timing, which the table's columns say enough of.
std::string timingText(const Timing& timing)
{
    const std::string rule = timing.stopRule.value_or(std::string());
    const bool isBatch = timing.scope == TimingScope::Batch;
    const bool isFlushed = timing.cache == CacheState::Flushed;
    const bool isJudged = rule.find("stab") != std::string::npos;
    if (!isBatch && !isFlushed && !isJudged) {
        return {};
    }
    return std::string("  timing: ") + (isBatch ? "batch" : "per launch") + ", "
        + (isFlushed ? "flushed" : "warm") + " caches; " + rule + "\n";
}

} // namespace

void TextOutput::write(std::string_view text)
{
    if (hasFailed()) {
        return;
    }
    const bool written = std::fwrite(text.data(), 1, text.size(), m_stream) == text.size();
    if (!written || std::fflush(m_stream) != 0) {
        m_failure = std::string("could not write the standard output: ") + std::strerror(errno);
    }
}

void EventWriter::report(const Event& event)
{
    m_output.write(writeEvent(event) + "\n");
}

void TableWriter::report(const Event& event)
{
    if (const auto* started = std::get_if<StartedEvent>(&event)) {
        for (const std::string& note : started->notes) {
            m_output.write("note: " + note + "\n");
        }
    } else if (const auto* measured = std::get_if<MeasurementEvent>(&event)) {
        writeRow(measured->measurement);
        m_output.write(timingText(measured->measurement.timing));
    } else if (const auto* reference = std::get_if<CeilingEvent>(&event)) {
        m_output.write(ceilingText(reference->ceiling));
    }
}

void TableWriter::writeRow(const Measurement& measurement)
{
    if (!std::exchange(m_headerWritten, true)) {
        Row header;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            header[i] = columns[i].title;
        }
        m_output.write(rowText(header));
    }
    const PlotPoint point = plotPoint(measurement, Statistic::Min);
    const TimeSummary times = measurement.timing.summary();
    const auto size = measurement.parameters.integer("size");
    m_output.write(rowText({
        shortLabel(measurement),
        size ? formatInteger(*size) : "-",
        timeText(times.min),
        timeText(times.median),
        timeText(times.mean),
        point.performance > FlopPerSecond(0) ? formatPerformance(*point.performance) : "-",
        point.bandwidth ? formatBandwidth(*point.bandwidth) : "-",
        measurement.validation.describe(),
    }));
}

} // namespace rooflab::bench
