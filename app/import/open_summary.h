// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/file_report.h"

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// The importer of files that rooflab writes.
inline constexpr std::string_view sessionFormat = "session";

/// A file without records changes nothing, but for a session document, which may be empty.
[[nodiscard]] bool hasRecords(const FileImport& import);
/// The sessions of the files that have something to add, in their order.
[[nodiscard]] std::vector<Session> takeSessions(std::vector<FileImport>& imports);

/// What came of one opening of files, enough for a sentence.
struct OpenSummary {
    std::size_t files = 0;
    std::size_t loaded = 0;
    std::size_t waiting = 0; ///< in the preview
    std::size_t cancelled = 0;
    std::size_t refused = 0;
    std::size_t notes = 0; ///< remarks on the files that were loaded
    std::uint64_t refusedRecords = 0; ///< of the files that were loaded
    QString firstLoaded; ///< "name: what was taken"
    QString firstRefused; ///< "name: why"
    bool replacedSession = false; ///< the window shows these files and nothing else
    QString document; ///< the one session file that the window shows; empty: something else
    std::string documentSha256;

    void addFailed(const FileReport& report);
    /// `isFirst`: its records took the place of what the window showed.
    void addLoaded(const FileImport& import, bool isFirst);
    void nameLoaded(const FileReport& report);
    /// To be called at the end: the window's document is one file or none.
    void settle();

    /// What somebody should look at, in a sentence; empty if there is nothing.
    [[nodiscard]] QString problem() const;
    /// What came of the files, for the status bar.
    [[nodiscard]] QString result() const;
};

} // namespace rooflab
