// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"

#include <cstdint>
#include <optional>
#include <string>

namespace rooflab {

enum class ValidationStatus { Passed, Failed, NotRun, NotRecorded };
inline constexpr EnumTable<ValidationStatus, 4> validationStatusTexts{
    {{ValidationStatus::Passed, "passed"},
     {ValidationStatus::Failed, "failed"},
     {ValidationStatus::NotRun, "not_run"},
     {ValidationStatus::NotRecorded, "not_recorded"}}};
constexpr std::string_view toText(ValidationStatus status)
{
    return enumText(validationStatusTexts, status);
}

/// What was checked of the output, and what that found. Counts are elements.
struct Validation {
    ValidationStatus status = ValidationStatus::NotRecorded;
    std::optional<std::int64_t> checked;
    std::optional<std::int64_t> total;
    std::optional<std::int64_t> mismatches;
    std::optional<std::int64_t> nonFinite; ///< absent: NaN and infinity were not looked for
    std::optional<std::string> method;
    std::optional<double> relativeError; ///< e.g. relative Frobenius norm, dimensionless
    std::optional<double> errorBound;
    friend bool operator==(const Validation&, const Validation&) = default;

    /// Passed, every element checked, and non-finite values looked for.
    [[nodiscard]] bool isFull() const;
    /// One line for people: "passed, all 16777216 checked, 0 mismatches, 0 non-finite".
    [[nodiscard]] std::string describe() const;
};

} // namespace rooflab
