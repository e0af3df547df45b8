// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/import_report_model.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rooflab {

class SessionStore;

/// What came of opening some files.
struct LoadedFiles {
    std::vector<FileReport> reports;
    /// The session file that the window now shows and nothing else; empty otherwise.
    QString document;
};

/// Reads files and adds their records to the open session. A shipped sample gives way to the
/// first file that can be read; a bad file changes nothing.
[[nodiscard]] LoadedFiles loadFiles(const QStringList& paths, SessionStore& store);

} // namespace rooflab
