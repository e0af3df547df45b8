// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_input.h"

#include <algorithm>

namespace rooflab {

Result<std::string_view> MemorySource::read()
{
    constexpr std::size_t pieceBytes = 256 * 1024;
    const std::string_view piece = m_rest.substr(0, pieceBytes);
    m_rest.remove_prefix(piece.size());
    return piece;
}

ImportInput::ImportInput(ByteSource& source, std::string fileName, const ImportOptions& options,
                         ImportProgress progress, SiblingReader siblings)
    : m_source(source), m_fileName(std::move(fileName)), m_options(options),
      m_progress(std::move(progress)), m_siblings(std::move(siblings))
{
}

Result<void> ImportInput::open()
{
    while (m_begin.size() < headBytes && !m_atEnd) {
        const Result<std::string_view> piece = readDecoded();
        if (!piece) {
            return fail(piece.error());
        }
        m_begin += *piece;
    }
    return {};
}

std::string_view ImportInput::head() const
{
    return std::string_view(m_begin).substr(0, headBytes);
}

Result<void> ImportInput::checkCancelled() const
{
    if (m_progress && !m_progress(m_done, m_source.size())) {
        return fail(ErrorCode::Cancelled, "the import was cancelled");
    }
    return {};
}

Result<std::string_view> ImportInput::readDecoded()
{
    // A decoder may hold back the few bytes of a cut character, so an empty text is not the end.
    while (!m_atEnd) {
        const Result<std::string_view> bytes = m_source.read();
        if (!bytes) {
            return bytes;
        }
        m_done += bytes->size();
        if (auto going = checkCancelled(); !going) {
            return fail(going.error());
        }
        m_atEnd = bytes->empty();
        Result<std::string_view> text = m_atEnd ? m_decoder.finish() : m_decoder.decode(*bytes);
        if (!text || !text->empty()) {
            return text;
        }
    }
    return std::string_view();
}

Result<std::string_view> ImportInput::next()
{
    if (!m_beginTaken) {
        m_beginTaken = true;
        if (!m_begin.empty()) {
            return std::string_view(m_begin);
        }
    }
    return readDecoded();
}

Result<std::string_view> ImportInput::whole()
{
    if (m_source.size() > wholeTextLimit) {
        return fail(ErrorCode::Io,
                    "the file has " + std::to_string(m_source.size()) + " bytes, more than the "
                        + std::to_string(wholeTextLimit) + " that this format is read with");
    }
    if (m_atEnd && !m_beginTaken) {
        m_beginTaken = true;
        return std::string_view(m_begin);
    }
    for (;;) {
        const Result<std::string_view> piece = next();
        if (!piece) {
            return piece;
        }
        if (piece->empty()) {
            return std::string_view(m_whole);
        }
        m_whole += *piece;
    }
}

std::optional<std::string> ImportInput::sibling(std::string_view name) const
{
    const bool known
        = std::any_of(siblingNames.begin(), siblingNames.end(), [&](std::string_view allowed) {
              return name == allowed
                  || (name.ends_with(allowed)
                      && std::string_view("_-.").find(name[name.size() - allowed.size() - 1])
                          != std::string_view::npos);
          });
    if (!known || !m_siblings || name.find_first_of("/\\") != std::string_view::npos) {
        return std::nullopt;
    }
    std::optional<std::string> bytes = m_siblings(name);
    if (!bytes) {
        return std::nullopt;
    }
    const Result<std::string> text = decodeText(*bytes);
    return text ? std::optional(*text) : std::nullopt;
}

std::optional<std::string> ImportInput::nameWithEnding(std::string_view ending,
                                                       std::string_view replacement) const
{
    if (!std::string_view(m_fileName).ends_with(ending)) {
        return std::nullopt;
    }
    return m_fileName.substr(0, m_fileName.size() - ending.size()) + std::string(replacement);
}

} // namespace rooflab
