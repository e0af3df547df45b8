// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "core/provenance.h"
#include "core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

inline constexpr std::size_t mixbenchGroupWidth = 4;

/// One data type's columns.
struct MixbenchGroup {
    std::string name; ///< "Single Precision ops"
    std::size_t column = 0; ///< of its intensity
    bool isInteger = false;
    std::optional<Precision> precision;
    std::vector<std::size_t> unsupported; ///< lines with time 0 and infinite rates
    std::uint64_t supported = 0;
};

/// The line with the columns' names.
[[nodiscard]] bool isMixbenchHeader(std::string_view line);

/// The columns of a header: the groups stand behind the number of iterations; what stands before it
/// ("CPU or GPU") says what the row was measured on.
struct MixbenchShape {
    std::vector<std::string> labels; ///< names of the columns before the iterations
    std::vector<MixbenchGroup> groups;
};

/// Reads the header. The names of its groups stand in the line above it, over their first column;
/// "Experiment ID" stands there over all columns before the groups.
[[nodiscard]] Result<MixbenchShape> mixbenchShape(const std::vector<std::string>& header,
                                                  const std::vector<std::string>& names,
                                                  const std::string& where);

/// Takes what a line before the table says of the device: name, clocks, driver, threads.
void describeMixbenchDevice(Provenance& provenance, std::string_view line);

} // namespace rooflab
