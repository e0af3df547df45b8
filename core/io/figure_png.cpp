// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/figure_png.h"

#include "core/io/deflate.h"
#include "core/io/figure_data.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <vector>

namespace rooflab {

namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1A\n";
constexpr std::string_view keywordStart = "rooflab-session ";
constexpr std::size_t partCountLimit = figureDataLimit / pngPartBytes + 1;

struct Chunk {
    std::string_view all; ///< with length and CRC, as in the file
    std::string_view type;
    std::string_view data;
    bool isIntact = false; ///< the CRC is right
};

std::uint32_t numberAt(std::string_view bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    }
    return number;
}

std::string bigEndian(std::uint32_t number)
{
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(number >> shift & 0xFFU);
    }
    return bytes;
}

/// Calls `see` with every chunk up to IEND. Fails where the file ends before that.
template <class See> Result<void> forEachChunk(std::string_view png, See see)
{
    constexpr std::size_t framingBytes = 12; // length, type and CRC
    if (!isPng(png)) {
        return fail(ErrorCode::InvalidInput, "this is not a PNG file");
    }
    for (std::size_t at = signature.size();;) {
        const std::string place = "byte " + std::to_string(at);
        if (png.size() - at < framingBytes) {
            return fail(ErrorCode::InvalidInput, "the PNG file ends before its last chunk", place);
        }
        const std::size_t length = numberAt(png, at);
        if (length > png.size() - at - framingBytes) {
            return fail(ErrorCode::InvalidInput,
                        "the PNG file ends inside a chunk that declares " + std::to_string(length)
                            + " bytes",
                        place);
        }
        Chunk chunk;
        chunk.all = png.substr(at, framingBytes + length);
        chunk.type = chunk.all.substr(4, 4);
        chunk.data = chunk.all.substr(8, length);
        chunk.isIntact
            = crc32Of(chunk.all.substr(4, 4 + length)) == numberAt(chunk.all, 8 + length);
        see(chunk);
        if (chunk.type == "IEND") {
            return {};
        }
        at += chunk.all.size();
    }
}

/// One part of the text, as its chunk holds it.
struct Part {
    std::size_t number = 0; ///< from 1 on
    std::size_t count = 0;
    std::string_view content; ///< flags and text
    bool isIntact = false;
};

/// nullopt if the chunk is none of ours.
std::optional<Part> partOf(const Chunk& chunk)
{
    const std::size_t end = chunk.data.find('\0');
    if (chunk.type != "iTXt" || end == std::string_view::npos
        || !chunk.data.starts_with(keywordStart)) {
        return std::nullopt;
    }
    Part part;
    const std::string_view numbers
        = chunk.data.substr(keywordStart.size(), end - keywordStart.size());
    const char* const last = numbers.data() + numbers.size();
    const auto first = std::from_chars(numbers.data(), last, part.number);
    if (first.ec != std::errc() || first.ptr == last || *first.ptr != '/') {
        return std::nullopt;
    }
    const auto second = std::from_chars(first.ptr + 1, last, part.count);
    if (second.ec != std::errc() || second.ptr != last) {
        return std::nullopt;
    }
    part.content = chunk.data.substr(end + 1);
    part.isIntact = chunk.isIntact;
    return part;
}

tl::unexpected<Error> damaged(const std::string& what, const Part& part)
{
    return fail(ErrorCode::InvalidInput, what,
                "text chunk " + std::to_string(part.number) + "/" + std::to_string(part.count));
}

/// The text behind compression flag, method, language tag and translated keyword.
Result<std::string> textOf(const Part& part, std::size_t limitBytes)
{
    constexpr std::size_t flagBytes = 2;
    const std::size_t language = part.content.find('\0', std::min(flagBytes, part.content.size()));
    const std::size_t translated
        = language == std::string_view::npos ? language : part.content.find('\0', language + 1);
    if (translated == std::string_view::npos) {
        return damaged("a part of the figure's data is cut", part);
    }
    const std::string_view text = part.content.substr(translated + 1);
    const bool isCompressed = part.content[0] != '\0';
    if (isCompressed && part.content[1] != '\0') {
        return damaged("a part of the figure's data is compressed in an unknown way", part);
    }
    if (!isCompressed && text.size() > limitBytes) {
        return damaged("the figure's data is longer than the " + std::to_string(figureDataLimit)
                           + " bytes that are read",
                       part);
    }
    Result<std::string> whole = isCompressed ? inflated(text, limitBytes) : std::string(text);
    return whole ? whole
                 : damaged("the figure's data cannot be read: " + whole.error().message, part);
}

