// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/column_mapping.h"

#include <string_view>

namespace rooflab {

/// A unit of a column: how it is written in full and what it is in the SI base unit.
struct ColumnUnit {
    std::string_view spelling; ///< lower case, without '/', '_', '.' and blanks
    std::string_view text;
    double factor;
};

/// The unit that a text names for a column of this role; nullptr if it names none.
[[nodiscard]] const ColumnUnit* columnUnit(ColumnRole role, std::string_view text);

} // namespace rooflab
