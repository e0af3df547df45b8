// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/import_preview.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// A file that waits in the preview, with what was chosen for it so far.
class WaitingFile {
public:
    explicit WaitingFile(PendingImport pending);

    [[nodiscard]] const QString& path() const { return m_pending.path; }
    [[nodiscard]] const Result<ImportOutcome>& outcome() const { return m_pending.outcome; }
    /// As the file was read, or will be once the choices rest.
    [[nodiscard]] const ImportOptions& options() const { return m_wanted; }
    /// The columns that a work model may use, also while the file cannot be read.
    [[nodiscard]] const std::vector<HeaderColumn>& header() const { return m_header; }
    /// Names of the file's own kernels, each once.
    [[nodiscard]] const std::vector<std::string>& kernels() const { return m_kernels; }
    [[nodiscard]] const std::string& sha256() const { return m_sha256; }

    /// Other options; they wait until the file is read with them.
    void choose(ImportOptions options);
    void markReading();
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// The options differ from those the file was read with, and it is not being read yet.
    [[nodiscard]] bool isEdited() const { return m_isEdited && !m_isReading; }
    /// Takes another reading; one that was asked for before the last choice changes nothing.
    void take(PendingImport pending);
    /// Moves a trace's boundary; the choice outlives another reading. False: there is none to move.
    bool chooseWarmup(std::size_t group, std::size_t launches);

    [[nodiscard]] bool usesRemembered() const { return m_usesRemembered; }
    void setUsesRemembered(bool uses) { m_usesRemembered = uses; }

    /// True if it was read and there is something to add.
    [[nodiscard]] bool canApply() const;
    [[nodiscard]] PendingImport release() { return std::move(m_pending); }

private:
    void learn();
    void restoreWarmups();

    PendingImport m_pending;
    ImportOptions m_wanted;
    std::vector<HeaderColumn> m_header;
    std::vector<std::string> m_kernels;
    std::string m_sha256;
    std::optional<ImportOptions> m_asked; ///< the last reading that was asked for
    std::map<std::string, std::size_t> m_warmups; ///< by group
    bool m_isReading = false;
    bool m_isEdited = false;
    bool m_usesRemembered = false;
};

/// The file's name without folders.
[[nodiscard]] QString fileNameOf(const WaitingFile& file);
/// "rocprofv3 kernel_trace.csv"; empty if it was not recognised.
[[nodiscard]] QString formatOf(const WaitingFile& file);
/// "device must be chosen", "columns guessed", "warm-up proposed", "cannot be read" …
[[nodiscard]] QStringList statesOf(const WaitingFile& file);

/// A sentence of an import without the flags of the command line that it names.
[[nodiscard]] QString forWindow(const std::string& message);

} // namespace rooflab
