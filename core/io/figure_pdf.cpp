// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/figure_pdf.h"

#include "core/io/deflate.h"
#include "core/io/figure_data.h"

namespace rooflab {

namespace {

constexpr std::string_view streamWord = "stream";
constexpr std::string_view streamEnd = "endstream";

/// Where the bytes of a stream begin whose keyword stands at `word`; npos if it is another word
/// (ISO 32000-1, 7.3.8: the keyword is followed by CR LF or by LF).
std::size_t beginOf(std::string_view pdf, std::size_t word)
{
    const bool isEnd = word >= 3 && pdf.substr(word - 3, streamEnd.size()) == streamEnd;
    std::size_t begin = word + streamWord.size();
    begin += pdf.substr(begin, 1) == "\r" ? 1U : 0U;
    return !isEnd && pdf.substr(begin, 1) == "\n" ? begin + 1 : std::string_view::npos;
}

/// The text if the stream holds the data of a figure; nullopt if it holds anything else.
Result<std::optional<std::string>> dataInStream(std::string_view stream)
{
    constexpr std::size_t beginningBytes = 64;
    if (isFigureData(stream.substr(0, beginningBytes))) {
        std::string_view text = stream.substr(0, stream.find(streamEnd));
        text = text.substr(0, text.rfind('}') + 1);
        return text.size() <= figureDataLimit
            ? Result<std::optional<std::string>>(std::string(text))
            : fail(ErrorCode::InvalidInput,
                   "the figure's data is longer than the " + std::to_string(figureDataLimit)
                       + " bytes that are read");
    }
    if (!isFigureData(inflatedBeginning(stream, beginningBytes))) {
        return std::optional<std::string>();
    }
    Result<std::string> text = inflated(stream, figureDataLimit);
    if (!text) {
        return fail(text.error().code, "the figure's data cannot be read: " + text.error().message);
    }
    return std::optional<std::string>(std::move(*text));
}

} // namespace

bool isPdf(std::string_view bytes)
{
    return bytes.starts_with("%PDF-");
}

Result<std::optional<std::string>> dataInPdf(std::string_view pdf)
{
    // Not by the cross-reference table, which other programs rewrite: the stream says itself what
    // it is, and its dictionary may stand in any order.
    std::optional<std::string> data;
    for (std::size_t word = pdf.find(streamWord); word != std::string_view::npos;
         word = pdf.find(streamWord, word + 1)) {
        const std::size_t begin = beginOf(pdf, word);
        if (begin == std::string_view::npos) {
            continue;
        }
        Result<std::optional<std::string>> text = dataInStream(pdf.substr(begin));
        if (!text) {
            Error error = text.error();
            error.where = "byte " + std::to_string(begin);
            return fail(std::move(error));
        }
        if (!*text) {
            continue;
        }
        if (data) {
            return fail(ErrorCode::InvalidInput, "the figure's data is there twice",
                        "byte " + std::to_string(begin));
        }
        data = std::move(*text);
    }
    return data;
}

} // namespace rooflab
