// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/run_names.h"

#include <algorithm>
#include <set>

namespace rooflab {

namespace {

bool areDistinct(const std::vector<std::string>& names)
{
    return std::set<std::string>(names.begin(), names.end()).size() == names.size();
}

/// Appends what `textOf` gives, unless it is the same for all runs.
template <class TextOf>
void append(std::vector<std::string>& names, std::span<const Measurement* const> runs,
            TextOf textOf)
{
    if (areDistinct(names)) {
        return;
    }
    std::vector<std::string> texts;
    for (const Measurement* run : runs) {
        texts.push_back(textOf(*run));
    }
    if (std::set<std::string>(texts.begin(), texts.end()).size() < 2) {
        return;
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!texts[i].empty()) {
            names[i] += ", " + texts[i];
        }
    }
}

} // namespace

std::vector<std::string> runNames(std::span<const Measurement* const> runs)
{
    std::vector<std::string> names;
    for (const Measurement* run : runs) {
        names.push_back(shortLabel(*run));
    }
    append(names, runs, [](const Measurement& run) {
        return run.precision ? std::string(toText(*run.precision)) : std::string();
    });
    append(names, runs, [](const Measurement& run) {
        return run.provenance.device.name.value_or(std::string());
    });
    append(names, runs, [](const Measurement& run) {
        const auto size = run.parameters.integer("size");
        return size ? "N=" + std::to_string(*size) : std::string();
    });
    append(names, runs, [](const Measurement& run) {
        return run.provenance.source.file.value_or(std::string());
    });
    append(names, runs, [](const Measurement& run) { return run.id; });
    return names;
}

} // namespace rooflab
