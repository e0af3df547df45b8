// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_decoder.h"

#include <algorithm>
#include <cstdint>

namespace rooflab {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view utf16LittleMark = "\xFF\xFE";
constexpr std::string_view utf16BigMark = "\xFE\xFF";
constexpr std::string_view utf32LittleMark{"\xFF\xFE\0\0", 4};
constexpr std::string_view utf32BigMark{"\0\0\xFE\xFF", 4};
constexpr std::string_view pngMark = "\x89PNG";
constexpr std::string_view pdfMark = "%PDF";
constexpr char32_t replacement = 0xFFFD;

void appendUtf8(std::string& text, char32_t code)
{
    const auto put = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | (code >> 6));
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | (code >> 12));
        put(0x80 | ((code >> 6) & 0x3F));
        put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | (code >> 18));
        put(0x80 | ((code >> 12) & 0x3F));
        put(0x80 | ((code >> 6) & 0x3F));
        put(0x80 | (code & 0x3F));
    }
}

/// Every other byte zero is what Latin text looks like in UTF-16.
bool looksLikeUtf16(std::string_view bytes)
{
    std::size_t even = 0;
    std::size_t odd = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '\0') {
            ++(i % 2 == 0 ? even : odd);
        }
    }
    const std::size_t half = bytes.size() / 2;
    return half > 0 && std::max(even, odd) * 10 >= half * 8 && std::min(even, odd) * 10 <= half;
}

/// Length of the well-formed UTF-8 sequence at the start of `text`, 0 if there is none.
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80 ? 1
        : first >= 0xC2 && first < 0xE0     ? 2
        : first >= 0xE0 && first < 0xF0     ? 3
        : first >= 0xF0 && first < 0xF5     ? 4
                                            : 0;
    if (length == 0 || text.size() < length) {
        return 0;
    }
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) {
            return 0;
        }
    }
    const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool surrogate = first == 0xED && byte(1) >= 0xA0;
    const bool tooLarge = first == 0xF4 && byte(1) >= 0x90;
    return overlong || surrogate || tooLarge ? 0 : length;
}

} // namespace

Result<std::string_view> TextDecoder::decode(std::string_view bytes)
{
    if (m_encoding == Encoding::Utf8) {
        return bytes;
    }
    if (m_encoding != Encoding::Unknown) {
        return convert(bytes);
    }
    m_pending += bytes;
    constexpr std::size_t longestMark = 4;
    return m_pending.size() < longestMark ? std::string_view() : begin();
}

Result<std::string_view> TextDecoder::begin()
{
    const std::string bytes = std::exchange(m_pending, {});
    const std::string_view all(bytes);
    if (all.starts_with(utf32LittleMark) || all.starts_with(utf32BigMark)) {
        return fail(ErrorCode::Unsupported, "the file is UTF-32 text; save it as UTF-8");
    }
    if (all.starts_with(utf16LittleMark) || all.starts_with(utf16BigMark)) {
        m_encoding = all.starts_with(utf16LittleMark) ? Encoding::Utf16Little : Encoding::Utf16Big;
        return convert(all.substr(utf16LittleMark.size()));
    }
    if (all.starts_with(pngMark) || all.starts_with(pdfMark)) {
        m_encoding = Encoding::Utf8; // passed on byte by byte: a figure may carry its data
        m_text = all;
        return std::string_view(m_text);
    }
    constexpr std::size_t sampleBytes = 64 * 1024;
    const std::string_view sample = all.substr(0, sampleBytes);
    if (looksLikeUtf16(sample)) {
        return fail(ErrorCode::Unsupported,
                    "the file looks like UTF-16 text without a byte-order mark; save it as UTF-8");
    }
    if (sample.find('\0') != std::string_view::npos) {
        return fail(ErrorCode::Unsupported,
                    "this is a binary file, not a result that rooflab reads");
    }
    m_encoding = Encoding::Utf8;
    m_text = all.substr(all.starts_with(utf8Mark) ? utf8Mark.size() : 0);
    return std::string_view(m_text);
}

std::string_view TextDecoder::convert(std::string_view bytes)
{
    m_text.clear();
    m_pending += bytes;
    const bool little = m_encoding == Encoding::Utf16Little;
    std::size_t at = 0;
    for (; at + 1 < m_pending.size(); at += 2) {
        const auto low = static_cast<unsigned char>(m_pending[at + (little ? 0 : 1)]);
        const auto high = static_cast<unsigned char>(m_pending[at + (little ? 1 : 0)]);
        const auto unit = static_cast<char32_t>((high << 8) | low);
        const bool isHigh = unit >= 0xD800 && unit < 0xDC00;
        const bool isLow = unit >= 0xDC00 && unit < 0xE000;
        if (m_highSurrogate != 0 && isLow) {
            appendUtf8(m_text, 0x10000 + ((m_highSurrogate - 0xD800) << 10) + (unit - 0xDC00));
            m_highSurrogate = 0;
            continue;
        }
        if (m_highSurrogate != 0) {
            appendUtf8(m_text, replacement);
        }
        m_highSurrogate = isHigh ? unit : 0;
        if (!isHigh) {
            appendUtf8(m_text, isLow ? replacement : unit);
        }
    }
    m_pending.erase(0, at);
    return m_text;
}

Result<std::string_view> TextDecoder::finish()
{
    if (m_encoding == Encoding::Unknown) {
        return m_pending.empty() ? Result<std::string_view>(std::string_view()) : begin();
    }
    m_text.clear();
    if (m_encoding != Encoding::Utf8 && (!m_pending.empty() || m_highSurrogate != 0)) {
        m_pending.clear();
        m_highSurrogate = 0;
        appendUtf8(m_text, replacement);
    }
    return std::string_view(m_text);
}

Result<std::string> decodeText(std::string_view bytes)
{
    TextDecoder decoder;
    std::string text;
    Result<std::string_view> piece = decoder.decode(bytes);
    if (!piece) {
        return fail(piece.error());
    }
    text += *piece;
    piece = decoder.finish();
    if (!piece) {
        return fail(piece.error());
    }
    text += *piece;
    return text;
}

std::string validUtf8(std::string_view text)
{
    std::string valid;
    valid.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0) {
            appendUtf8(valid, replacement);
            text.remove_prefix(1);
        } else {
            valid += text.substr(0, length);
            text.remove_prefix(length);
        }
    }
    return valid;
}

} // namespace rooflab
