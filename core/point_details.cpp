// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/point_details.h"

#include "core/detail_rows.h"
#include "core/format.h"
#include "core/static_resources.h"

namespace rooflab {

std::string_view toText(DetailSection section)
{
    switch (section) {
    case DetailSection::Result:
        return "Result";
    case DetailSection::Run:
        return "Run";
    case DetailSection::Validation:
        return "Validation";
    case DetailSection::Resources:
        return "Static resources (from the compiler; not utilisation)";
    case DetailSection::Device:
        return "Device";
    case DetailSection::Software:
        return "Software and host";
    case DetailSection::Origin:
        return "Origin";
    case DetailSection::Source:
        return "As the file states it";
    }
    return {};
}

namespace {

void addResult(DetailRows& rows, const Measurement& measurement, const PlotPoint& point,
               const Reference& reference, const UnitChoice& units)
{
    rows.section(DetailSection::Result);
    const Work& work = measurement.work;
    rows.add("arithmetic_intensity", "Arithmetic intensity",
             point.ai ? std::optional(formatIntensity(*point.ai)) : std::nullopt, onHover);
    rows.add("performance", "Performance",
             point.performance ? std::optional(withConversion(*point.performance, units))
                               : std::nullopt,
             onHover);
    rows.add("bandwidth", "Effective bandwidth",
             point.bandwidth ? std::optional(withConversion(*point.bandwidth, units))
                             : std::nullopt,
             onHover);
    rows.add("time", "Time",
             point.time ? std::optional(formatTime(point.time->time) + " ("
                                        + std::string(toText(point.time->statistic)) + ")")
                        : std::nullopt,
             onHover);
    rows.add("one_measurement", "Note",
             "performance and bandwidth are this one time, shown three ways");
    if (reference.fraction && reference.roof) {
        std::string text
            = formatPercent(*reference.fraction) + " of " + withConversion(*reference.roof, units);
        if (*reference.fraction > 1.0) {
            text += " (above a reference is legal)";
        }
        rows.add("fraction_of_reference", "Of the reference", text, onHover);
    } else {
        rows.add("fraction_of_reference", "Of the reference", "no comparable reference", onHover);
    }
    if (reference.bandwidth != nullptr) {
        rows.add("bandwidth_reference", "Bandwidth reference", reference.bandwidth->label);
    }
    if (reference.compute != nullptr) {
        rows.add("compute_reference", "Compute reference", reference.compute->label);
    }
    rows.add("knee", "Knee of the references",
             reference.knee ? std::optional(formatIntensity(*reference.knee)) : std::nullopt);
    if (!reference.caveats.empty()) {
        rows.add("caveats", "Mind", joined(reference.caveats, "; "));
    }
    if (!point.reason.empty()) {
        rows.add("reason", point.standing == Standing::Failed ? "Failed" : "Not plotted",
                 point.reason, onHover);
    }
    rows.add("flops", "F (work)",
             work.flops ? std::optional(formatWork(*work.flops)) : std::nullopt);
    rows.add("bytes", "Q (traffic)",
             work.bytes
                 ? std::optional(formatBytes(*work.bytes) + ", " + std::string(toText(work.basis)))
                 : std::nullopt);
    rows.add("accounting", "Accounting",
             work.accounting.empty()
                 ? std::nullopt
                 : std::optional(work.accounting + (work.assumed ? " (assumed by rooflab)" : "")));
}

void addResources(DetailRows& rows, const Measurement& measurement)
{
    rows.section(DetailSection::Resources);
    for (const StaticResource& resource : staticResources(measurement)) {
        rows.add("resource." + resource.column, resource.label,
                 resource.text + " (" + resource.column + ")");
    }
}

void addSourceFields(DetailRows& rows, const Measurement& measurement)
{
    rows.section(DetailSection::Source);
    for (const auto& [name, value] : measurement.sourceFields) {
        if (!isStaticResource(name)) {
            rows.add("field." + name, name, value);
        }
    }
}

} // namespace

std::vector<DetailRow> pointDetails(const Measurement& measurement, const PlotPoint& point,
                                    const Reference& reference, const UnitChoice& units)
{
    DetailRows rows;
    addResult(rows, measurement, point, reference, units);
    addRun(rows, measurement);
    addValidation(rows, measurement.validation);
    addResources(rows, measurement);
    addDevice(rows, measurement.provenance);
    addSoftware(rows, measurement.provenance);
    addOrigin(rows, measurement.provenance);
    addSourceFields(rows, measurement);
    return rows.take();
}

std::vector<DetailRow> ceilingDetails(const Ceiling& ceiling, Statistic statistic,
                                      const UnitChoice& units)
{
    DetailRows rows;
    const auto rateText = [&](double value) {
        return ceiling.kind == CeilingKind::Bandwidth ? withConversion(BytesPerSecond(value), units)
                                                      : withConversion(FlopPerSecond(value), units);
    };
    rows.section(DetailSection::Result);
    const CeilingValue value = ceilingAt(ceiling, statistic);
    rows.add("value", ceiling.kind == CeilingKind::Bandwidth ? "Bandwidth" : "Performance",
             rateText(value.valueSi), onHover);
    rows.add("origin", "Origin", std::string(toText(ceiling.origin)), onHover);
    rows.add("statistic", "Statistic",
             value.statistic ? std::optional(std::string(toText(*value.statistic))) : std::nullopt,
             onHover);
    if (ceiling.lowSi || ceiling.highSi) {
        rows.add("interval", "Interval",
                 (ceiling.lowSi ? rateText(*ceiling.lowSi) : "?") + " to "
                     + (ceiling.highSi ? rateText(*ceiling.highSi) : "?"));
    }
    if (ceiling.kind == CeilingKind::Compute) {
        rows.add("precision", "Precision",
                 ceiling.precision ? std::optional(std::string(toText(*ceiling.precision)))
                                   : std::nullopt,
                 onHover);
    } else {
        rows.add("memory_level", "Memory level", ceiling.memoryLevel, onHover);
    }
    rows.add("reading", "Read it as", "a reference, not a hardware peak: a point above it is legal",
             onHover);
    if (ceiling.probe) {
        addRun(rows, *ceiling.probe);
        addValidation(rows, ceiling.probe->validation);
    }
    addDevice(rows, ceiling.origins());
    addSoftware(rows, ceiling.origins());
    addOrigin(rows, ceiling.origins());
    return rows.take();
}

} // namespace rooflab
