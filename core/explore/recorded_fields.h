// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <string>
#include <vector>

namespace rooflab {

/// What a recorded field says about a comparison of two runs.
enum class FieldRole {
    Condition, ///< how and on what it was run: a difference here may explain the ratio
    Result, ///< what came out: times and findings of the validation
    Record ///< where the record comes from: file, date, command, notes
};

/// One field of a measurement that is recorded.
struct RecordedField {
    std::string id; ///< stable: "parameter.stride", "device.name"…
    std::string label;
    FieldRole role = FieldRole::Condition;
    std::string exact; ///< in full: two records that say the same have the same
    std::string text; ///< for people, rounded
};

/// Every recorded field of a measurement; absent ones are left out. The structs are taken apart
/// member by member, so that a new member does not compile until it is placed here.
[[nodiscard]] std::vector<RecordedField> recordedFields(const Measurement& measurement);

} // namespace rooflab
