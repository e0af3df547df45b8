// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace rooflab {

/// Files above this are refused before they are read.
inline constexpr std::uintmax_t importSizeLimit = 1024ull * 1024 * 1024;

/// Reads a whole regular file. Errors name what is wrong: missing, a directory, no permission,
/// empty, over the limit. They do not name the file: the caller does, once.
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path& path);

/// Reads a regular file of any size in pieces.
class FileReader {
public:
    /// Fails like readFile(), but has no size limit.
    [[nodiscard]] static Result<FileReader> open(const std::filesystem::path& path);
    FileReader(FileReader&&) noexcept;
    FileReader& operator=(FileReader&&) noexcept;
    ~FileReader();

    /// The next bytes, empty at the end; valid until the next call.
    [[nodiscard]] Result<std::string_view> read();
    /// When it was opened.
    [[nodiscard]] std::uint64_t size() const;

private:
    struct State;
    explicit FileReader(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// Replaces a file's content as a whole: writes beside it, flushes to disk, renames. On any failure
/// the old file is untouched and nothing is left behind.
[[nodiscard]] Result<void> writeFileAtomically(const std::filesystem::path& path,
                                               std::string_view content);

} // namespace rooflab
