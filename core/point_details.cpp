// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/point_details.h"

#include "core/catalog.h"
#include "core/format.h"

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

constexpr bool onHover = true;

/// Collects rows; an absent value becomes "not recorded".
class Rows {
public:
    void section(DetailSection section) { m_section = section; }

    void add(std::string id, std::string label, std::optional<std::string> text, bool hover = false)
    {
        const bool recorded = text.has_value() && !text->empty();
        m_rows.push_back({m_section, std::move(id), std::move(label),
                          recorded ? std::move(*text) : std::string(notRecorded), recorded, hover});
    }
    void addCount(std::string id, std::string label, std::optional<std::int64_t> count)
    {
        add(std::move(id), std::move(label),
            count ? std::optional(formatInteger(*count)) : std::nullopt);
    }
    void addBytes(std::string id, std::string label, std::optional<Bytes> bytes)
    {
        add(std::move(id), std::move(label),
            bytes ? std::optional(formatBytes(*bytes)) : std::nullopt);
    }
    std::vector<DetailRow> take() { return std::move(m_rows); }

private:
    DetailSection m_section = DetailSection::Result;
    std::vector<DetailRow> m_rows;
};

std::string joined(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : std::string(separator)) + part;
    }
    return text;
}

std::optional<std::string> methodText(const Timing& timing)
{
    if (!timing.method && !timing.scope) {
        return std::nullopt;
    }
    const auto method = [&]() -> std::string {
        switch (*timing.method) {
        case TimingMethod::HipEvent:
            return "HIP event";
        case TimingMethod::CudaEvent:
            return "CUDA event";
        case TimingMethod::SteadyClock:
            return "steady clock";
        case TimingMethod::KernelTrace:
            return "kernel trace";
        case TimingMethod::Reported:
            return "as reported";
        }
        return {};
    };
    const std::string scope = !timing.scope       ? "scope not recorded"
        : *timing.scope == TimingScope::PerLaunch ? "per launch"
                                                  : "batch total divided by count";
    return (timing.method ? method() : "method not recorded") + ", " + scope;
}

std::optional<std::string> spreadText(const Timing& timing)
{
    const TimeSummary summary = timing.summary();
    std::vector<std::string> parts;
    for (const auto& [time, name] :
         {std::pair{summary.min, "min"}, std::pair{summary.median, "median"},
          std::pair{summary.mean, "mean"}, std::pair{summary.p95, "p95"},
          std::pair{summary.max, "max"}}) {
        if (time) {
            parts.push_back(std::string(name) + " " + formatTime(*time));
        }
    }
    return parts.empty() ? std::nullopt : std::optional(joined(parts, ", "));
}

