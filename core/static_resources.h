// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// Ends the name of a source field that states what the compiler gave a kernel: registers, LDS,
/// scratch. "VGPR_Count (static)".
inline constexpr std::string_view staticResourceMark = " (static)";

/// One such field: "VGPR_Count", what it is called here, and its text in the file.
struct StaticResource {
    std::string column;
    std::string label;
    std::string text;
};

[[nodiscard]] bool isStaticResource(std::string_view sourceField);
/// In the order of the file.
[[nodiscard]] std::vector<StaticResource> staticResources(const Measurement& measurement);

} // namespace rooflab
