// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_options.h"
#include "core/io/text_decoder.h"
#include "core/result.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace rooflab {

/// The bytes of one file, in order, in pieces.
class ByteSource {
public:
    ByteSource() = default;
    virtual ~ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    /// The next bytes; empty at the end. Valid until the next call.
    [[nodiscard]] virtual Result<std::string_view> read() = 0;
    [[nodiscard]] virtual std::uint64_t size() const = 0;
};

/// Text that is in memory already.
class MemorySource final : public ByteSource {
public:
    explicit MemorySource(std::string_view text) : m_rest(text), m_size(text.size()) { }
    [[nodiscard]] Result<std::string_view> read() override;
    [[nodiscard]] std::uint64_t size() const override { return m_size; }

private:
    std::string_view m_rest;
    std::uint64_t m_size;
};

/// Files that may be read beside an imported one; a sibling's name is one of these, alone or after
/// a prefix ("run1_agent_info.csv").
inline constexpr std::array<std::string_view, 4> siblingNames{"manifest.json", "sysinfo.csv",
                                                              "agent_info.csv", "agent-info.csv"};

/// Content of a file in the same folder; nullopt if there is none.
using SiblingReader = std::function<std::optional<std::string>(std::string_view name)>;

/// What an importer sees of a file: UTF-8 text without a byte-order mark, either whole or in
/// pieces, its beginning, its siblings and the user's decisions.
class ImportInput {
public:
    /// Files whose text is needed as a whole are refused above this many bytes.
    static constexpr std::uint64_t wholeTextLimit = 1024ull * 1024 * 1024;
    static constexpr std::size_t headBytes = 64 * 1024;

    ImportInput(ByteSource& source, std::string fileName, const ImportOptions& options,
                ImportProgress progress = {}, SiblingReader siblings = {});

    /// Reads the beginning. To be called once, before everything else.
    [[nodiscard]] Result<void> open();
    /// The first headBytes of text (or all of a shorter file); cut anywhere.
    [[nodiscard]] std::string_view head() const;
    /// True if head() is the whole file.
    [[nodiscard]] bool headIsAll() const { return m_atEnd; }

    /// The next piece of text from the start on, empty at the end; valid until the next call.
    /// Fails with Cancelled when the user stopped the import.
    [[nodiscard]] Result<std::string_view> next();
    /// All text; only before the first next(). Valid as long as the input.
    [[nodiscard]] Result<std::string_view> whole();

    [[nodiscard]] const std::string& fileName() const { return m_fileName; }
    [[nodiscard]] const ImportOptions& options() const { return m_options; }
    /// Text of a sibling with one of siblingNames; nullopt if there is none or it is no text.
    [[nodiscard]] std::optional<std::string> sibling(std::string_view name) const;
    /// fileName() with the ending `ending` replaced, for siblings that share a prefix; nullopt if
    /// the name does not end so.
    [[nodiscard]] std::optional<std::string> nameWithEnding(std::string_view ending,
                                                            std::string_view replacement) const;
    /// For long work between reads; fails with Cancelled like next().
    [[nodiscard]] Result<void> checkCancelled() const;

private:
    [[nodiscard]] Result<std::string_view> readDecoded();

    ByteSource& m_source;
    std::string m_fileName;
    const ImportOptions& m_options;
    ImportProgress m_progress;
    SiblingReader m_siblings;
    TextDecoder m_decoder;
    std::string m_begin; ///< what open() read: at least the head
    std::string m_whole;
    bool m_beginTaken = false;
    bool m_atEnd = false;
    std::uint64_t m_done = 0;
};

} // namespace rooflab
