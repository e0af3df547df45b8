// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ert_metadata.h"
#include "core/io/ert_text.h"
#include "core/io/number_text.h"
#include "core/io/record_adder.h"
#include "core/io/text_decoder.h"
#include "core/io/text_lines.h"

namespace rooflab {

namespace {

constexpr std::string_view computeUnit = "GFLOPs";

/// "   176.44 L1": the number and the label behind it; nullopt if the line is none.
std::optional<std::pair<double, std::string>> figureOf(std::string_view line)
{
    const std::vector<std::string_view> words = wordsOf(line);
    if (words.size() < 2) {
        return std::nullopt;
    }
    const auto value = readNumber(words[0]);
    const std::string_view text = trimmed(line);
    return value && *value
        ? std::optional(std::pair(**value, validUtf8(trimmed(text.substr(words[0].size())))))
        : std::nullopt;
}

bool isLevel(std::string_view label)
{
    const bool isCache = label.size() == 2 && label[0] == 'L' && label[1] >= '0' && label[1] <= '9';
    return isCache || label == "DRAM";
}

Ceiling ceilingOf(double value, const std::string& label, const Provenance& provenance)
{
    Ceiling ceiling;
    ceiling.label = label + " (ERT)";
    ceiling.origin = CeilingOrigin::Imported;
    ceiling.valueSi = value * giga;
    ceiling.provenance = provenance;
    if (label.ends_with(computeUnit)) {
        ceiling.kind = CeilingKind::Compute;
        ceiling.precision = precisionFromText(label.substr(0, label.find(' ')));
    } else {
        ceiling.kind = CeilingKind::Bandwidth;
        ceiling.memoryLevel = label;
    }
    return ceiling;
}

void describe(ImportOutcome& outcome)
{
    outcome.addUnit("GFLOPs", "GFLOPS", "× 1e9 FLOP/s");
    outcome.addUnit("L1 … DRAM", "GB/s (not written in the file)", "× 1e9 B/s");
    outcome.addStatistic("not stated");
    outcome.note(NoteKind::Assumption, "the toolkit writes its bandwidths in GB/s of 1e9 bytes");
    outcome.note(NoteKind::Info, "the file names its host but not its device");
}

} // namespace

std::optional<std::string> matchesErtSummary(std::string_view head)
{
    TextLines lines(head);
    bool hasCompute = false;
    bool hasLevel = false;
    while (const auto line = lines.next()) {
        if (trimmed(*line) == ertMetadataMark) {
            break;
        }
        const auto figure = figureOf(*line);
        if (!figure && !trimmed(*line).empty()) {
            return std::nullopt;
        }
        hasCompute = hasCompute || (figure && figure->second.ends_with(computeUnit));
        hasLevel = hasLevel || (figure && isLevel(figure->second));
    }
    return hasCompute && hasLevel
        ? std::optional<std::string>("its lines are a number and GFLOPs or a memory level")
        : std::nullopt;
}

Result<ImportOutcome> readErtSummary(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    if (!text) {
        return fail(text.error());
    }
    struct Figure {
        double value = 0.0;
        std::string label;
        std::string where;
    };
    ImportOutcome outcome;
    describe(outcome);
    std::vector<Figure> figures;
    const ErtText split = splitErtText(*text);
    for (const ErtLine& line : split.lines) {
        if (const auto figure = figureOf(line.text)) {
            figures.push_back({figure->first, figure->second, line.where});
        } else {
            ++outcome.rows.read;
            outcome.refuse("the line is no number with a label", line.where);
        }
    }
    RecordAdder records(outcome);
    for (const Figure& figure : figures) {
        ++outcome.rows.read;
        if (!figure.label.ends_with(computeUnit) && !isLevel(figure.label)) {
            ++outcome.rows.setAside;
            outcome.note(NoteKind::Info,
                         "\"" + figure.label
                             + "\" is neither GFLOPs nor a memory level and is "
                               "set aside",
                         figure.where);
            continue;
        }
        records.add(ceilingOf(figure.value, figure.label, split.provenance), figure.where);
    }
    if (outcome.rows.read == 0) {
        return fail(ErrorCode::InvalidInput, "there are no reference values");
    }
    return outcome;
}

} // namespace rooflab
