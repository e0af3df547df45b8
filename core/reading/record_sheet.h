// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"
#include "core/session.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// One row of the sheet.
struct SheetField {
    std::string id; ///< stable: environment, input, timing, result, evidence …
    Sentence label;
    std::vector<Sentence> lines; ///< empty: not recorded, to be filled by hand
};

/// The experiment record of ch. 7.5, filled from the session: what was measured and how far the
/// conclusions reach. What is not recorded stays blank.
struct RecordSheet {
    std::string title;
    bool isSample = false;
    std::vector<SheetField> fields; ///< always the same ids in the same order
    std::size_t unlistedRuns = 0; ///< chosen runs beyond largestSheetRuns
    std::string notes; ///< the user's own, as typed

    /// By id; nullptr if there is none.
    [[nodiscard]] const SheetField* field(std::string_view id) const;
};

/// A sheet takes the first so many of the chosen runs and counts the others.
inline constexpr std::size_t largestSheetRuns = 50;

/// The sheet of the named measurements, in their order; ids that the session does not have are
/// left out. With no ids: of the visible measurements.
[[nodiscard]] RecordSheet recordSheet(const Session& session,
                                      std::span<const std::string> measurementIds,
                                      Statistic statistic, std::string notes);

/// A heading, a table of the fields, and the notes.
[[nodiscard]] std::string recordSheetMarkdown(const RecordSheet& sheet,
                                              const Speaker& speak = inEnglish);

} // namespace rooflab
