// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <vector>

namespace rooflab {

namespace {

std::string lineAndColumn(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t newline = before.rfind('\n');
    const std::size_t column
        = newline == std::string_view::npos ? before.size() : before.size() - newline - 1;
    return "line " + std::to_string(line) + ", column "
        + std::to_string(std::max<std::size_t>(column, 1));
}

/// Builds the document while refusing what nlohmann would let through: keys given twice, deep
/// nesting, numbers that overflow.
class StrictBuilder final : public nlohmann::json_sax<Json> {
public:
    explicit StrictBuilder(std::string_view text) : m_text(text) { }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t& literal) override
    {
        return std::isfinite(value) ? add(value)
                                    : refuse("the number " + literal + " is too large");
    }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t& value) override { return add(std::move(value)); }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool key(string_t& value) override
    {
        Level& level = m_levels.back();
        bool isNew = true;
        // A linear look is fastest for ordinary objects; the set keeps hostile ones cheap.
        constexpr std::size_t smallObject = 64;
        if (level.value->size() < smallObject) {
            isNew = level.value->find(value) == level.value->end();
        } else {
            if (level.keys.empty()) {
                for (const auto& item : level.value->items()) {
                    level.keys.insert(item.key());
                }
            }
            isNew = level.keys.insert(value).second;
        }
        level.key = std::move(value);
        return isNew || refuse("the key \"" + level.key + "\" is given twice");
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& problem) override
    {
        const std::string what = problem.what();
        if (what.find("out_of_range.406") != std::string::npos) {
            return refuse("a number is too large for a double");
        }
        const bool ended = what.find("unexpected end of input") != std::string::npos;
        const bool utf8 = what.find("ill-formed UTF-8") != std::string::npos;
        m_error = Error{ErrorCode::InvalidInput,
                        ended      ? "the JSON text ends too early"
                            : utf8 ? "the text is not valid UTF-8"
                                   : "this is not valid JSON",
                        lineAndColumn(m_text, position)};
        return false;
    }

    [[nodiscard]] Json takeRoot() { return std::move(m_root); }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    struct Level {
        Json* value = nullptr;
        std::string key;
        std::unordered_set<std::string> keys;
    };

    bool refuse(std::string message)
    {
        m_error = Error{ErrorCode::InvalidInput, std::move(message), pointer()};
        return false;
    }

    [[nodiscard]] std::string pointer() const
    {
        std::string text;
        for (const Level& level : m_levels) {
            text += "/"
                + (level.value->is_array() ? std::to_string(level.value->size())
                                           : jsonPointerToken(level.key));
        }
        return text.empty() ? "/" : text;
    }

    Json* place(Json value)
    {
        if (m_levels.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Level& level = m_levels.back();
        if (level.value->is_array()) {
            level.value->push_back(std::move(value));
            return &level.value->back();
        }
        // emplace_back skips ordered_map's own linear search: the key is known to be new.
        auto& object = level.value->get_ref<Json::object_t&>();
        object.emplace_back(level.key, std::move(value));
        return &object.back().second;
    }

    template <class T> bool add(T value)
    {
        place(Json(std::move(value)));
        return true;
    }

    bool open(Json container)
    {
        if (m_levels.size() >= jsonDepthLimit) {
            return refuse("the JSON text is nested more than " + std::to_string(jsonDepthLimit)
                          + " levels deep");
        }
        Json* value = place(std::move(container));
        m_levels.push_back({value, {}, {}});
        return true;
    }

    bool close()
    {
        m_levels.pop_back();
        return true;
    }

    std::string_view m_text;
    Json m_root;
    std::vector<Level> m_levels;
    std::optional<Error> m_error;
};

} // namespace

Result<Json> parseJson(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) {
        text.remove_prefix(byteOrderMark.size());
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return fail(ErrorCode::InvalidInput, "there is no JSON text");
    }
    StrictBuilder builder(text);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) {
        return fail(
            builder.error().value_or(Error{ErrorCode::InvalidInput, "this is not valid JSON", {}}));
    }
    return builder.takeRoot();
}

} // namespace rooflab
