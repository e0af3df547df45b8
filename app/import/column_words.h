// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/column_mapping.h"
#include "core/result.h"

#include <QString>
#include <QStringList>

namespace rooflab {

/// What a role means, for people.
[[nodiscard]] QString roleWords(ColumnRole role);
/// The units that are offered for a role; empty where it has none.
[[nodiscard]] QStringList unitsOf(ColumnRole role);
/// True where a column cannot be used without a unit.
[[nodiscard]] bool mustHaveUnit(ColumnRole role);
/// True where a column is one of several statistics.
[[nodiscard]] bool hasStatistic(ColumnRole role);
/// Empty text is no unit. Refuses a unit of something else, and a missing one where it is needed.
[[nodiscard]] Result<void> setUnit(MappedColumn& column, const QString& unit);

} // namespace rooflab
