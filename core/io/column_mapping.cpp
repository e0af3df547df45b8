// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/column_mapping.h"

#include "core/io/column_units.h"
#include "core/io/number_text.h"

#include <algorithm>

namespace rooflab {

namespace {

bool needsUnit(ColumnRole role)
{
    return role == ColumnRole::Time || role == ColumnRole::TimeMax || role == ColumnRole::TimeStddev
        || role == ColumnRole::FlopRate || role == ColumnRole::ByteRate;
}

Result<MappedColumn> parseEntry(std::string_view entry)
{
    const std::size_t equals = entry.rfind('=');
    if (equals == std::string_view::npos) {
        return fail(ErrorCode::Usage,
                    "\"" + std::string(entry) + "\" is no \"column = role [statistic] [unit]\"");
    }
    MappedColumn column;
    column.column = trimmed(entry.substr(0, equals));
    std::string_view rest = trimmed(entry.substr(equals + 1));
    bool roleTaken = false;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest = trimmed(rest.substr(end));
        const auto role = roleTaken ? std::nullopt : enumValue(columnRoleTexts, word);
        const auto statistic = roleTaken ? enumValue(statisticTexts, word) : std::nullopt;
        const ColumnUnit* unit = roleTaken ? columnUnit(column.role, word) : nullptr;
        if (role) {
            column.role = *role;
            roleTaken = true;
        } else if (statistic) {
            column.statistic = statistic;
        } else if (unit != nullptr) {
            column.unit
                = std::string(unit->text) + (column.role == ColumnRole::ByteRate ? "/s" : "");
            column.factor = unit->factor;
        } else {
            std::string known;
            for (const auto& [each, text] : columnRoleTexts) {
                known += (known.empty() ? "" : ", ") + std::string(text);
            }
            return fail(ErrorCode::Usage,
                        "\"" + std::string(word) + "\" for the column \"" + column.column
                            + "\" is neither a role (" + known + ") nor its statistic or unit");
        }
    }
    if (needsUnit(column.role) && column.unit.empty()) {
        return fail(ErrorCode::Usage,
                    "the column \"" + column.column + "\" needs a unit, as in \"" + column.column
                        + " = " + std::string(toText(column.role)) + " ms\"");
    }
    return column;
}

} // namespace

const MappedColumn* ColumnMapping::find(ColumnRole role) const
{
    const auto found
        = std::find_if(columns.begin(), columns.end(),
                       [&](const MappedColumn& column) { return column.role == role; });
    return found == columns.end() ? nullptr : &*found;
}

Result<ColumnMapping> parseColumnMapping(std::string_view text)
{
    ColumnMapping mapping;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view entry = trimmed(text.substr(0, end));
        text = text.substr(std::min(end + 1, text.size()));
        if (entry.empty()) {
            continue;
        }
        Result<MappedColumn> column = parseEntry(entry);
        if (!column) {
            return fail(column.error());
        }
        mapping.columns.push_back(std::move(*column));
    }
    return mapping;
}

std::string columnMappingText(const ColumnMapping& mapping)
{
    std::string text;
    for (const MappedColumn& column : mapping.columns) {
        if (column.role == ColumnRole::Kept) {
            continue;
        }
        text += (text.empty() ? "" : "; ") + column.column + " = "
            + std::string(toText(column.role));
        if (column.statistic) {
            text += " " + std::string(toText(*column.statistic));
        }
        const bool plainUnit = column.role == ColumnRole::Intensity;
        if (!column.unit.empty() && !plainUnit) {
            text += " " + column.unit;
        }
    }
    return text;
}

} // namespace rooflab
