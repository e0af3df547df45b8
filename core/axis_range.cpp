// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/axis_range.h"

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

constexpr double edgeTolerance = 1e-9; // decades; log10 of an exact power of ten is not exact

double decadeBelow(double value)
{
    return std::pow(10.0, std::floor(std::log10(value) + edgeTolerance));
}
double decadeAbove(double value)
{
    return std::pow(10.0, std::ceil(std::log10(value) - edgeTolerance));
}

bool isPlaceable(const FramePoint& point)
{
    return std::isfinite(point.ai.value()) && std::isfinite(point.performance.value())
        && point.ai.value() > 0.0 && point.performance.value() > 0.0;
}

Frame clamped(Frame frame)
{
    frame.aiMin = std::clamp(frame.aiMin, frameLimits.aiMin, frameLimits.aiMax / 10.0);
    frame.aiMax = std::clamp(frame.aiMax, frame.aiMin * 10.0, frameLimits.aiMax);
    frame.performanceMin = std::clamp(frame.performanceMin, frameLimits.performanceMin,
                                      frameLimits.performanceMax / 10.0);
    frame.performanceMax
        = std::clamp(frame.performanceMax, frame.performanceMin * 10.0, frameLimits.performanceMax);
    return frame;
}

Frame frameOfPoints(std::span<const FramePoint> points)
{
    Frame frame;
    bool first = true;
    for (const FramePoint& point : points) {
        if (!isPlaceable(point)) {
            continue;
        }
        const double ai = point.ai.value();
        const double performance = point.performance.value();
        frame.aiMin = first ? ai : std::min(frame.aiMin, ai);
        frame.aiMax = first ? ai : std::max(frame.aiMax, ai);
        frame.performanceMin = first ? performance : std::min(frame.performanceMin, performance);
        frame.performanceMax = first ? performance : std::max(frame.performanceMax, performance);
        first = false;
    }
    if (first) {
        return frame;
    }
    // Half a decade of air, so that no point sits on the edge.
    const double air = std::sqrt(10.0);
    return clamped({decadeBelow(frame.aiMin / air), decadeAbove(frame.aiMax * air),
                    decadeBelow(frame.performanceMin / air),
                    decadeAbove(frame.performanceMax * air)});
}

} // namespace

bool Frame::contains(FlopPerByte ai, FlopPerSecond performance) const
{
    return ai.value() >= aiMin && ai.value() <= aiMax && performance.value() >= performanceMin
        && performance.value() <= performanceMax;
}

Frame homeFrame(std::span<const BytesPerSecond> bandwidths, std::span<const FlopPerSecond> computes,
                std::span<const FramePoint> points)
{
    if (bandwidths.empty() && computes.empty()) {
        return frameOfPoints(points);
    }
    // Vector add stands at 1/24 … 1/6 FLOP/Byte on every machine: the left edge is fixed at 0.01,
    // and the bottom leaves room for a kernel 50 times below the lowest bandwidth there.
    constexpr double leftEdge = 1e-2;
    constexpr double roomBelow = 0.2;
    constexpr double airAboveDecades = 0.15;
    Frame frame;
    frame.aiMin = leftEdge;
    if (!bandwidths.empty()) {
        const double lowest = std::min_element(bandwidths.begin(), bandwidths.end())->value();
        const double highest = std::max_element(bandwidths.begin(), bandwidths.end())->value();
        frame.performanceMin = decadeBelow(lowest * leftEdge * roomBelow);
        frame.performanceMax = decadeAbove(highest * frame.aiMax);
    }
    if (!computes.empty()) {
        const double lowest = std::min_element(computes.begin(), computes.end())->value();
        const double highest = std::max_element(computes.begin(), computes.end())->value();
        frame.performanceMax = decadeAbove(highest * std::pow(10.0, airAboveDecades));
        if (bandwidths.empty()) {
            frame.performanceMin = decadeBelow(lowest * 1e-4);
        } else {
            const double slowest = std::min_element(bandwidths.begin(), bandwidths.end())->value();
            frame.aiMax = std::max(1e2, decadeAbove(highest / slowest * 10.0));
        }
    }
    return clamped(frame);
}

