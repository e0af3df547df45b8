// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// The value of a variable; nullopt if there is none of that name.
using VariableLookup = std::function<std::optional<double>(std::string_view name)>;

/// An arithmetic expression over named values, e.g. "2 * m * n * k". Case does not matter; there is
/// no assignment and nothing outside the expression can be reached. At most 1,000 characters.
class Expression {
public:
    [[nodiscard]] static Result<Expression> parse(std::string_view text);

    [[nodiscard]] const std::string& text() const { return m_text; }
    /// Lower-case names, each once, in alphabetical order.
    [[nodiscard]] const std::vector<std::string>& variables() const { return m_variables; }
    /// Fails for a variable without a value and a result that is not finite.
    [[nodiscard]] Result<double> evaluate(const VariableLookup& lookup) const;

    friend bool operator==(const Expression&, const Expression&) = default;

private:
    std::string m_text;
    std::vector<std::string> m_variables;
};

/// The variable that stands for a column: lower case, every other character than a letter, a digit
/// or '_' replaced by '_' ("GB/sec" is gb_sec), "c_" before a digit.
[[nodiscard]] std::string variableName(std::string_view column);

} // namespace rooflab
