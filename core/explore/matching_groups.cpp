// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/matching_groups.h"

#include "core/parameter_number.h"

#include <cmath>
#include <unordered_map>

namespace rooflab {

namespace {

using Settings = std::map<std::string, MatchSetting, std::less<>>;

MatchSetting settingOf(const ParameterValue& value)
{
    MatchSetting setting{parameterText(value), std::nullopt};
    if (const auto number = parameterNumber(value); number && *number > 0.0) {
        setting.logarithm = std::log(*number);
    }
    return setting;
}

Settings settingsOf(const Measurement& measurement)
{
    Settings settings;
    if (measurement.precision) {
        settings["precision"] = {std::string(toText(*measurement.precision)), std::nullopt};
    }
    for (const auto& [name, value] : measurement.parameters.entries()) {
        settings[name] = settingOf(value);
    }
    return settings;
}

/// The runs of one kernel and variant before they are joined into nodes.
struct RawGroup {
    std::vector<std::pair<std::size_t, Settings>> first;
    std::vector<std::pair<std::size_t, Settings>> second;
};

std::set<std::string> namesIn(const std::vector<std::pair<std::size_t, Settings>>& runs)
{
    std::set<std::string> names;
    for (const auto& [index, settings] : runs) {
        for (const auto& [name, setting] : settings) {
            names.insert(name);
        }
    }
    return names;
}

std::vector<MatchNode> nodesOf(std::vector<std::pair<std::size_t, Settings>>& runs,
                               const std::set<std::string>& separating)
{
    std::vector<MatchNode> nodes;
    std::unordered_map<std::string, std::size_t> known;
    for (auto& [index, settings] : runs) {
        MatchNode node{{index}, std::move(settings), false};
        const auto [entry, isNew] = known.emplace(settingsKey(node, separating, {}), nodes.size());
        if (isNew) {
            nodes.push_back(std::move(node));
        } else {
            nodes[entry->second].records.push_back(index);
        }
    }
    return nodes;
}

} // namespace

std::string settingsKey(const MatchNode& node, const std::set<std::string>& names,
                        std::string_view leftOut)
{
    std::string key;
    for (const std::string& name : names) {
        if (name == leftOut) {
            continue;
        }
        const auto setting = node.settings.find(name);
        // The length keeps two values apart whatever bytes they hold.
        if (setting != node.settings.end() && setting->second.text) {
            key += std::to_string(setting->second.text->size()) + ":" + *setting->second.text;
        }
        key += ';';
    }
    return key;
}

std::vector<MatchGroup> matchGroups(std::span<const Measurement> measurements,
                                    std::span<const std::size_t> first,
                                    std::span<const std::size_t> second)
{
    std::vector<RawGroup> raw;
    std::map<std::pair<std::string_view, std::string_view>, std::size_t> known;
    const auto groupOf = [&](std::size_t index) -> RawGroup& {
        const Measurement& run = measurements[index];
        const auto [entry, isNew] = known.emplace(std::pair(run.kernel, run.variant), raw.size());
        if (isNew) {
            raw.emplace_back();
        }
        return raw[entry->second];
    };
    for (const std::size_t index : first) {
        groupOf(index).first.emplace_back(index, settingsOf(measurements[index]));
    }
    for (const std::size_t index : second) {
        groupOf(index).second.emplace_back(index, settingsOf(measurements[index]));
    }
    std::vector<MatchGroup> groups;
    for (RawGroup& each : raw) {
        MatchGroup group;
        const std::set<std::string> ofSecond = namesIn(each.second);
        for (const std::string& name : namesIn(each.first)) {
            if (ofSecond.contains(name)) {
                group.separating.insert(name);
            }
        }
        group.first = nodesOf(each.first, group.separating);
        group.second = nodesOf(each.second, group.separating);
        groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace rooflab
