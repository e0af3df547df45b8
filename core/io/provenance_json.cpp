// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/provenance_json.h"

#include "core/io/json_put.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

Json deviceToJson(const Device& device)
{
    Json object = Json::object();
    put(object, "name", device.name);
    put(object, "arch", device.arch);
    put(object, "vendor", device.vendor);
    put(object, "index", device.index);
    put(object, "memory_bytes", device.memory);
    if (!device.caches.empty()) {
        Json caches = Json::array();
        for (const CacheLevel& cache : device.caches) {
            Json level = Json::object();
            level["level"] = cache.level;
            level["bytes"] = jsonNumber(cache.size.value());
            put(level, "count", cache.count);
            caches.push_back(std::move(level));
        }
        object["caches"] = std::move(caches);
    }
    put(object, "compute_units", device.computeUnits);
    put(object, "threads", device.threads);
    put(object, "wavefront", device.wavefront);
    put(object, "clock_hz", device.clockHz);
    put(object, "memory_clock_hz", device.memoryClockHz);
    return object;
}

void readDevice(JsonObject& object, Device& device)
{
    device.name = object.text("name");
    device.arch = object.text("arch");
    device.vendor = object.text("vendor");
    device.index = object.integer("index");
    device.memory = object.quantity<Bytes>("memory_bytes");
    object.objects("caches", [&](JsonObject& cache) {
        device.caches.push_back({cache.requiredText("level"), Bytes(cache.requiredNumber("bytes")),
                                 cache.integer("count")});
    });
    device.computeUnits = object.integer("compute_units");
    device.threads = object.integer("threads");
    device.wavefront = object.integer("wavefront");
    device.clockHz = object.number("clock_hz");
    device.memoryClockHz = object.number("memory_clock_hz");
}

Json stateToJson(const DeviceState& state)
{
    Json object = Json::object();
    put(object, "clock_hz", state.clockHz);
    put(object, "memory_clock_hz", state.memoryClockHz);
    put(object, "temperature_c", state.temperatureC);
    put(object, "power_w", state.powerW);
    put(object, "other_processes", state.otherProcesses);
    return object;
}

DeviceState stateFromJson(JsonObject& object)
{
    return {object.number("clock_hz"), object.number("memory_clock_hz"),
            object.number("temperature_c"), object.number("power_w"),
            object.integer("other_processes")};
}

Json hostToJson(const Host& host)
{
    Json object = Json::object();
    put(object, "name", host.name);
    put(object, "os", host.os);
    put(object, "kernel", host.kernel);
    put(object, "cpu", host.cpu);
    put(object, "memory_bytes", host.memory);
    return object;
}

Json sourceToJson(const Source& source)
{
    Json object = Json::object();
    put(object, "file", source.file);
    put(object, "format", source.format);
    put(object, "sha256", source.sha256);
    put(object, "place", source.place);
    return object;
}

} // namespace

Json programToJson(const Program& program)
{
    Json object = Json::object();
    put(object, "name", program.name);
    put(object, "version", program.version);
    put(object, "git_revision", program.gitRevision);
    return object;
}

Program programFromJson(JsonObject& object)
{
    return {object.text("name"), object.text("version"), object.text("git_revision")};
}

Json provenanceToJson(const Provenance& provenance)
{
    Json object = Json::object();
    putObject(object, "device", deviceToJson(provenance.device));
    put(object, "backend", provenance.backend);
    if (!provenance.software.empty()) {
        Json list = Json::array();
        for (const SoftwareItem& item : provenance.software) {
            Json entry = Json::object();
            entry["name"] = item.name;
            put(entry, "version", item.version);
            put(entry, "detail", item.detail);
            list.push_back(std::move(entry));
        }
        object["software"] = std::move(list);
    }
    putObject(object, "host", hostToJson(provenance.host));
    put(object, "recorded_at", provenance.recordedAt);
    put(object, "command", provenance.command);
    putObject(object, "program", programToJson(provenance.program));
    putObject(object, "state_before", stateToJson(provenance.before));
    putObject(object, "state_after", stateToJson(provenance.after));
    putObject(object, "source", sourceToJson(provenance.source));
    if (!provenance.notes.empty()) {
        object["notes"] = provenance.notes;
    }
    return object;
}

Provenance provenanceFromJson(JsonObject& object)
{
    Provenance provenance;
    object.object("device", [&](JsonObject& device) { readDevice(device, provenance.device); });
    provenance.backend = object.text("backend");
    object.objects("software", [&](JsonObject& item) {
        provenance.software.push_back(
            {item.requiredText("name"), item.text("version"), item.text("detail")});
    });
    object.object("host", [&](JsonObject& host) {
        provenance.host = {host.text("name"), host.text("os"), host.text("kernel"),
                           host.text("cpu"), host.quantity<Bytes>("memory_bytes")};
    });
    provenance.recordedAt = object.text("recorded_at");
    provenance.command = object.text("command");
    object.object("program",
                  [&](JsonObject& program) { provenance.program = programFromJson(program); });
    object.object("state_before",
                  [&](JsonObject& state) { provenance.before = stateFromJson(state); });
    object.object("state_after",
                  [&](JsonObject& state) { provenance.after = stateFromJson(state); });
    object.object("source", [&](JsonObject& source) {
        provenance.source = {source.text("file"), source.text("format"), source.text("sha256"),
                             source.text("place")};
    });
    object.texts("notes", [&](const std::string& note) { provenance.notes.push_back(note); });
    return provenance;
}

} // namespace rooflab
