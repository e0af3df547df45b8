// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/nvbench_devices.h"

#include "core/format.h"
#include "core/io/json_values.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

std::optional<double> positiveIn(const Json* value)
{
    const Result<std::optional<double>> number = numberIn(value);
    return number && *number && **number > 0.0 ? *number : std::nullopt;
}

Device deviceOf(const Json& object, std::int64_t id)
{
    Device device;
    device.index = id;
    if (const std::string name = textIn(memberOf(&object, "name")); !name.empty()) {
        device.name = name;
    }
    if (const auto version = countIn(memberOf(&object, "sm_version"))) {
        constexpr std::int64_t tenth = 10; // 700 is sm_70
        device.arch = "sm_" + std::to_string(*version / tenth);
    }
    device.clockHz = positiveIn(memberOf(&object, "sm_default_clock_rate"));
    device.memoryClockHz = positiveIn(memberOf(&object, "global_memory_bus_peak_clock_rate"));
    device.computeUnits = countIn(memberOf(&object, "number_of_sms"));
    if (const auto bytes = positiveIn(memberOf(&object, "global_memory_size"))) {
        device.memory = Bytes(*bytes);
    }
    if (const auto bytes = positiveIn(memberOf(&object, "l2_cache_size"))) {
        device.caches.push_back({"L2", Bytes(*bytes), std::nullopt});
    }
    return device;
}

} // namespace

Provenance nvbenchProvenance(const Json& root)
{
    Provenance provenance;
    const Json* meta = memberOf(&root, "meta");
    const Json* version = memberOf(memberOf(meta, "version"), "nvbench");
    SoftwareItem tool{"nvbench", std::nullopt, std::nullopt};
    if (const std::string text = textIn(memberOf(version, "string")); !text.empty()) {
        tool.version = text;
    }
    if (const std::string text = textIn(memberOf(version, "git_sha")); !text.empty()) {
        tool.detail = text;
    }
    provenance.software.push_back(std::move(tool));
    std::string command;
    const Json* words = listIn(meta, "argv");
    for (std::size_t i = 0; words != nullptr && i < words->size(); ++i) {
        command += (i == 0 ? "" : " ") + textIn(&(*words)[i]);
    }
    if (!command.empty()) {
        provenance.command = command;
    }
    return provenance;
}

std::map<std::int64_t, Provenance> nvbenchDevices(const Json& root)
{
    std::map<std::int64_t, Provenance> devices;
    const Provenance common = nvbenchProvenance(root);
    const Json* list = listIn(&root, "devices");
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        if (const auto id = countIn(memberOf(&(*list)[i], "id"))) {
            Provenance provenance = common;
            provenance.device = deviceOf((*list)[i], *id);
            if (const auto bandwidth
                = positiveIn(memberOf(&(*list)[i], "global_memory_bus_bandwidth"))) {
                provenance.notes.push_back(
                    "memory bus, theoretical: " + formatExact(*bandwidth / giga) + " GB/s");
            }
            devices.emplace(*id, std::move(provenance));
        }
    }
    return devices;
}

} // namespace rooflab
