// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/manifest.h"

#include "core/io/json_reader.h"
#include "core/io/number_text.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

/// Texts are taken as they are, other values as JSON; what is absent stays absent.
std::optional<std::string> looseText(const Json& object, const char* key)
{
    const auto found = object.find(key);
    if (found == object.end() || found->is_null() || found->is_structured()) {
        return std::nullopt;
    }
    return found->is_string() ? found->get<std::string>() : compactJson(*found);
}

std::optional<std::int64_t> looseCount(const Json& object, const char* key)
{
    const std::optional<std::string> text = looseText(object, key);
    const auto value = readWholeNumber(text.value_or(std::string()));
    const bool usable
        = value && *value && **value > 0 && **value <= static_cast<std::uint64_t>(INT64_MAX);
    return usable ? std::optional(static_cast<std::int64_t>(**value)) : std::nullopt;
}

Json childObject(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_object() ? *found : Json::object();
}

} // namespace

void Manifest::addTo(Provenance& provenance) const
{
    if (!isPresent) {
        return;
    }
    if (!provenance.device.name) {
        provenance.device.name = device;
        provenance.device.arch = provenance.device.arch ? provenance.device.arch : arch;
    }
    if (!provenance.recordedAt) {
        provenance.recordedAt = generatedAt;
    }
    if (!provenance.program.gitRevision) {
        provenance.program.gitRevision = gitCommit;
    }
    provenance.software.insert(provenance.software.end(), software.begin(), software.end());
    provenance.notes.emplace_back("environment from manifest.json beside the file");
}

Manifest siblingManifest(const ImportInput& input)
{
    Manifest manifest;
    const std::optional<std::string> text = input.sibling("manifest.json");
    const Result<Json> parsed = text ? parseJson(*text) : Result<Json>(Json());
    if (!parsed || !parsed->is_object()) {
        return manifest;
    }
    manifest.isPresent = true;
    manifest.operatorName = looseText(*parsed, "operator");
    manifest.generatedAt = looseText(*parsed, "generated_at");
    manifest.gitCommit = looseText(*parsed, "git_commit");
    const Json benchmark = childObject(*parsed, "benchmark");
    const Json hardware = childObject(*parsed, "hardware");
    manifest.size = looseCount(benchmark, "size");
    manifest.warmup = looseCount(benchmark, "warmup");
    manifest.repeat = looseCount(benchmark, "repeat");
    manifest.arch = looseText(benchmark, "gpu_arch");
    manifest.device = looseText(*parsed, "hardware");
    for (const char* key : {"gpu", "name", "gpu_name", "device"}) {
        manifest.device = manifest.device ? manifest.device : looseText(hardware, key);
    }
    const Json software = childObject(*parsed, "software");
    for (const auto& item : software.items()) {
        manifest.software.push_back({item.key(), looseText(software, item.key().c_str()), {}});
    }
    return manifest;
}

} // namespace rooflab
