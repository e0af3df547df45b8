// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detail_rows.h"

#include "core/format.h"

namespace rooflab {

std::string joined(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : std::string(separator)) + part;
    }
    return text;
}

namespace {

std::optional<std::string> methodText(const Timing& timing)
{
    if (!timing.method && !timing.scope) {
        return std::nullopt;
    }
    const std::string scope = !timing.scope       ? "scope not recorded"
        : *timing.scope == TimingScope::PerLaunch ? "per launch"
                                                  : "batch total divided by count";
    return (timing.method ? methodWords(*timing.method) : "method not recorded") + ", " + scope;
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

/// "1.5 GiB, 25 × the L2 of 60 MiB": whether the data can live in a cache.
std::optional<std::string> workingSetText(const Measurement& measurement)
{
    const std::optional<Bytes>& held = measurement.work.workingSet;
    if (!held) {
        return std::nullopt;
    }
    std::string text = formatBytes(*held);
    for (const CacheLevel& cache : measurement.provenance.device.caches) {
        constexpr int digits = 3;
        const auto count = static_cast<double>(cache.count.value_or(1));
        const Bytes total(cache.size.value() * count);
        if (total > Bytes(0)) {
            text += ", " + formatNumber(ratio(*held, total), digits) + " × the " + cache.level
                + " of " + formatBytes(total);
        }
    }
    return text;
}

/// "1.98 GHz → 1.755 GHz".
std::optional<std::string> changeText(const std::optional<std::string>& before,
                                      const std::optional<std::string>& after)
{
    if (!before && !after) {
        return std::nullopt;
    }
    return before.value_or(std::string(notRecorded)) + " → "
        + after.value_or(std::string(notRecorded));
}

void addState(DetailRows& rows, const DeviceState& before, const DeviceState& after)
{
    if (before == DeviceState{} && after == DeviceState{}) {
        rows.add("state", "State before → after", std::nullopt);
        return;
    }
    const auto add = [&](const char* id, const char* label, auto member, auto format) {
        const auto text = [&](const DeviceState& state) {
            return state.*member ? std::optional(format(*(state.*member))) : std::nullopt;
        };
        rows.add(id, label, changeText(text(before), text(after)));
    };
    const auto frequency = [](double hertz) { return formatFrequency(hertz); };
    add("state_clock", "Clock before → after", &DeviceState::clockHz, frequency);
    add("state_memory_clock", "Memory clock before → after", &DeviceState::memoryClockHz,
        frequency);
    add("state_temperature", "Temperature before → after", &DeviceState::temperatureC,
        [](double celsius) { return formatNumber(celsius) + " °C"; });
    add("state_power", "Power before → after", &DeviceState::powerW,
        [](double watts) { return formatNumber(watts) + " W"; });
    add("other_processes", "Other processes before → after", &DeviceState::otherProcesses,
        [](std::int64_t count) { return formatInteger(count); });
}

} // namespace

std::string methodWords(TimingMethod method)
{
    switch (method) {
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
}

void addRun(DetailRows& rows, const Measurement& measurement)
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
    if (timing.scope == TimingScope::Batch) {
        rows.addCount("batch_launches", "Launches of a sample", timing.batchSize);
    }
    rows.add("cache_state", "Cache before each launch",
             timing.cache ? std::optional(std::string(toText(*timing.cache))) : std::nullopt);
    rows.add("working_set", "Working set", workingSetText(measurement));
    if (timing.stopRule) {
        rows.add("stop_rule", "Stopped", *timing.stopRule);
    }
}

void addValidation(DetailRows& rows, const Validation& validation)
{
    rows.section(DetailSection::Validation);
    rows.add("validation", "Validation", validation.describe(), onHover);
    rows.add("validation_method", "How", validation.method);
}

void addDevice(DetailRows& rows, const Provenance& provenance)
{
    const Device& device = provenance.device;
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
    addState(rows, provenance.before, provenance.after);
}

void addSoftware(DetailRows& rows, const Provenance& provenance)
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

void addOrigin(DetailRows& rows, const Provenance& provenance)
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

} // namespace rooflab
