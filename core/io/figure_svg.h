// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace rooflab {

/// True if text, perhaps cut, begins as an SVG document: nothing but prolog and comments before the
/// element svg.
[[nodiscard]] bool isSvg(std::string_view text);

/// The document with `data` (figureDataText()) in an element rooflab:session inside a metadata
/// element before its end. Fails if `svg` does not end an element svg.
[[nodiscard]] Result<std::string> svgWithData(std::string_view svg, std::string_view data);

/// The JSON text that svgWithData() put in; nullopt if there is none. No entity beyond those of XML
/// itself is expanded. Fails when the element is there twice, cut or longer than figureDataLimit.
[[nodiscard]] Result<std::optional<std::string>> dataInSvg(std::string_view svg);

} // namespace rooflab
