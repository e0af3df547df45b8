// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameters.h"
#include "core/precision.h"
#include "core/provenance.h"
#include "core/result.h"
#include "core/timing.h"
#include "core/validation.h"
#include "core/workload.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rooflab {

/// One recorded run of one kernel variant.
struct Measurement {
    std::string id; ///< unique in its session
    std::string kernel; ///< family, e.g. "vector_add"
    std::string variant; ///< e.g. "coalesced"
    std::optional<Precision> precision;
    Parameters parameters;
    Work work;
    Timing timing;
    Validation validation;
    Provenance provenance;
    /// What a foreign file says beyond the model, as text, in file order.
    std::vector<std::pair<std::string, std::string>> sourceFields;
    /// JSON object text with the keys this version does not know; written back unchanged.
    std::string unknownKeys;

    friend bool operator==(const Measurement&, const Measurement&) = default;
};

/// "coalesced", "linecross stride=32", "fma k=64 ilp=4": how people tell runs apart.
[[nodiscard]] std::string shortLabel(const Measurement& measurement);

/// Refuses what no run can have: a time that is not positive and finite, a negative count, F or Q
/// negative or not finite, an id that is empty.
[[nodiscard]] Result<void> checkMeasurement(const Measurement& measurement);

} // namespace rooflab
