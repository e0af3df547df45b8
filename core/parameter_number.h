// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameters.h"

#include <cmath>
#include <optional>

namespace rooflab {

/// A parameter's value as a finite number; empty for words.
[[nodiscard]] inline std::optional<double> parameterNumber(const ParameterValue& value)
{
    if (const auto* integer = std::get_if<std::int64_t>(&value)) {
        return static_cast<double>(*integer);
    }
    const auto* real = std::get_if<double>(&value);
    return real != nullptr && std::isfinite(*real) ? std::optional(*real) : std::nullopt;
}

} // namespace rooflab
