// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/babelstream_run.h"

#include "core/format.h"
#include "core/io/number_text.h"
#include "core/io/rate_audit.h"
#include "core/io/text_decoder.h"
#include "core/io/text_lines.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

/// Arrays moved and floating-point operations, each per element.
struct Function {
    std::string_view name;
    double arrays;
    double flops;
    std::string_view kernel;
    std::string_view accounting;
};

constexpr std::array functions{
    Function{"Copy", 2, 0, "copy", "c = a: F = 0, Q = 2·N·sizeof(T)"},
    Function{"Mul", 2, 1, "mul", "b = s·c: F = N, Q = 2·N·sizeof(T)"},
    Function{"Add", 3, 1, "vector_add", "c = a + b: F = N, Q = 3·N·sizeof(T)"},
    Function{"Triad", 3, 2, "triad", "a = b + s·c: F = 2·N, Q = 3·N·sizeof(T)"},
    Function{"Nstream", 4, 3, "nstream", "a += b + s·c: F = 3·N, Q = 4·N·sizeof(T)"},
    Function{"Dot", 2, 2, "dot", "sum of a·b: F = 2·N, Q = 2·N·sizeof(T)"},
};

const Function* findFunction(std::string_view name)
{
    const auto found = std::find_if(functions.begin(), functions.end(), [&](const Function& each) {
        return equalIgnoringCase(each.name, name);
    });
    return found == functions.end() ? nullptr : &*found;
}

Work workOf(const Function& function, const BabelStreamRun& run)
{
    const double n = static_cast<double>(run.elementCount);
    const double bytesPerArray = n * static_cast<double>(run.elementBytes);
    Work work;
    work.flops = Flop(function.flops * n);
    work.bytes = Bytes(function.arrays * bytesPerArray);
    work.workingSet = Bytes(std::min(function.arrays, 3.0) * bytesPerArray);
    work.accounting
        = "BabelStream " + std::string(function.name) + ": " + std::string(function.accounting);
    work.assumed = true;
    return work;
}

/// A minimum printed with few digits: the rate beside it says it more exactly, if both agree within
/// the rounding.
void sharpenMinimum(const BabelStreamRun& run, Measurement& measurement, ImportOutcome& outcome)
{
    if (!run.rateSi || !run.times.min || !(run.timeRounding.value() > 0.0)) {
        return;
    }
    const double ofRate = measurement.work.bytes->value() / *run.rateSi;
    constexpr double slack = 1.001; // the rate is rounded too
    if (std::fabs(ofRate - run.times.min->value()) <= run.timeRounding.value() * slack) {
        measurement.timing.reported.min = Seconds(ofRate);
        outcome.noteOnce(NoteKind::Assumption,
                         "the times are printed with few digits; where the rate agrees with the "
                         "minimum within its rounding, the minimum is taken from bytes and rate");
    }
}

void addReference(const Measurement& copy, const std::string& where, RecordAdder& records)
{
    Result<Ceiling> ceiling = ceilingFromProbe(copy, CeilingKind::Bandwidth, Statistic::Min);
    if (ceiling) {
        ceiling->origin = CeilingOrigin::Imported;
        records.add(std::move(*ceiling), where, 0);
    }
}

/// "Using HIP device AMD Radeon RX 9070 XT"
void takeDevice(BabelStreamBanner& banner, std::string_view line)
{
    constexpr std::string_view mark = " device ";
    const std::size_t at = line.find(mark);
    if (line.starts_with("Using ") && at != std::string_view::npos) {
        banner.provenance.device.name = validUtf8(trimmed(line.substr(at + mark.size())));
    }
}

/// "Running kernels 100 times", "Running  Classic kernels 5 times in  Classic order"
void takeRepeat(BabelStreamBanner& banner, std::string_view line)
{
    const std::vector<std::string_view> words = wordsOf(line);
    for (std::size_t i = 1; i < words.size() && words.front() == "Running"; ++i) {
        const auto count = readWholeNumber(words[i - 1]);
        if (words[i] == "times" && count && *count && **count <= INT64_MAX) {
            banner.repeat = static_cast<std::int64_t>(**count);
        }
    }
}

/// "33.6 MB (=0.0 GB)"
void takeArraySize(BabelStreamBanner& banner, const std::string& value)
{
    const std::vector<std::string_view> words = wordsOf(value);
    if (words.size() < 2) {
        return;
    }
    const auto amount = readNumber(words[0]);
    const auto factor = babelStreamRateFactor(words[1]);
    if (amount && *amount && factor) {
        banner.arrayBytes = **amount * *factor;
        banner.arrayText = std::string(words[0]) + " " + std::string(words[1]);
    }
}

} // namespace

