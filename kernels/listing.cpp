// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/listing.h"

#include "core/format.h"
#include "kernels/kernel_selection.h"
#include "kernels/plan_choice.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace rooflab::bench {

namespace {

/// What a backend makes of one row: the precisions it runs, and why not the others.
struct Support {
    std::vector<Precision> precisions;
    std::vector<std::pair<Precision, std::string>> reasons;

    [[nodiscard]] bool isAny() const { return !precisions.empty(); }
    /// One reason that holds for all precisions; empty if they differ or some are supported.
    [[nodiscard]] std::string commonReason() const
    {
        const bool isOne = !isAny() && std::ranges::all_of(reasons, [&](const auto& reason) {
            return reason.second == reasons.front().second;
        });
        return isOne ? reasons.front().second : std::string();
    }
};

Support supportOf(const Backend& backend, const KernelSpec& spec)
{
    Support support;
    for (const Precision precision : spec.precisions) {
        if (const auto supported = backend.supports(spec, precision)) {
            support.precisions.push_back(precision);
        } else {
            support.reasons.emplace_back(precision, supported.error().message);
        }
    }
    return support;
}

/// A size that plans would choose for this device.
struct ListedSize {
    std::string_view kind; ///< "array" or "matrix"
    Precision precision;
    SizeChoice choice;
};

std::vector<ListedSize> sizesFor(const PlanLimits& limits)
{
    std::vector<ListedSize> sizes;
    for (const auto& [precision, text] : precisionTexts) {
        const auto hasAny = [&](bool products) {
            return std::ranges::any_of(limits.kernels, [&](const RunnableKernel& row) {
                return (findKernel(row.id)->ceiling == CeilingKind::Compute) == products
                    && limits.canRun(row.id, precision);
            });
        };
        if (hasAny(false)) {
            sizes.push_back({"array", precision, chooseArraySize(limits, precision)});
        }
        if (hasAny(true)) {
            sizes.push_back({"matrix", precision, chooseMatrixSize(limits, precision)});
        }
    }
    return sizes;
}

std::string row(std::string_view name, const std::string& value)
{
    constexpr std::size_t nameWidth = 10;
    std::string text = "  " + std::string(name);
    text.append(name.size() < nameWidth ? nameWidth - name.size() : 1, ' ');
    return text + value + "\n";
}

std::string deviceText(const Backend& backend)
{
    const Provenance origin = backend.describe();
    const Device& device = origin.device;
    std::string text = "Device " + std::to_string(device.index.value_or(0)) + ": "
        + device.name.value_or("name not recorded") + "\n"
        + row("devices", std::to_string(backend.deviceCount()));
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
    const auto available = backend.availableMemory();
    add("available", available ? std::optional(formatBytes(*available)) : std::nullopt);
    for (const auto& item : origin.software) {
        text += row(item.name, item.version.value_or("") + (item.detail ? " " + *item.detail : ""));
    }
    for (const auto& note : origin.notes) {
        text += row("note", note);
    }
    return text;
}

std::string sizesText(const Backend& backend)
{
    std::string text = "\nSizes that plans choose for it:\n";
    for (const auto& size : sizesFor(limitsOf(backend))) {
        text += "  " + size.choice.reason + "\n";
    }
    return text;
}

std::string kernelText(const Backend& backend, const KernelSpec& spec)
{
    const Support support = supportOf(backend, spec);
    std::string text = "  " + std::string(spec.id) + ": " + std::string(spec.label) + " ("
        + std::string(spec.kernel) + (spec.isProbe() ? ", reference" : "") + ")\n";
    text += "      " + std::string(spec.description) + "; " + std::string(spec.accounting) + "\n";
    if (const std::string reason = support.commonReason(); !reason.empty()) {
        return text + "      unsupported: " + reason + "\n";
    }
    if (support.isAny()) {
        text += "      precisions:";
        for (const Precision precision : support.precisions) {
            text += " " + std::string(toText(precision));
        }
        text += "\n";
    }
    for (const auto& [precision, reason] : support.reasons) {
        text += "      no " + std::string(toText(precision)) + ": " + reason + "\n";
    }
    for (const auto& parameter : spec.parameters) {
        text += "      --" + std::string(parameter.id) + "  " + rangeText(parameter) + "\n";
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

nlohmann::ordered_json kernelsJson(const Backend& backend)
{
    nlohmann::ordered_json kernels = nlohmann::ordered_json::array();
    for (const auto& spec : kernelCatalog()) {
        const Support support = supportOf(backend, spec);
        nlohmann::ordered_json precisions = nlohmann::ordered_json::array();
        for (const Precision precision : support.precisions) {
            precisions.push_back(toText(precision));
        }
        nlohmann::ordered_json reasons = nlohmann::ordered_json::object();
        for (const auto& [precision, reason] : support.reasons) {
            reasons[std::string(toText(precision))] = reason;
        }
        kernels.push_back({{"id", spec.id},
                           {"supported", support.isAny()},
                           {"reason", support.isAny() ? "" : support.reasons.front().second},
                           {"precisions", std::move(precisions)},
                           {"unsupported", std::move(reasons)}});
    }
    return kernels;
}

nlohmann::ordered_json sizesJson(const PlanLimits& limits)
{
    nlohmann::ordered_json sizes = nlohmann::ordered_json::array();
    for (const auto& size : sizesFor(limits)) {
        sizes.push_back({{"kind", size.kind},
                         {"precision", toText(size.precision)},
                         {"size", size.choice.size},
                         {"reason", size.choice.reason}});
    }
    return sizes;
}

} // namespace

std::string listText(const Backend& backend)
{
    std::string text = deviceText(backend) + sizesText(backend) + "\nKernels of the "
        + std::string(backend.name()) + " backend:\n";
    for (const auto& spec : kernelCatalog()) {
        text += kernelText(backend, spec);
    }
    return text;
}

std::string listJson(const Backend& backend)
{
    const PlanLimits limits = limitsOf(backend);
    nlohmann::ordered_json document{{"backend", backend.name()},
                                    {"device_count", backend.deviceCount()},
                                    {"device", deviceJson(backend.describe().device)}};
    if (limits.memory) {
        document["available_memory_bytes"] = static_cast<std::int64_t>(limits.memory->value());
    }
    if (limits.lastLevelCache) {
        document["last_level_cache_bytes"]
            = static_cast<std::int64_t>(limits.lastLevelCache->value());
    }
    document["smallest_array"] = limits.smallestArray;
    document["matrix_size"] = limits.matrixSize;
    document["sizes"] = sizesJson(limits);
    document["kernels"] = kernelsJson(backend);
    constexpr int indent = 2;
    return document.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
        + "\n";
}

} // namespace rooflab::bench