/// In order, every one there once and intact.
Result<std::vector<Part>> wholeSet(const std::vector<Part>& found)
{
    const std::size_t count = found.front().count;
    if (count == 0 || count > partCountLimit) {
        return damaged("the figure's data says that it has " + std::to_string(count)
                           + " parts; there are 1 to " + std::to_string(partCountLimit),
                       found.front());
    }
    std::vector<Part> parts(count);
    for (const Part& part : found) {
        if (part.count != count || part.number < 1 || part.number > count) {
            return damaged("the parts of the figure's data do not belong together", part);
        }
        if (!part.isIntact) {
            return damaged("a part of the figure's data is damaged: its checksum is wrong", part);
        }
        Part& slot = parts[part.number - 1];
        if (slot.number != 0) {
            return damaged("a part of the figure's data is there twice", part);
        }
        slot = part;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (parts[i].number == 0) {
            return damaged("a part of the figure's data is missing", {i + 1, count, {}, false});
        }
    }
    return parts;
}

std::string textChunk(std::size_t number, std::size_t count, std::string_view text)
{
    std::string content = "iTXt";
    content += keywordStart;
    content += std::to_string(number) + "/" + std::to_string(count);
    // End of keyword, "compressed", by zlib, no language, no translated keyword.
    content += std::string_view("\0\1\0\0\0", 5);
    content += deflated(text);
    constexpr std::size_t typeBytes = 4;
    return bigEndian(static_cast<std::uint32_t>(content.size() - typeBytes)) + content
        + bigEndian(crc32Of(content));
}

/// Pieces of at most pngPartBytes that cut no UTF-8 sequence.
std::vector<std::string_view> piecesOf(std::string_view data)
{
    std::vector<std::string_view> pieces;
    while (data.size() > pngPartBytes) {
        std::size_t end = pngPartBytes;
        while (end > pngPartBytes - 4 && (static_cast<unsigned char>(data[end]) & 0xC0U) == 0x80U) {
            --end;
        }
        pieces.push_back(data.substr(0, end));
        data.remove_prefix(end);
    }
    pieces.push_back(data);
    return pieces;
}

} // namespace

bool isPng(std::string_view bytes)
{
    return bytes.starts_with(signature);
}

Result<std::string> pngWithData(std::string_view png, std::string_view data)
{
    std::string chunks;
    const std::vector<std::string_view> pieces = piecesOf(data);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        chunks += textChunk(i + 1, pieces.size(), pieces[i]);
    }
    std::string result(signature);
    result.reserve(png.size() + chunks.size());
    bool isIn = false;
    const Result<void> seen = forEachChunk(png, [&](const Chunk& chunk) {
        if (partOf(chunk)) {
            return;
        }
        if (!isIn && (chunk.type == "IDAT" || chunk.type == "IEND")) {
            result += chunks;
            isIn = true;
        }
        result += chunk.all;
    });
    return seen ? Result<std::string>(std::move(result)) : fail(seen.error());
}

Result<std::optional<std::string>> dataInPng(std::string_view png)
{
    std::vector<Part> found;
    const Result<void> seen = forEachChunk(png, [&](const Chunk& chunk) {
        if (const std::optional<Part> part = partOf(chunk)) {
            found.push_back(*part);
        }
    });
    if (found.empty()) {
        return seen ? Result<std::optional<std::string>>(std::nullopt) : fail(seen.error());
    }
    const Result<std::vector<Part>> parts = wholeSet(found);
    if (!parts) {
        // A cut file has lost the parts behind the cut: that is the reason to name.
        return fail(seen ? parts.error() : seen.error());
    }
    std::string data;
    for (const Part& part : *parts) {
        const Result<std::string> text = textOf(part, figureDataLimit - data.size());
        if (!text) {
            return fail(text.error());
        }
        data += *text;
    }
    return data;
}

} // namespace rooflab
