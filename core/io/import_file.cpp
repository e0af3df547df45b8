// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_file.h"

#include "core/io/figure_import.h"
#include "core/io/file_access.h"
#include "core/io/importer.h"

#include <array>
#include <nettle/sha2.h>

namespace rooflab {

namespace {

class Sha256 {
public:
    Sha256() { sha256_init(&m_state); }
    void add(std::string_view bytes)
    {
        sha256_update(&m_state, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    }
    [[nodiscard]] std::string hex()
    {
        std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
        sha256_digest(&m_state, digest.size(), digest.data());
        constexpr std::string_view digits = "0123456789abcdef";
        std::string text;
        for (const std::uint8_t byte : digest) {
            text += digits[byte >> 4U];
            text += digits[byte & 0xFU];
        }
        return text;
    }

private:
    sha256_ctx m_state{};
};

/// A file's bytes, hashed as they go by.
class FileSource final : public ByteSource {
public:
    explicit FileSource(FileReader reader) : m_reader(std::move(reader)) { }
    [[nodiscard]] Result<std::string_view> read() override
    {
        const Result<std::string_view> bytes = m_reader.read();
        if (bytes) {
            m_hash.add(*bytes);
        }
        return bytes;
    }
    [[nodiscard]] std::uint64_t size() const override { return m_reader.size(); }
    /// Of the whole file: reads what the importer left.
    [[nodiscard]] Result<std::string> sha256()
    {
        for (;;) {
            const Result<std::string_view> bytes = read();
            if (!bytes) {
                return fail(bytes.error());
            }
            if (bytes->empty()) {
                return m_hash.hex();
            }
        }
    }

private:
    FileReader m_reader;
    Sha256 m_hash;
};

SiblingReader siblingsOf(const std::filesystem::path& path)
{
    return [folder = path.parent_path()](std::string_view name) -> std::optional<std::string> {
        constexpr std::uintmax_t siblingLimit = 16 * 1024 * 1024;
        const std::filesystem::path sibling = folder / std::filesystem::path(std::string(name));
        std::error_code problem;
        // A link could lead out of the folder.
        if (std::filesystem::is_symlink(sibling, problem)
            || !std::filesystem::is_regular_file(sibling, problem)
            || std::filesystem::file_size(sibling, problem) > siblingLimit) {
            return std::nullopt;
        }
        const Result<std::string> content = readFile(sibling);
        return content ? std::optional(*content) : std::nullopt;
    };
}

/// Records of a foreign file came from that file. Those of a session keep what they state of their
/// own origin and only gain what is missing. A figure is no origin: where a record names its file,
/// nothing is added.
void stamp(Provenance& provenance, const Source& file)
{
    Source& source = provenance.source;
    if (source.file && file.format == figureFormat) {
        return;
    }
    if (!source.file) {
        source.file = file.file;
        source.sha256 = file.sha256;
    }
    if (!source.format) {
        source.format = file.format;
    }
}

} // namespace

Result<ImportOutcome> importFile(const std::filesystem::path& path, const ImportOptions& options,
                                 ImportProgress progress)
{
    Result<FileReader> reader = FileReader::open(path);
    if (!reader) {
        return fail(reader.error());
    }
    FileSource bytes(std::move(*reader));
    const std::string fileName = path.filename().string();
    ImportInput input(bytes, fileName, options, std::move(progress), siblingsOf(path));
    Result<ImportOutcome> outcome = importInput(input);
    if (!outcome) {
        return outcome;
    }
    const Result<std::string> sha256 = bytes.sha256();
    if (!sha256) {
        return fail(sha256.error());
    }
    outcome->sha256 = *sha256;
    Source source;
    source.file = fileName;
    source.sha256 = *sha256;
    source.format = outcome->format;
    for (Measurement& measurement : outcome->session.measurements) {
        stamp(measurement.provenance, source);
        // Here it may take its time; a window that draws the records must not wait for it.
        static_cast<void>(measurement.timing.samples.summary());
        if (auto going = input.checkCancelled(); !going) {
            return fail(going.error());
        }
    }
    for (Ceiling& ceiling : outcome->session.ceilings) {
        stamp(ceiling.probe ? ceiling.probe->provenance : ceiling.provenance, source);
    }
    return outcome;
}

std::string sha256Hex(std::string_view content)
{
    Sha256 hash;
    hash.add(content);
    return hash.hex();
}

} // namespace rooflab
