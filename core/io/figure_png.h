// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rooflab {

/// Text of one chunk, uncompressed. libpng, and Qt with it, reads back no text of 8,000,000 bytes
/// or more.
inline constexpr std::size_t pngPartBytes = 4'000'000;

[[nodiscard]] bool isPng(std::string_view bytes);

/// The picture with `data` (UTF-8 text) in compressed text chunks (iTXt) before the first IDAT,
/// with the keywords "rooflab-session 1/3", "rooflab-session 2/3" …; chunks of that kind that were
/// there are replaced. Fails if `png` is no whole PNG file.
[[nodiscard]] Result<std::string> pngWithData(std::string_view png, std::string_view data);

/// The text that pngWithData() put in; nullopt if there is none. Fails when a part is damaged,
/// missing or there twice, or when all would be longer than figureDataLimit.
[[nodiscard]] Result<std::optional<std::string>> dataInPng(std::string_view png);

} // namespace rooflab
