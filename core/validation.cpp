// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation.h"

#include "core/format.h"

namespace rooflab {

bool Validation::isFull() const
{
    return status == ValidationStatus::Passed && checked && total && *checked == *total
        && nonFinite.has_value();
}

std::string Validation::describe() const
{
    switch (status) {
    case ValidationStatus::NotRun:
        return "not run";
    case ValidationStatus::NotRecorded:
        return "not recorded";
    case ValidationStatus::Passed:
    case ValidationStatus::Failed:
        break;
    }
    std::string text = status == ValidationStatus::Passed ? "passed" : "failed";
    if (checked && total) {
        text += *checked == *total
            ? ", all " + formatInteger(*total) + " checked"
            : ", " + formatInteger(*checked) + " of " + formatInteger(*total) + " checked";
    } else if (checked) {
        text += ", " + formatInteger(*checked) + " checked";
    } else {
        text += ", coverage not recorded";
    }
    if (mismatches) {
        text
            += ", " + formatInteger(*mismatches) + (*mismatches == 1 ? " mismatch" : " mismatches");
    }
    text += nonFinite ? ", " + formatInteger(*nonFinite) + " non-finite"
                      : ", NaN and Inf not looked for";
    if (relativeError) {
        text += ", relative error " + formatNumber(*relativeError, 3);
        if (errorBound) {
            text += " (bound " + formatNumber(*errorBound, 3) + ")";
        }
    }
    return text;
}

} // namespace rooflab
