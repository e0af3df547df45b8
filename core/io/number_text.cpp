// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/number_text.h"

#include "core/short_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace rooflab {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string quoted(std::string_view cell)
{
    constexpr std::size_t longest = 40;
    return "\"" + shortened(cell, longest) + "\"";
}

/// The value of a cell of digits that cannot overflow: nearly all cells of a trace.
std::optional<std::uint64_t> plainDigits(std::string_view cell)
{
    constexpr std::size_t safeDigits = 19;
    if (cell.empty() || cell.size() > safeDigits) {
        return std::nullopt;
    }
    std::uint64_t value = 0;
    for (const char c : cell) {
        if (!isDigit(c)) {
            return std::nullopt;
        }
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return value;
}

std::string_view withoutSign(std::string_view text)
{
    return !text.empty() && (text.front() == '-' || text.front() == '+') ? text.substr(1) : text;
}

/// "27,595,520" with ',' between groups; `groups` counts the separators.
bool isGrouped(std::string_view text, char separator, std::size_t& groups)
{
    text = withoutSign(text);
    groups = 0;
    std::size_t digits = 0;
    for (const char c : text) {
        if (isDigit(c)) {
            ++digits;
        } else if (c == separator && digits >= 1 && digits <= 3 && (groups == 0 || digits == 3)) {
            ++groups;
            digits = 0;
        } else {
            return false;
        }
    }
    return groups > 0 && digits == 3;
}

bool isPlainNumberText(std::string_view text)
{
    text = withoutSign(text);
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return isDigit(c) || c == '.' || c == ',' || c == 'e' || c == 'E' || c == '-' || c == '+';
    }) && std::any_of(text.begin(), text.end(), isDigit);
}

/// What one cell says about the decimal separator; nullopt: nothing.
std::optional<DecimalStyle> evidenceOf(std::string_view cell)
{
    cell = trimmed(cell);
    if (!isPlainNumberText(cell)) {
        return std::nullopt;
    }
    const std::size_t comma = cell.rfind(',');
    const std::size_t dot = cell.rfind('.');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    if (dot != std::string_view::npos) {
        return comma > dot ? DecimalStyle::Comma : DecimalStyle::Dot;
    }
    std::size_t groups = 0;
    const std::string_view digits = withoutSign(cell);
    if (!isGrouped(cell, ',', groups) || digits.starts_with("0,")) {
        return DecimalStyle::Comma;
    }
    return groups > 1 ? std::optional(DecimalStyle::Dot) : std::nullopt;
}

/// The text with thousands separators removed and a decimal dot, or why that cannot be done.
Result<std::string> normalized(std::string_view cell, DecimalStyle style)
{
    const auto ambiguous = [&] {
        return fail(ErrorCode::InvalidInput,
                    quoted(cell) + " is ambiguous: a decimal comma or a thousands separator");
    };
    std::string text(cell);
    const char decimal = style == DecimalStyle::Comma ? ',' : '.';
    const char group = style == DecimalStyle::Comma ? '.' : ',';
    if (text.find(group) != std::string::npos) {
        const std::size_t point = text.find(decimal);
        std::size_t groups = 0;
        if (style == DecimalStyle::Unclear
            || !isGrouped(std::string_view(text).substr(0, point), group, groups)
            || (point != std::string::npos && text.find(group, point) != std::string::npos)) {
            return ambiguous();
        }
        std::erase(text, group);
    }
    if (decimal == ',') {
        std::replace(text.begin(), text.end(), ',', '.');
    }
    return text;
}

Result<std::string> numberText(std::string_view cell, DecimalStyle style)
{
    if (cell.ends_with('%')) {
        return fail(ErrorCode::InvalidInput, quoted(cell) + " is a percentage, not a plain number");
    }
    if (cell.find_first_of(",.") != std::string_view::npos
        && (cell.find(',') != std::string_view::npos || style == DecimalStyle::Comma)) {
        if (!isPlainNumberText(cell)) {
            return fail(ErrorCode::InvalidInput, quoted(cell) + " is not a number");
        }
        return normalized(cell, style);
    }
    return std::string(cell);
}

