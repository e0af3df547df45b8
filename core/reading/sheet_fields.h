// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reading/facts.h"
#include "core/sentence.h"

#include <span>
#include <string_view>
#include <vector>

namespace rooflab {

/// One row of the experiment record: what it takes from a run.
struct SheetFieldRow {
    std::string_view id;
    Sentence (*label)();
    void (*add)(const PointFacts&, std::vector<Sentence>&); ///< nothing where nothing is recorded
};

/// THE table of the record's rows (ch. 7.5).
[[nodiscard]] std::span<const SheetFieldRow> sheetFieldRows();

} // namespace rooflab
