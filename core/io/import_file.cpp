// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_file.h"

#include "core/io/file_access.h"
#include "core/io/importer.h"

#include <array>
#include <sha2.h>
#include <sys/types.h>

namespace rooflab {

namespace {

/// Records of a foreign file came from that file. Those of a session keep what they state of their
/// own origin and only gain what is missing.
void stamp(Provenance& provenance, const Source& file)
{
    Source& source = provenance.source;
    if (!source.file) {
        source.file = file.file;
        source.sha256 = file.sha256;
    }
    if (!source.format) {
        source.format = file.format;
    }
}

} // namespace

Result<ImportOutcome> importFile(const std::filesystem::path& path)
{
    const Result<std::string> content = readFile(path);
    if (!content) {
        return fail(content.error());
    }
    Result<ImportOutcome> outcome = importText(*content);
    if (!outcome) {
        return outcome;
    }
    Source source;
    source.file = path.filename().string();
    source.sha256 = sha256Hex(*content);
    source.format = outcome->format;
    for (Measurement& measurement : outcome->session.measurements) {
        stamp(measurement.provenance, source);
    }
    for (Ceiling& ceiling : outcome->session.ceilings) {
        stamp(ceiling.probe ? ceiling.probe->provenance : ceiling.provenance, source);
    }
    return outcome;
}

std::string sha256Hex(std::string_view content)
{
    std::array<char, SHA256_DIGEST_STRING_LENGTH> text{};
    SHA256Data(reinterpret_cast<const std::uint8_t*>(content.data()), content.size(), text.data());
    return text.data();
}

} // namespace rooflab
