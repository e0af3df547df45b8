// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"

#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// The line above the "KEY value" lines with which the toolkit's text files end.
inline constexpr std::string_view ertMetadataMark = "META_DATA";

/// A line of a text file of the toolkit, and where it stands.
struct ErtLine {
    std::string_view text;
    std::string where; ///< "line 14"
};

/// A text file of the toolkit: its lines that are not blank, and what the metadata that may follow
/// them say: host, system, date, version; the launch's shape as notes.
struct ErtText {
    std::vector<ErtLine> lines; ///< of the text given, which must outlive them
    Provenance provenance;
};
[[nodiscard]] ErtText splitErtText(std::string_view text);

} // namespace rooflab
