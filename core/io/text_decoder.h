// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <string>
#include <string_view>

namespace rooflab {

/// Turns a file's bytes into UTF-8 text without a byte-order mark. UTF-16 is decoded by its mark
/// and refused without; so are UTF-32 and binary files, but PNG and PDF are passed on as they are.
class TextDecoder {
public:
    /// Text of the next bytes; may be empty. Valid until the next call.
    [[nodiscard]] Result<std::string_view> decode(std::string_view bytes);
    /// What is left at the end of the file.
    [[nodiscard]] Result<std::string_view> finish();

private:
    enum class Encoding { Unknown, Utf8, Utf16Little, Utf16Big };

    [[nodiscard]] Result<std::string_view> begin();
    [[nodiscard]] std::string_view convert(std::string_view bytes);

    Encoding m_encoding = Encoding::Unknown;
    std::string m_pending; ///< bytes before the encoding is known, then the half of a unit
    std::string m_text;
    char32_t m_highSurrogate = 0;
};

/// The same for bytes that are all in memory.
[[nodiscard]] Result<std::string> decodeText(std::string_view bytes);

/// The text with every ill-formed UTF-8 sequence replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

} // namespace rooflab
