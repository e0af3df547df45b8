// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/listing.h"

#include "core/format.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace rooflab::bench {

namespace {

/// What a backend makes of one row: the precisions it runs, or why it runs none.
struct Support {
    std::vector<Precision> precisions;
    std::string reason;
};

Support supportOf(const Backend& backend, const KernelSpec& spec)
{
    Support support;
    for (const Precision precision : spec.precisions) {
        if (const auto supported = backend.supports(spec, precision)) {
            support.precisions.push_back(precision);
        } else if (support.reason.empty()) {
            support.reason = supported.error().message;
        }
    }
    return support;
}

std::string row(std::string_view name, const std::string& value)
{
    constexpr std::size_t nameWidth = 10;
    std::string text = "  " + std::string(name);
    text.append(name.size() < nameWidth ? nameWidth - name.size() : 1, ' ');
    return text + value + "\n";
}

std::string deviceText(const Provenance& origin)
{
    const Device& device = origin.device;
    std::string text = "Device " + std::to_string(device.index.value_or(0)) + ": "
        + device.name.value_or("name not recorded") + "\n";
    const auto add = [&](std::string_view name, const std::optional<std::string>& value) {
        text += row(name, value.value_or("not recorded"));
    };
    const auto count = [](const std::optional<std::int64_t>& value) {
        return value ? std::optional(std::to_string(*value)) : std::nullopt;
    };
    add("arch", device.arch);
    add("vendor", device.vendor);
    add("cores", count(device.computeUnits));
    add("threads", count(device.threads));
    add("memory", device.memory ? std::optional(formatBytes(*device.memory)) : std::nullopt);
    for (const auto& cache : device.caches) {
        add(cache.level,
            formatBytes(cache.size)
                + (cache.count ? " × " + std::to_string(*cache.count) : std::string()));
    }
    add("clock", device.clockHz ? std::optional(formatFrequency(*device.clockHz)) : std::nullopt);
    for (const auto& item : origin.software) {
        text += row(item.name, item.version.value_or("") + (item.detail ? " " + *item.detail : ""));
    }
    for (const auto& note : origin.notes) {
        text += row("note", note);
    }
    return text;
}

std::string parameterLine(const ParameterSpec& parameter)
{
    std::string text = "      --" + std::string(parameter.id) + "  ";
    if (parameter.isChoice()) {
        for (const auto choice : parameter.choices) {
            text += std::string(choice) + (choice == parameter.choices.back() ? "" : "|");
        }
        text += ", default " + std::string(parameter.choices.front());
    } else {
        text += std::to_string(parameter.minimum) + ".." + std::to_string(parameter.maximum) + " "
            + std::string(parameter.unit) + ", default " + std::to_string(parameter.defaultValue);
    }
    return text + "\n";
}

std::string kernelText(const Backend& backend, const KernelSpec& spec)
{
    const Support support = supportOf(backend, spec);
    std::string text = "  " + std::string(spec.id) + ": " + std::string(spec.label) + " ("
        + std::string(spec.kernel) + (spec.isProbe() ? ", reference" : "") + ")\n";
    text += "      " + std::string(spec.description) + "; " + std::string(spec.accounting) + "\n";
    if (support.precisions.empty()) {
        return text + "      unsupported: " + support.reason + "\n";
    }
    text += "      precisions:";
    for (const Precision precision : support.precisions) {
        text += " " + std::string(toText(precision));
    }
    text += "\n";
    for (const auto& parameter : spec.parameters) {
        text += parameterLine(parameter);
    }
    return text;
}

nlohmann::ordered_json deviceJson(const Device& device)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    const auto set = [&json](const char* key, const auto& value) {
        if (value) {
            json[key] = *value;
        }
    };
    const auto setBytes = [&json](const char* key, const std::optional<Bytes>& value) {
        if (value) {
            json[key] = static_cast<std::int64_t>(value->value());
        }
    };
    set("name", device.name);
    set("arch", device.arch);
    set("vendor", device.vendor);
    set("index", device.index);
    setBytes("memory_bytes", device.memory);
    set("compute_units", device.computeUnits);
    set("threads", device.threads);
    for (const auto& cache : device.caches) {
        nlohmann::ordered_json level{{"level", cache.level},
                                     {"bytes", static_cast<std::int64_t>(cache.size.value())}};
        if (cache.count) {
            level["count"] = *cache.count;
        }
        json["caches"].push_back(std::move(level));
    }
    return json;
}

} // namespace

std::string listText(const Backend& backend)
{
    std::string text = deviceText(backend.describe()) + "\nKernels of the "
        + std::string(backend.name()) + " backend:\n";
    for (const auto& spec : kernelCatalog()) {
        text += kernelText(backend, spec);
    }
    return text;
}

std::string listJson(const Backend& backend)
{
    nlohmann::ordered_json kernels = nlohmann::ordered_json::array();
    for (const auto& spec : kernelCatalog()) {
        const Support support = supportOf(backend, spec);
        nlohmann::ordered_json precisions = nlohmann::ordered_json::array();
        for (const Precision precision : support.precisions) {
            precisions.push_back(toText(precision));
        }
        const bool supported = !support.precisions.empty();
        kernels.push_back({{"id", spec.id},
                           {"supported", supported},
                           {"reason", supported ? "" : support.reason},
                           {"precisions", std::move(precisions)}});
    }
    const nlohmann::ordered_json document{{"backend", backend.name()},
                                          {"device", deviceJson(backend.describe().device)},
                                          {"kernels", std::move(kernels)}};
    constexpr int indent = 2;
    return document.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
        + "\n";
}

} // namespace rooflab::bench
