// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rooflab {

using ParameterValue = std::variant<std::int64_t, double, std::string>;

/// Text of a parameter value in the C locale.
[[nodiscard]] std::string parameterText(const ParameterValue& value);

/// The settings of one run in the order in which they were given: size, block, stride, stores, k…
/// Sizes count elements.
class Parameters {
public:
    using Entry = std::pair<std::string, ParameterValue>;

    Parameters() = default;
    Parameters(std::initializer_list<Entry> entries);

    void set(std::string_view name, ParameterValue value);
    [[nodiscard]] const ParameterValue* find(std::string_view name) const;
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view name) const;
    [[nodiscard]] std::optional<std::string> text(std::string_view name) const;
    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

    friend bool operator==(const Parameters&, const Parameters&) = default;

private:
    std::vector<Entry> m_entries;
};

} // namespace rooflab