void addBabelStreamRun(BabelStreamRun run, const std::string& where, RecordAdder& records,
                       ImportOutcome& outcome)
{
    const Function* function = findFunction(run.function);
    if (function == nullptr) {
        outcome.refuse("\"" + run.function + "\" is no function of BabelStream", where);
        return;
    }
    if (run.elementCount == 0 || run.elementBytes == 0) {
        outcome.refuse("the number of elements and their size must be at least 1", where);
        return;
    }
    if (run.elementCount > INT64_MAX) {
        outcome.refuse("the number of elements is too large", where);
        return;
    }
    if (!run.times.min && !run.times.mean) {
        outcome.refuse("there is no time", where);
        return;
    }
    Measurement measurement;
    measurement.kernel = function->kernel;
    measurement.variant = measurement.kernel == "copy"
        ? "BabelStream"
        : "BabelStream " + std::string(function->name);
    measurement.precision = run.precision;
    measurement.parameters.set("size", static_cast<std::int64_t>(run.elementCount));
    measurement.work = workOf(*function, run);
    measurement.timing.scope = TimingScope::PerLaunch;
    measurement.timing.repeat = run.repeat;
    measurement.timing.reported = run.times;
    sharpenMinimum(run, measurement, outcome);
    measurement.provenance = std::move(run.provenance);
    measurement.provenance.source.place = where;
    if (run.rateSi) {
        auditStoredRate(
            measurement,
            {RateKind::Bandwidth, *run.rateSi, Statistic::Min, where + ", " + run.rateName},
            run.rateName, outcome);
    }
    const std::string id = records.add(measurement, where);
    if (!id.empty() && function->kernel == "copy") {
        measurement.id = id;
        addReference(measurement, where, records);
    }
}

std::optional<double> babelStreamRateFactor(std::string_view unit)
{
    std::string text = lowerCase(trimmed(unit));
    for (const std::string_view ending : {"/sec", "/s", "ytes", "yte"}) {
        if (text.ends_with(ending)) {
            text.resize(text.size() - ending.size());
        }
    }
    static constexpr std::array<std::pair<std::string_view, double>, 8> units{
        {{"kb", kilo},
         {"mb", mega},
         {"gb", giga},
         {"tb", tera},
         {"kib", kibibyte},
         {"mib", mebibyte},
         {"gib", gibibyte},
         {"tib", gibibyte * kibibyte}}};
    const auto found = std::find_if(units.begin(), units.end(),
                                    [&](const auto& each) { return each.first == text; });
    return found == units.end() ? std::nullopt : std::optional(found->second);
}

BabelStreamBanner readBabelStreamBanner(std::string_view text)
{
    BabelStreamBanner banner;
    SoftwareItem program{"BabelStream", std::nullopt, std::nullopt};
    TextLines lines(text);
    while (const auto line = lines.next()) {
        takeDevice(banner, *line);
        takeRepeat(banner, *line);
        const auto pair = keyAndValue(*line);
        if (!pair || pair->second.empty()) {
            continue;
        }
        const std::string value = validUtf8(pair->second);
        if (pair->first == "Version") {
            program.version = value;
        } else if (pair->first == "Implementation") {
            program.detail = value;
            banner.provenance.backend = lowerCase(value);
        } else if (pair->first == "Precision") {
            banner.precision = value;
        } else if (pair->first == "Driver") {
            banner.provenance.software.push_back({"driver", value, std::nullopt});
        } else if (pair->first == "Number of elements") {
            const auto count = readWholeNumber(value);
            banner.elementCount = count ? *count : std::nullopt;
        } else if (pair->first == "Array size") {
            takeArraySize(banner, value);
        }
    }
    if (program.version || program.detail) {
        banner.provenance.software.push_back(std::move(program));
    }
    return banner;
}

void describeBabelStream(ImportOutcome& outcome, const BabelStreamBanner& banner)
{
    for (const char* statistic : {"min", "mean", "max"}) {
        outcome.addStatistic(statistic);
    }
    outcome.note(NoteKind::Assumption,
                 "the file states neither FLOPs nor bytes: those of BabelStream's functions are "
                 "used (Copy 0 FLOP and 2 arrays, Mul 1 and 2, Add 1 and 3, Triad 2 and 3, "
                 "Nstream 3 and 4, Dot 2 and 2, each per element)");
    outcome.note(NoteKind::Info,
                 "BabelStream leaves the first run out of its minimum, average and maximum");
    if (!banner.provenance.device.name) {
        outcome.note(NoteKind::Info, "the file does not name its device");
    }
}

} // namespace rooflab