void addResult(Rows& rows, const Measurement& measurement, const PlotPoint& point,
               const Reference& reference)
{
    rows.section(DetailSection::Result);
    const Work& work = measurement.work;
    rows.add("arithmetic_intensity", "Arithmetic intensity",
             point.ai ? std::optional(formatIntensity(*point.ai)) : std::nullopt, onHover);
    rows.add("performance", "Performance",
             point.performance ? std::optional(formatPerformance(*point.performance))
                               : std::nullopt,
             onHover);
    rows.add("bandwidth", "Effective bandwidth",
             point.bandwidth ? std::optional(formatBandwidth(*point.bandwidth)) : std::nullopt,
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
            = formatPercent(*reference.fraction) + " of " + formatPerformance(*reference.roof);
        if (*reference.fraction > 1.0) {
            text += " (above it: legal, it is a reference, not a peak)";
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

void addRun(Rows& rows, const Measurement& measurement)
{
    rows.section(DetailSection::Run);
    const Timing& timing = measurement.timing;
    rows.add("kernel", "Kernel",
             measurement.variant.empty() ? measurement.kernel
                                         : measurement.kernel + ", " + measurement.variant);
    rows.add("precision", "Precision",
             measurement.precision ? std::optional(std::string(toText(*measurement.precision)))
                                   : std::nullopt,
             onHover);
    for (const auto& [name, value] : measurement.parameters.entries()) {
        rows.add("parameter." + name, name == "size" ? "N" : name, parameterText(value), onHover);
    }
    const auto count = [](std::optional<std::int64_t> value) {
        return value ? formatInteger(*value) : std::string(notRecorded);
    };
    rows.add("warmup_repeat", "Warm-up / repeat",
             count(timing.warmup) + " / " + count(timing.repeat), onHover);
    rows.add("timing_method", "Timing", methodText(timing), onHover);
    rows.add("spread", "Times", spreadText(timing));
    rows.add("samples", "Samples kept",
             timing.samples.empty()
                 ? std::nullopt
                 : std::optional(formatInteger(static_cast<std::int64_t>(timing.samples.size()))));
    rows.add("cache_state", "Cache before each launch",
             timing.cache ? std::optional(std::string(toText(*timing.cache))) : std::nullopt);
    rows.addBytes("working_set", "Working set", measurement.work.workingSet);
    if (timing.stopRule) {
        rows.add("stop_rule", "Stopped", *timing.stopRule);
    }
}

void addDevice(Rows& rows, const Device& device)
{
    rows.section(DetailSection::Device);
    rows.add("device", "Device", device.name, onHover);
    rows.add("arch", "Architecture", device.arch);
    rows.add("vendor", "Vendor", device.vendor);
    rows.addCount("device_index", "Device index", device.index);
    rows.addBytes("device_memory", "Memory", device.memory);
    std::vector<std::string> caches;
    for (const CacheLevel& cache : device.caches) {
        caches.push_back(cache.level + " " + formatBytes(cache.size)
                         + (cache.count ? " × " + formatInteger(*cache.count) : ""));
    }
    rows.add("caches", "Caches",
             caches.empty() ? std::nullopt : std::optional(joined(caches, ", ")));
    rows.addCount("compute_units", "Cores / compute units", device.computeUnits);
    rows.addCount("threads", "Threads used", device.threads);
    rows.addCount("wavefront", "Lanes of a wavefront", device.wavefront);
    rows.add("clock", "Clock",
             device.clockHz ? std::optional(formatFrequency(*device.clockHz)) : std::nullopt);
    rows.add("memory_clock", "Memory clock",
             device.memoryClockHz ? std::optional(formatFrequency(*device.memoryClockHz))
                                  : std::nullopt);
}

void addSoftware(Rows& rows, const Provenance& provenance)
{
    rows.section(DetailSection::Software);
    rows.add("backend", "Backend", provenance.backend);
    std::size_t number = 0;
    for (const SoftwareItem& item : provenance.software) {
        std::string text = item.version.value_or(std::string(notRecorded));
        if (item.detail) {
            text += " (" + *item.detail + ")";
        }
        rows.add("software." + std::to_string(number++), item.name, text);
    }
    if (provenance.software.empty()) {
        rows.add("software", "Software", std::nullopt);
    }
    const Host& host = provenance.host;
    rows.add("os", "Operating system", host.os);
    rows.add("kernel_version", "Kernel", host.kernel);
    rows.add("host", "Host", host.name);
    rows.add("cpu", "Host CPU", host.cpu);
    rows.addBytes("host_memory", "Host memory", host.memory);
}

void addOrigin(Rows& rows, const Provenance& provenance)
{
    rows.section(DetailSection::Origin);
    rows.add("recorded_at", "Date", provenance.recordedAt, onHover);
    rows.add("source_file", "File", provenance.source.file, onHover);
    rows.add("source_place", "Place in the file", provenance.source.place);
    rows.add("source_format", "Format", provenance.source.format);
    rows.add("source_sha256", "SHA-256", provenance.source.sha256);
    rows.add("command", "Command", provenance.command);
    const Program& program = provenance.program;
    rows.add("program", "Program",
             program.name
                 ? std::optional(*program.name + (program.version ? " " + *program.version : ""))
                 : std::nullopt);
    rows.add("git_revision", "Revision", program.gitRevision);
    for (std::size_t i = 0; i < provenance.notes.size(); ++i) {
        rows.add("note." + std::to_string(i), "Note", provenance.notes[i]);
    }
}

void addValidation(Rows& rows, const Validation& validation)
{
    rows.section(DetailSection::Validation);
    rows.add("validation", "Validation", validation.describe(), onHover);
    rows.add("validation_method", "How", validation.method);
}

void addSourceFields(Rows& rows, const Measurement& measurement)
{
    rows.section(DetailSection::Source);
    for (const auto& [name, value] : measurement.sourceFields) {
        rows.add("field." + name, name, value);
    }
}

} // namespace

std::vector<DetailRow> pointDetails(const Measurement& measurement, const PlotPoint& point,
                                    const Reference& reference)
{
    Rows rows;
    addResult(rows, measurement, point, reference);
    addRun(rows, measurement);
    addValidation(rows, measurement.validation);
    addDevice(rows, measurement.provenance.device);
    addSoftware(rows, measurement.provenance);
    addOrigin(rows, measurement.provenance);
    addSourceFields(rows, measurement);
    return rows.take();
}

std::vector<DetailRow> ceilingDetails(const Ceiling& ceiling, Statistic statistic)
{
    Rows rows;
    const auto rateText = [&](double value) {
        return ceiling.kind == CeilingKind::Bandwidth ? formatBandwidth(BytesPerSecond(value))
                                                      : formatPerformance(FlopPerSecond(value));
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
    addDevice(rows, ceiling.origins().device);
    addSoftware(rows, ceiling.origins());
    addOrigin(rows, ceiling.origins());
    return rows.take();
}

} // namespace rooflab