Frame frameIncluding(Frame frame, std::span<const FramePoint> points)
{
    for (const FramePoint& point : points) {
        if (!isPlaceable(point) || frame.contains(point.ai, point.performance)) {
            continue;
        }
        frame.aiMin = std::min(frame.aiMin, decadeBelow(point.ai.value()));
        frame.aiMax = std::max(frame.aiMax, decadeAbove(point.ai.value()));
        frame.performanceMin
            = std::min(frame.performanceMin, decadeBelow(point.performance.value()));
        frame.performanceMax
            = std::max(frame.performanceMax, decadeAbove(point.performance.value()));
    }
    return clamped(frame);
}

Frame linearFrame(const Frame& home, std::optional<FlopPerByte> largestKnee,
                  std::optional<FlopPerSecond> highestCompute)
{
    constexpr double air = 1.25;
    Frame frame{0.0, home.aiMax, 0.0, home.performanceMax};
    if (largestKnee) {
        frame.aiMax = largestKnee->value() * 2.0;
    }
    if (highestCompute) {
        frame.performanceMax = highestCompute->value() * air;
    }
    return frame;
}

namespace {

struct Range {
    double low;
    double high;
};

/// Keeps a range inside the limits without changing its span, unless the span itself is too large.
Range insideLimits(Range range, Range limits)
{
    const double span = std::min(range.high - range.low, limits.high - limits.low);
    if (range.low < limits.low) {
        return {limits.low, limits.low + span};
    }
    if (range.high > limits.high) {
        return {limits.high - span, limits.high};
    }
    return {range.low, range.low + span};
}

Range zoomedRange(Range range, Range limits, double minimumSpan, double factor, double fraction)
{
    const double span = range.high - range.low;
    const double maximumSpan = limits.high - limits.low;
    const double newSpan = std::clamp(span / factor, minimumSpan, maximumSpan);
    const double fixed = range.low + fraction * span;
    return insideLimits({fixed - fraction * newSpan, fixed + (1.0 - fraction) * newSpan}, limits);
}

/// Applies a change to both axes in the space in which they are even: decades or plain values.
template <class Change> Frame changed(const Frame& frame, AxisScale scale, Change change)
{
    if (scale == AxisScale::Log) {
        const auto decades = [](double low, double high) {
            return Range{std::log10(low), std::log10(high)};
        };
        const Range x
            = change(decades(frame.aiMin, frame.aiMax),
                     decades(frameLimits.aiMin, frameLimits.aiMax), minimumSpanDecades, true);
        const Range y = change(decades(frame.performanceMin, frame.performanceMax),
                               decades(frameLimits.performanceMin, frameLimits.performanceMax),
                               minimumSpanDecades, false);
        return {std::pow(10.0, x.low), std::pow(10.0, x.high), std::pow(10.0, y.low),
                std::pow(10.0, y.high)};
    }
    // A span must stay far above the spacing of doubles at its upper end.
    constexpr double finestShare = 1e-9;
    const Range x = change(Range{frame.aiMin, frame.aiMax}, Range{0.0, frameLimits.aiMax},
                           std::max(frameLimits.aiMin, frame.aiMax * finestShare), true);
    const Range y = change(
        Range{frame.performanceMin, frame.performanceMax}, Range{0.0, frameLimits.performanceMax},
        std::max(frameLimits.performanceMin, frame.performanceMax * finestShare), false);
    return {x.low, x.high, y.low, y.high};
}

} // namespace

Frame zoomed(const Frame& frame, AxisScale scale, double factor, double fractionX, double fractionY)
{
    if (!(std::isfinite(factor) && factor > 0.0)) {
        return frame;
    }
    return changed(frame, scale, [&](Range range, Range limits, double minimumSpan, bool isX) {
        return zoomedRange(range, limits, minimumSpan, factor, isX ? fractionX : fractionY);
    });
}

Frame panned(const Frame& frame, AxisScale scale, double fractionX, double fractionY)
{
    if (!std::isfinite(fractionX) || !std::isfinite(fractionY)) {
        return frame;
    }
    return changed(frame, scale, [&](Range range, Range limits, double, bool isX) {
        const double shift = (isX ? fractionX : fractionY) * (range.high - range.low);
        return insideLimits({range.low + shift, range.high + shift}, limits);
    });
}

} // namespace rooflab
