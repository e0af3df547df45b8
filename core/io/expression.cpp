// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/expression.h"

#include "core/io/number_text.h"

#include <algorithm>
#include <cmath>
#include <muParser.h>

namespace rooflab {

namespace {

constexpr std::size_t lengthLimit = 1000;

/// muparser throws; its exceptions end here.
template <class Work> auto guarded(std::string_view text, Work work) -> Result<decltype(work())>
{
    try {
        return work();
    } catch (const mu::ParserError& problem) {
        return fail(ErrorCode::InvalidInput,
                    "\"" + std::string(text) + "\" is no expression: " + problem.GetMsg());
    }
}

} // namespace

Result<Expression> Expression::parse(std::string_view text)
{
    Expression expression;
    expression.m_text = lowerCase(trimmed(text));
    if (expression.m_text.empty()) {
        return fail(ErrorCode::InvalidInput, "the expression is empty");
    }
    if (expression.m_text.size() > lengthLimit) {
        return fail(ErrorCode::InvalidInput,
                    "the expression is longer than " + std::to_string(lengthLimit) + " characters");
    }
    const auto hasByte = [&](auto test) {
        return std::any_of(expression.m_text.begin(), expression.m_text.end(), test);
    };
    if (hasByte([](char c) { return c < ' ' || c == '"'; })) {
        return fail(ErrorCode::InvalidInput, "an expression holds no quotes or control characters");
    }
    Result<std::vector<std::string>> names = guarded(text, [&] {
        mu::Parser parser;
        parser.SetExpr(expression.m_text);
        std::vector<std::string> found;
        for (const auto& [name, value] : parser.GetUsedVar()) {
            found.push_back(name);
        }
        return found;
    });
    if (!names) {
        return fail(names.error());
    }
    expression.m_variables = std::move(*names);
    // Syntax that only shows on evaluation, such as "1 = 2", is refused here too.
    const Result<double> trial = expression.evaluate([](std::string_view) { return 1.0; });
    if (!trial && trial.error().code == ErrorCode::InvalidInput
        && trial.error().message.find("is no expression") != std::string::npos) {
        return fail(trial.error());
    }
    return expression;
}

Result<double> Expression::evaluate(const VariableLookup& lookup) const
{
    std::vector<double> values;
    values.reserve(m_variables.size());
    for (const std::string& name : m_variables) {
        const std::optional<double> value = lookup(name);
        if (!value) {
            return fail(ErrorCode::InvalidInput,
                        "\"" + m_text + "\" needs \"" + name + "\", which has no value here");
        }
        values.push_back(*value);
    }
    const Result<double> value = guarded(m_text, [&] {
        mu::Parser parser;
        for (std::size_t i = 0; i < values.size(); ++i) {
            parser.DefineVar(m_variables[i], &values[i]);
        }
        parser.SetExpr(m_text);
        return parser.Eval();
    });
    if (value && !std::isfinite(*value)) {
        return fail(ErrorCode::InvalidInput, "\"" + m_text + "\" gives no finite number here");
    }
    return value;
}

std::string variableName(std::string_view column)
{
    std::string name = lowerCase(trimmed(column));
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'); },
        '_');
    const bool digitFirst = !name.empty() && name.front() >= '0' && name.front() <= '9';
    return digitFirst ? "c_" + name : name;
}

} // namespace rooflab
