// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/figure_svg.h"

#include "core/io/figure_data.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace rooflab {

namespace {

constexpr std::string_view elementName = "rooflab:session";
constexpr std::string_view namespaceName = "urn:x-rooflab:figure";
constexpr std::string_view whiteSpace = " \t\r\n";

constexpr std::array<std::pair<char, std::string_view>, 5> entities{
    {{'&', "amp"}, {'<', "lt"}, {'>', "gt"}, {'"', "quot"}, {'\'', "apos"}}};

tl::unexpected<Error> damaged(std::string message, std::size_t at)
{
    return fail(ErrorCode::InvalidInput, std::move(message), "byte " + std::to_string(at));
}

void appendEscaped(std::string& text, std::string_view json)
{
    for (const char c : json) {
        const auto entity = std::find_if(entities.begin(), entities.end(),
                                         [&](const auto& each) { return each.first == c; });
        if (entity == entities.end()) {
            text += c;
            continue;
        }
        text += '&';
        text += entity->second;
        text += ';';
    }
}

/// A character in JSON text: beyond ASCII as JSON's own escape, which says the same.
bool appendCharacter(std::string& json, std::uint32_t code)
{
    constexpr std::uint32_t lastCode = 0x10FFFF;
    constexpr std::uint32_t supplementary = 0x10000;
    const auto escape = [&](std::uint32_t unit) {
        std::array<char, 7> buffer{};
        std::snprintf(buffer.data(), buffer.size(), "\\u%04x", static_cast<unsigned>(unit));
        json += buffer.data();
    };
    if (code == 0 || code > lastCode) {
        return false;
    }
    if (code < 0x80) {
        json += static_cast<char>(code);
    } else if (code < supplementary) {
        escape(code);
    } else {
        escape(0xD800 + ((code - supplementary) >> 10U));
        escape(0xDC00 + ((code - supplementary) & 0x3FFU));
    }
    return true;
}

/// "#10", "#x4E2D" as what they stand for; false if `name` is no such reference.
bool appendReference(std::string& json, std::string_view name)
{
    if (!name.starts_with('#')) {
        return false;
    }
    const bool isHex = name.starts_with("#x");
    const std::string_view digits = name.substr(isHex ? 2 : 1);
    std::uint32_t code = 0;
    const char* const end = digits.data() + digits.size();
    const auto [last, problem] = std::from_chars(digits.data(), end, code, isHex ? 16 : 10);
    return problem == std::errc() && last == end && appendCharacter(json, code);
}

Result<std::string> unescaped(std::string_view text, std::size_t offset)
{
    if (text.size() > figureDataLimit) {
        return damaged("the figure's data is longer than the " + std::to_string(figureDataLimit)
                           + " bytes that are read",
                       offset);
    }
    std::string json;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = std::min(text.find('&', at), text.size());
        json += text.substr(at, start - at);
        if (start == text.size()) {
            break;
        }
        constexpr std::size_t longestName = 10;
        const std::size_t length = text.substr(start + 1, longestName).find(';');
        const std::string_view name = length == std::string_view::npos
            ? std::string_view()
            : text.substr(start + 1, length);
        const auto entity = std::find_if(entities.begin(), entities.end(),
                                         [&](const auto& each) { return each.second == name; });
        if (entity != entities.end()) {
            json += entity->first;
        } else if (!appendReference(json, name)) {
            return damaged("the figure's data uses an entity that XML itself does not have",
                           offset + start);
        }
        at = start + name.size() + 2;
    }
    return json;
}

/// Walks the tags of a document; comments, CDATA, processing instructions and the document type
/// are passed over unread.
class TagScanner {
public:
    explicit TagScanner(std::string_view text) : m_text(text) { }

