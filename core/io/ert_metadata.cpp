// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ert_metadata.h"

#include "core/io/number_text.h"
#include "core/io/text_decoder.h"
#include "core/io/text_lines.h"
#include "core/io/unix_time.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

/// "('edison', [], ['127.0.0.1'])" and "edison" both name edison; `index` counts quoted texts.
std::string quotedText(std::string_view value, std::size_t index = 0)
{
    if (!value.starts_with('(') && !value.starts_with('[')) {
        return index == 0 ? validUtf8(value) : std::string();
    }
    for (;; --index) {
        const std::size_t begin = value.find('\'');
        const std::size_t end
            = begin == std::string_view::npos ? begin : value.find('\'', begin + 1);
        if (end == std::string_view::npos) {
            return {};
        }
        if (index == 0) {
            return validUtf8(value.substr(begin + 1, end - begin - 1));
        }
        value.remove_prefix(end + 1);
    }
}

void setText(std::optional<std::string>& target, const std::string& text)
{
    if (!target && !text.empty()) {
        target = text;
    }
}

/// Takes one "KEY value" line.
void addMetadata(Provenance& provenance, std::string_view line)
{
    const std::string_view text = trimmed(line);
    const std::size_t blank = std::min(text.find_first_of(" \t"), text.size());
    const std::string_view key = text.substr(0, blank);
    const std::string_view value = trimmed(text.substr(blank));
    constexpr std::array<std::string_view, 5> shape{"FLOPS", "OPENMP_THREADS", "MPI_PROCS",
                                                    "GPU_BLOCKS", "GPU_THREADS"};
    constexpr std::size_t kernelRelease = 2; // as uname prints: name, node, release …
    if (key == "HOSTNAME") {
        setText(provenance.host.name, quotedText(value));
    } else if (key == "UNAME") {
        setText(provenance.host.os, quotedText(value));
        setText(provenance.host.kernel, quotedText(value, kernelRelease));
    } else if (key == "TIMESTAMP_DATA") {
        const auto seconds = readNumber(value);
        setText(provenance.recordedAt,
                isoTime(seconds ? *seconds : std::nullopt).value_or(std::string()));
    } else if (key == "ERT_VERSION") {
        provenance.software.push_back(
            {"Empirical Roofline Toolkit", validUtf8(value), std::nullopt});
    } else if (std::find(shape.begin(), shape.end(), key) != shape.end() && !value.empty()) {
        provenance.notes.push_back(validUtf8(key) + " " + validUtf8(value));
    }
}

} // namespace

ErtText splitErtText(std::string_view text)
{
    ErtText split;
    bool inMetadata = false;
    TextLines lines(text);
    while (const auto line = lines.next()) {
        if (trimmed(*line).empty()) {
            continue;
        }
        if (inMetadata) {
            addMetadata(split.provenance, *line);
        } else if (trimmed(*line) == ertMetadataMark) {
            inMetadata = true;
        } else {
            split.lines.push_back({*line, lines.where()});
        }
    }
    return split;
}

} // namespace rooflab
