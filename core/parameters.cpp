// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameters.h"

#include "core/format.h"

#include <algorithm>

namespace rooflab {

std::string parameterText(const ParameterValue& value)
{
    if (const auto* integer = std::get_if<std::int64_t>(&value)) {
        return formatInteger(*integer);
    }
    if (const auto* real = std::get_if<double>(&value)) {
        return formatExact(*real);
    }
    return std::get<std::string>(value);
}

Parameters::Parameters(std::initializer_list<Entry> entries)
{
    for (const auto& [name, value] : entries) {
        set(name, value);
    }
}

void Parameters::set(std::string_view name, ParameterValue value)
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& e) { return e.first == name; });
    if (entry == m_entries.end()) {
        m_entries.emplace_back(std::string(name), std::move(value));
    } else {
        entry->second = std::move(value);
    }
}

const ParameterValue* Parameters::find(std::string_view name) const
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& e) { return e.first == name; });
    return entry == m_entries.end() ? nullptr : &entry->second;
}

std::optional<std::int64_t> Parameters::integer(std::string_view name) const
{
    const ParameterValue* value = find(name);
    const auto* number = value == nullptr ? nullptr : std::get_if<std::int64_t>(value);
    return number == nullptr ? std::nullopt : std::optional(*number);
}

std::optional<std::string> Parameters::text(std::string_view name) const
{
    const ParameterValue* value = find(name);
    const auto* words = value == nullptr ? nullptr : std::get_if<std::string>(value);
    return words == nullptr ? std::nullopt : std::optional(*words);
}

} // namespace rooflab
