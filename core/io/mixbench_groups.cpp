// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/mixbench_groups.h"

#include "core/io/number_text.h"
#include "core/io/text_decoder.h"
#include "core/io/text_lines.h"

namespace rooflab {

namespace {

constexpr std::string_view iterationsColumn = "Compute iters";

std::optional<Precision> precisionOfGroup(const std::string& name)
{
    const std::string text = lowerCase(name);
    return text.find("single") != std::string::npos ? std::optional(Precision::Fp32)
        : text.find("double") != std::string::npos  ? std::optional(Precision::Fp64)
        : text.find("half") != std::string::npos    ? std::optional(Precision::Fp16)
                                                    : std::nullopt;
}

} // namespace

bool isMixbenchHeader(std::string_view line)
{
    return line.find(iterationsColumn) != std::string_view::npos
        && line.find("Flops/byte") != std::string_view::npos
        && line.find("ex.time") != std::string_view::npos
        && line.find("GB/sec") != std::string_view::npos;
}

Result<MixbenchShape> mixbenchShape(const std::vector<std::string>& header,
                                    const std::vector<std::string>& names, const std::string& where)
{
    MixbenchShape shape;
    while (shape.labels.size() < header.size()
           && trimmed(header[shape.labels.size()]) != iterationsColumn) {
        shape.labels.push_back(validUtf8(trimmed(header[shape.labels.size()])));
    }
    std::size_t i = shape.labels.size() + 1;
    for (; i + mixbenchGroupWidth <= header.size(); i += mixbenchGroupWidth) {
        const bool isGroup = trimmed(header[i]).ends_with("/byte")
            && trimmed(header[i + 1]) == "ex.time" && trimmed(header[i + 3]) == "GB/sec";
        if (!isGroup) {
            return fail(ErrorCode::InvalidInput,
                        "the columns from \"" + validUtf8(header[i])
                            + "\" on are no group of intensity, time, rate and GB/sec",
                        where);
        }
        const std::size_t named = i - shape.labels.size();
        MixbenchGroup group;
        group.column = i;
        group.name = named < names.size() ? validUtf8(trimmed(names[named])) : std::string();
        group.isInteger = trimmed(header[i]).starts_with("Iops");
        group.precision = group.isInteger ? std::nullopt : precisionOfGroup(group.name);
        if (group.name.empty()) {
            group.name = "group " + std::to_string(shape.groups.size() + 1);
        }
        shape.groups.push_back(std::move(group));
    }
    for (; i < header.size(); ++i) {
        if (!trimmed(header[i]).empty()) {
            return fail(ErrorCode::InvalidInput,
                        "the column \"" + validUtf8(trimmed(header[i]))
                            + "\" belongs to no group of intensity, time, rate and GB/sec",
                        where);
        }
    }
    if (shape.groups.empty()) {
        return fail(ErrorCode::InvalidInput, "the header has no group of columns", where);
    }
    return shape;
}

void describeMixbenchDevice(Provenance& provenance, std::string_view line)
{
    const auto pair = keyAndValue(line);
    if (!pair || pair->second.empty()) {
        return;
    }
    const std::string key = lowerCase(pair->first);
    const std::string value = validUtf8(pair->second);
    const std::vector<std::string_view> words = wordsOf(pair->second);
    const auto megahertz = words.size() == 2 && words[1] == "MHz"
        ? readNumber(words[0])
        : Result<std::optional<double>>(std::nullopt);
    if (key == "device") {
        provenance.device.name = value;
    } else if (key.ends_with("driver version")) {
        provenance.software.push_back({validUtf8(pair->first), value, std::nullopt});
    } else if (key == "gpu clock rate" && megahertz && *megahertz) {
        provenance.device.clockHz = **megahertz * mega;
    } else if (key == "memory clock rate" && megahertz && *megahertz) {
        provenance.device.memoryClockHz = **megahertz * mega;
    } else if (key == "total threads") {
        const auto threads = readWholeNumber(pair->second);
        if (threads && *threads && **threads <= INT64_MAX) {
            provenance.device.threads = static_cast<std::int64_t>(**threads);
        }
    }
}

} // namespace rooflab
