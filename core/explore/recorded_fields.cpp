// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/recorded_fields.h"

#include "core/format.h"

#include <algorithm>
#include <map>
#include <span>
#include <type_traits>

namespace rooflab {

namespace {

class Collector {
public:
    void role(FieldRole role) { m_role = role; }

    void add(std::string id, std::string label, std::string exact, std::string text)
    {
        // Two items of the same name in a list stay two fields.
        if (const std::size_t earlier = m_uses[id]++; earlier > 0) {
            id += "#" + std::to_string(earlier + 1);
        }
        m_fields.push_back(
            {std::move(id), std::move(label), m_role, std::move(exact), std::move(text)});
    }
    void add(std::string id, std::string label, const std::optional<std::string>& text)
    {
        if (text) {
            add(std::move(id), std::move(label), *text, *text);
        }
    }
    void addWord(std::string id, std::string label, std::string_view word)
    {
        if (!word.empty()) {
            add(std::move(id), std::move(label), std::optional(std::string(word)));
        }
    }
    void add(std::string id, std::string label, std::optional<std::int64_t> count)
    {
        if (count) {
            add(std::move(id), std::move(label), std::optional(formatInteger(*count)));
        }
    }
    template <class Value, class Format>
    void add(std::string id, std::string label, const std::optional<Value>& value,
             std::string_view unit, Format format)
    {
        if (value) {
            double number = 0.0;
            if constexpr (std::is_same_v<Value, double>) {
                number = *value;
            } else {
                number = value->value();
            }
            add(std::move(id), std::move(label), formatExact(number) + std::string(unit),
                format(*value));
        }
    }
    std::vector<RecordedField> take() { return std::move(m_fields); }

private:
    FieldRole m_role = FieldRole::Condition;
    std::vector<RecordedField> m_fields;
    std::map<std::string, std::size_t> m_uses;
};

std::string asTime(Seconds time)
{
    return formatTime(time);
}
std::string asBytes(Bytes bytes)
{
    return formatBytes(bytes);
}
std::string asFrequency(double hertz)
{
    return formatFrequency(hertz);
}
std::string asNumber(double value)
{
    return formatNumber(value);
}

template <class Enum>
void addEnum(Collector& fields, std::string id, std::string label, std::optional<Enum> value)
{
    fields.addWord(std::move(id), std::move(label), value ? toText(*value) : std::string_view());
}

void addWork(Collector& fields, const Work& work)
{
    const auto& [flops, bytes, basis, memoryLevel, accounting, assumed, workingSet] = work;
    fields.add("work.flops", "F (work)", flops, " FLOP", [](Flop f) { return formatWork(f); });
    fields.add("work.bytes", "Q (traffic)", bytes, " B", asBytes);
    fields.addWord("work.byte_basis", "Byte basis", toText(basis));
    fields.add("work.memory_level", "Memory level of the bytes", memoryLevel);
    fields.addWord("work.accounting", "Accounting", accounting);
    fields.addWord("work.assumed", "Accounting assumed by rooflab", assumed ? "yes" : "no");
    fields.add("work.working_set", "Working set", workingSet, " B", asBytes);
}

void addSamples(Collector& fields, std::span<const Seconds> samples)
{
    if (samples.empty()) {
        return;
    }
    std::string exact;
    Seconds low = samples.front();
    Seconds high = samples.front();
    for (const Seconds sample : samples) {
        exact += formatExact(sample.value()) + " ";
        low = std::min(low, sample);
        high = std::max(high, sample);
    }
    fields.add("timing.samples", "Samples", exact + "s",
               std::to_string(samples.size()) + ", from " + formatTime(low) + " to "
                   + formatTime(high));
}

void addTiming(Collector& fields, const Timing& timing)
{
    const auto& [method, scope, cache, warmup, repeat, batchSize, samples, reported, stopRule]
        = timing;
    addEnum(fields, "timing.method", "Timing method", method);
    addEnum(fields, "timing.scope", "Timing scope", scope);
    addEnum(fields, "timing.cache", "Cache before each launch", cache);
    fields.add("timing.warmup", "Warm-up", warmup);
    fields.add("timing.repeat", "Repeat", repeat);
    fields.add("timing.batch_launches", "Launches of a sample", batchSize);
    fields.add("timing.stop_rule", "Stopped", stopRule);
    fields.role(FieldRole::Result);
    addSamples(fields, samples.values());
    const auto& [min, median, mean, p95, max, stddev] = reported;
    fields.add("timing.min", "Reported min", min, " s", asTime);
    fields.add("timing.median", "Reported median", median, " s", asTime);
    fields.add("timing.mean", "Reported mean", mean, " s", asTime);
    fields.add("timing.p95", "Reported p95", p95, " s", asTime);
    fields.add("timing.max", "Reported max", max, " s", asTime);
    fields.add("timing.stddev", "Reported standard deviation", stddev, " s", asTime);
    fields.role(FieldRole::Condition);
}

void addValidation(Collector& fields, const Validation& validation)
{
    const auto& [status, checked, total, mismatches, nonFinite, method, relativeError, errorBound]
        = validation;
    if (status != ValidationStatus::NotRecorded) {
        fields.addWord("validation.status", "Validation", toText(status));
    }
    fields.add("validation.checked", "Elements checked", checked);
    fields.add("validation.total", "Elements in all", total);
    fields.add("validation.method", "Validation method", method);
    fields.add("validation.error_bound", "Error bound", errorBound, "", asNumber);
    fields.role(FieldRole::Result);
    fields.add("validation.mismatches", "Mismatches", mismatches);
    fields.add("validation.non_finite", "Non-finite values", nonFinite);
    fields.add("validation.relative_error", "Relative error", relativeError, "", asNumber);
    fields.role(FieldRole::Condition);
}

void addDevice(Collector& fields, const Device& device)
{
    const auto& [name, arch, vendor, index, memory, caches, computeUnits, threads, wavefront,
                 clockHz, memoryClockHz]
        = device;
    fields.add("device.name", "Device", name);
    fields.add("device.arch", "Architecture", arch);
    fields.add("device.vendor", "Vendor", vendor);
    fields.add("device.index", "Device index", index);
    fields.add("device.memory", "Device memory", memory, " B", asBytes);
    for (const auto& [level, size, count] : caches) {
        const std::string times = count ? " × " + formatInteger(*count) : "";
        fields.add("device.cache." + level, "Cache " + level,
                   formatExact(size.value()) + " B" + times, formatBytes(size) + times);
    }
    fields.add("device.compute_units", "Cores / compute units", computeUnits);
    fields.add("device.threads", "Threads used", threads);
    fields.add("device.wavefront", "Lanes of a wavefront", wavefront);
    fields.add("device.clock", "Clock", clockHz, " Hz", asFrequency);
    fields.add("device.memory_clock", "Memory clock", memoryClockHz, " Hz", asFrequency);
}

void addState(Collector& fields, const DeviceState& state, const std::string& id,
              const std::string& when)
{
    const auto& [clockHz, memoryClockHz, temperatureC, powerW, otherProcesses] = state;
    fields.add(id + ".clock", "Clock " + when, clockHz, " Hz", asFrequency);
    fields.add(id + ".memory_clock", "Memory clock " + when, memoryClockHz, " Hz", asFrequency);
    fields.add(id + ".temperature", "Temperature " + when, temperatureC, " °C",
               [](double celsius) { return formatNumber(celsius) + " °C"; });
    fields.add(id + ".power", "Power " + when, powerW, " W",
               [](double watts) { return formatNumber(watts) + " W"; });
    fields.add(id + ".other_processes", "Other processes " + when, otherProcesses);
}

void addSoftware(Collector& fields, const std::vector<SoftwareItem>& software)
{
    for (const auto& [name, version, detail] : software) {
        fields.add("software." + name, name,
                   std::optional(version ? *version : std::string("version not recorded")));
        fields.add("software." + name + ".detail", name + ", detail", detail);
    }
}

std::string joinedNotes(const std::vector<std::string>& notes, std::string_view separator)
{
    std::string text;
    for (const std::string& note : notes) {
        text += (text.empty() ? "" : std::string(separator)) + note;
    }
    return text;
}

void addOrigin(Collector& fields, const Provenance& provenance)
{
    const auto& [device, backend, software, host, recordedAt, command, program, before, after,
                 source, notes]
        = provenance;
    addDevice(fields, device);
    addState(fields, before, "state_before", "before");
    addState(fields, after, "state_after", "after");
    fields.add("backend", "Backend", backend);
    addSoftware(fields, software);
    const auto& [hostName, os, hostKernel, cpu, hostMemory] = host;
    fields.add("host.name", "Host", hostName);
    fields.add("host.os", "Operating system", os);
    fields.add("host.kernel", "Operating system kernel", hostKernel);
    fields.add("host.cpu", "Host CPU", cpu);
    fields.add("host.memory", "Host memory", hostMemory, " B", asBytes);
    const auto& [programName, programVersion, gitRevision] = program;
    fields.add("program.name", "Program", programName);
    fields.add("program.version", "Program version", programVersion);
    fields.add("program.git_revision", "Program revision", gitRevision);
    fields.role(FieldRole::Record);
    fields.add("recorded_at", "Date", recordedAt);
    fields.add("command", "Command", command);
    const auto& [file, format, sha256, place] = source;
    fields.add("source.file", "File", file);
    fields.add("source.format", "Format", format);
    fields.add("source.sha256", "SHA-256", sha256);
    fields.add("source.place", "Place in the file", place);
    if (!notes.empty()) {
        fields.add("notes", "Notes", joinedNotes(notes, "\n"), joinedNotes(notes, "; "));
    }
}

} // namespace

std::vector<RecordedField> recordedFields(const Measurement& measurement)
{
    const auto& [id, kernel, variant, precision, parameters, work, timing, validation, provenance,
                 sourceFields, unknownKeys]
        = measurement;
    Collector fields;
    fields.addWord("kernel", "Kernel", kernel);
    fields.addWord("variant", "Variant", variant);
    addEnum(fields, "precision", "Precision", precision);
    for (const auto& [name, value] : parameters.entries()) {
        fields.add("parameter." + name, name == "size" ? "N" : name,
                   std::optional(parameterText(value)));
    }
    addWork(fields, work);
    addTiming(fields, timing);
    addValidation(fields, validation);
    addOrigin(fields, provenance);
    fields.addWord("id", "Id", id);
    for (const auto& [name, value] : sourceFields) {
        fields.add("field." + name, name, std::optional(value));
    }
    fields.addWord("unknown_keys", "Keys of a newer version", unknownKeys);
    return fields.take();
}

} // namespace rooflab
