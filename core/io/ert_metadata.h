// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"

#include <string_view>

namespace rooflab {

/// The line above the "KEY value" lines with which the toolkit's text files end.
inline constexpr std::string_view ertMetadataMark = "META_DATA";

/// Takes one such line: host, system, date, version; the launch's shape becomes a note.
void addErtMetadata(Provenance& provenance, std::string_view line);

} // namespace rooflab