/// A number in a string, as some writers put it: '"1.5"' within a cell.
std::string_view bare(std::string_view cell)
{
    cell = trimmed(cell);
    if (cell.size() >= 2 && cell.front() == '"' && cell.back() == '"') {
        cell = trimmed(cell.substr(1, cell.size() - 2));
    }
    return cell;
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    const auto same = [](char x, char y) { return lower(x) == lower(y); };
    return a.size() == b.size() && (a == b || std::equal(a.begin(), a.end(), b.begin(), same));
}

DecimalStyle decimalStyleOf(std::span<const std::string_view> cells)
{
    bool dot = false;
    bool comma = false;
    bool anyComma = false;
    for (const std::string_view cell : cells) {
        const std::optional<DecimalStyle> evidence = evidenceOf(cell);
        dot = dot || evidence == DecimalStyle::Dot;
        comma = comma || evidence == DecimalStyle::Comma;
        anyComma = anyComma
            || (isPlainNumberText(trimmed(cell)) && cell.find(',') != std::string_view::npos);
    }
    if (!anyComma || (dot && !comma)) {
        return DecimalStyle::Dot;
    }
    return comma && !dot ? DecimalStyle::Comma : DecimalStyle::Unclear;
}

bool isAbsent(std::string_view cell)
{
    static constexpr std::array<std::string_view, 9> words{"",     "n/a",  "na",     "-",      "--",
                                                           "null", "none", "(null)", "(!) n/a"};
    cell = bare(cell);
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return equalIgnoringCase(cell, word); });
}

Result<std::optional<double>> readNumber(std::string_view cell, DecimalStyle style)
{
    cell = bare(cell);
    if (!cell.empty() && !isDigit(cell.front()) && isAbsent(cell)) {
        return std::nullopt;
    }
    if (cell.empty()) {
        return std::nullopt;
    }
    const Result<std::string> text = numberText(cell, style);
    if (!text) {
        return fail(text.error());
    }
    const char* begin = text->data() + (text->starts_with('+') ? 1 : 0);
    const char* end = text->data() + text->size();
    double value = 0.0;
    const auto [rest, problem] = std::from_chars(begin, end, value);
    if (rest != end || problem == std::errc::invalid_argument) {
        return fail(ErrorCode::InvalidInput, quoted(cell) + " is not a number");
    }
    if (problem == std::errc::result_out_of_range || !std::isfinite(value)) {
        return fail(ErrorCode::InvalidInput, quoted(cell) + " is not a finite number");
    }
    return value;
}

Result<std::optional<std::uint64_t>> readWholeNumber(std::string_view cell, DecimalStyle style)
{
    if (const auto plain = plainDigits(cell)) {
        return plain;
    }
    std::uint64_t value = 0;
    const auto parse = [&value](std::string_view text) {
        const auto [rest, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        return problem == std::errc() && rest == text.data() + text.size() && !text.empty();
    };
    if (parse(cell)) {
        return value;
    }
    cell = bare(cell);
    if (isAbsent(cell)) {
        return std::nullopt;
    }
    const Result<std::string> text = numberText(cell, style);
    if (!text) {
        return fail(text.error());
    }
    std::string_view digits = *text;
    // "8.0" and "0.000" are whole numbers too.
    if (const std::size_t point = digits.find('.'); point != std::string_view::npos
        && point + 1 < digits.size()
        && digits.find_first_not_of('0', point + 1) == std::string_view::npos) {
        digits = digits.substr(0, point);
    }
    if (!parse(digits)) {
        return fail(ErrorCode::InvalidInput,
                    quoted(cell) + " is not a whole number from 0 to 18446744073709551615");
    }
    return value;
}

} // namespace rooflab
