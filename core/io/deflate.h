// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rooflab {

/// The bytes as a zlib stream (RFC 1950).
[[nodiscard]] std::string deflated(std::string_view bytes);

/// What a zlib stream holds; bytes behind its end are ignored. Fails when the stream is damaged,
/// cut or holds more than `limitBytes`, which it never takes memory for.
[[nodiscard]] Result<std::string> inflated(std::string_view stream, std::size_t limitBytes);

/// At most the first `count` bytes that a zlib stream holds; empty if it is none.
[[nodiscard]] std::string inflatedBeginning(std::string_view stream, std::size_t count);

/// CRC-32 as PNG, zip and gzip count it.
[[nodiscard]] std::uint32_t crc32Of(std::string_view bytes);

} // namespace rooflab
