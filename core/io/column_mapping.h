// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/statistics.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// What a column of a generic table means.
enum class ColumnRole {
    Kept, ///< stays with the record as text
    Name, ///< what the run is called; several are joined
    Precision,
    Device,
    Correct, ///< OK / FAIL
    Size, ///< N, in elements
    Warmup,
    Repeat,
    Parameter, ///< a setting: block, m, k …
    Time, ///< with its statistic, if the header names one
    TimeMax,
    TimeStddev,
    FlopCount,
    ByteCount,
    FlopRate,
    ByteRate,
    Intensity ///< FLOP/Byte
};
inline constexpr EnumTable<ColumnRole, 17> columnRoleTexts{{{ColumnRole::Kept, "kept"},
                                                            {ColumnRole::Name, "name"},
                                                            {ColumnRole::Precision, "precision"},
                                                            {ColumnRole::Device, "device"},
                                                            {ColumnRole::Correct, "correct"},
                                                            {ColumnRole::Size, "size"},
                                                            {ColumnRole::Warmup, "warmup"},
                                                            {ColumnRole::Repeat, "repeat"},
                                                            {ColumnRole::Parameter, "parameter"},
                                                            {ColumnRole::Time, "time"},
                                                            {ColumnRole::TimeMax, "time_max"},
                                                            {ColumnRole::TimeStddev, "time_stddev"},
                                                            {ColumnRole::FlopCount, "flops"},
                                                            {ColumnRole::ByteCount, "bytes"},
                                                            {ColumnRole::FlopRate, "flop_rate"},
                                                            {ColumnRole::ByteRate, "byte_rate"},
                                                            {ColumnRole::Intensity, "intensity"}}};
constexpr std::string_view toText(ColumnRole role)
{
    return enumText(columnRoleTexts, role);
}

/// One column, what it means and its unit. `factor` converts to the SI base unit.
struct MappedColumn {
    std::string column;
    ColumnRole role = ColumnRole::Kept;
    std::optional<Statistic> statistic; ///< of a time or rate, where known
    std::string unit; ///< "ms", "GB/s"; empty where a role has none
    double factor = 1.0;
    friend bool operator==(const MappedColumn&, const MappedColumn&) = default;
};

struct ColumnMapping {
    std::vector<MappedColumn> columns;
    friend bool operator==(const ColumnMapping&, const ColumnMapping&) = default;

    [[nodiscard]] const MappedColumn* find(ColumnRole role) const;
    [[nodiscard]] bool has(ColumnRole role) const { return find(role) != nullptr; }
};

/// The factor to SI of a unit that fits a role: "ms" for a time, "GiB/s" for a byte rate. Case
/// matters only between m (milli) and M (mega) and between b and B. nullopt: no such unit.
[[nodiscard]] std::optional<double> unitFactor(ColumnRole role, std::string_view unit);

/// What the names in a header most likely mean. A time or rate without a unit in its name stays
/// Kept: a unit is never guessed.
[[nodiscard]] ColumnMapping guessColumns(std::span<const std::string> names);

/// "time_ms = time min ms; flops = flops; label = name"; columns not named are kept. A column's
/// name is matched without regard to case when the mapping is used. Fails with Usage.
[[nodiscard]] Result<ColumnMapping> parseColumnMapping(std::string_view text);
/// The same text; kept columns are left out.
[[nodiscard]] std::string columnMappingText(const ColumnMapping& mapping);

} // namespace rooflab