    /// The next tag without its angle brackets; empty at the end.
    [[nodiscard]] std::string_view next()
    {
        for (;;) {
            m_start = m_text.find('<', m_at);
            if (m_start == std::string_view::npos) {
                m_at = m_text.size();
                return {};
            }
            if (!skipped("<!--", "-->") && !skipped("<![CDATA[", "]]>") && !skipped("<?", "?>")
                && !skippedDocumentType()) {
                break;
            }
        }
        m_at = m_start + 1;
        for (char quote = 0; m_at < m_text.size() && (quote != 0 || m_text[m_at] != '>'); ++m_at) {
            const char c = m_text[m_at];
            if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
            } else if (c == quote) {
                quote = 0;
            }
        }
        const std::string_view tag = m_text.substr(m_start + 1, m_at - m_start - 1);
        m_at = std::min(m_at + 1, m_text.size());
        return tag;
    }
    /// Where the last tag began, and the position behind it.
    [[nodiscard]] std::size_t start() const { return m_start; }
    [[nodiscard]] std::size_t position() const { return m_at; }

private:
    bool skipped(std::string_view opening, std::string_view closing)
    {
        if (!m_text.substr(m_start).starts_with(opening)) {
            return false;
        }
        const std::size_t end = m_text.find(closing, m_start + opening.size());
        m_at = end == std::string_view::npos ? m_text.size() : end + closing.size();
        return true;
    }
    /// An internal subset may hold declarations with brackets of their own.
    bool skippedDocumentType()
    {
        if (!m_text.substr(m_start).starts_with("<!")) {
            return false;
        }
        std::size_t end = m_text.find('>', m_start);
        const std::size_t subset = m_text.substr(m_start, end - m_start).find('[');
        if (subset != std::string_view::npos) {
            end = m_text.find('>', std::min(m_text.find(']', m_start + subset), m_text.size()));
        }
        m_at = end == std::string_view::npos ? m_text.size() : end + 1;
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_start = 0;
};

std::string_view nameOf(std::string_view tag)
{
    return tag.substr(0, tag.find_first_of(" \t\r\n/", 1));
}

} // namespace

bool isSvg(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(whiteSpace);
    if (first == std::string_view::npos || text[first] != '<') {
        return false;
    }
    TagScanner tags(text);
    const std::string_view name = nameOf(tags.next());
    return name == "svg" || name == "svg:svg";
}

Result<std::string> svgWithData(std::string_view svg, std::string_view data)
{
    const std::size_t end = svg.rfind("</svg>");
    if (end == std::string_view::npos) {
        return fail(ErrorCode::InvalidInput, "this is not an SVG document");
    }
    std::string result(svg.substr(0, end));
    result += "<metadata>\n<";
    result += elementName;
    result += " xmlns:rooflab=\"";
    result += namespaceName;
    result += "\">";
    appendEscaped(result, data);
    result += "</";
    result += elementName;
    result += ">\n</metadata>\n";
    result += svg.substr(end);
    return result;
}

Result<std::optional<std::string>> dataInSvg(std::string_view svg)
{
    TagScanner tags(svg);
    std::optional<std::string> data;
    bool isOurs = false;
    for (std::string_view tag = tags.next(); !tag.empty(); tag = tags.next()) {
        isOurs = isOurs
            || (tag.find("xmlns:rooflab") != std::string_view::npos
                && tag.find(namespaceName) != std::string_view::npos);
        if (!isOurs || nameOf(tag) != elementName) {
            continue;
        }
        if (data) {
            return damaged("the figure's data is there twice", tags.start());
        }
        const std::size_t begin = tags.position();
        const std::string_view closing = tags.next();
        if (!closing.starts_with('/') || closing.substr(1, elementName.size()) != elementName
            || tags.position() == svg.size()) {
            return damaged("the element with the figure's data is cut or holds more than text",
                           begin);
        }
        Result<std::string> json = unescaped(svg.substr(begin, tags.start() - begin), begin);
        if (!json) {
            return fail(json.error());
        }
        data = std::move(*json);
    }
    return data;
}

} // namespace rooflab
