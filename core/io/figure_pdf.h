// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace rooflab {

[[nodiscard]] bool isPdf(std::string_view bytes);

/// The text of the file attachment that holds the data of a figure, compressed by zlib or not at
/// all; nullopt if there is none. Nothing else of the document is read. Fails when it is there
/// twice, damaged or longer than figureDataLimit.
[[nodiscard]] Result<std::optional<std::string>> dataInPdf(std::string_view pdf);

} // namespace rooflab
