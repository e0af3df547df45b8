// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/summary_record.h"

#include "core/io/number_text.h"
#include "core/io/rate_audit.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 16> takenFields{
    "operator", "experiment", "implementation", "config_id", "runtime", "shape",
    "dtype",    "block",      "grid",           "warmup",    "repeat",  "correct",
    "min_ms",   "median_ms",  "mean_ms",        "scope"};

std::optional<std::int64_t> wholeOf(const std::optional<std::string>& text)
{
    const auto value = readWholeNumber(text.value_or(std::string()));
    const bool usable = value && *value && **value <= static_cast<std::uint64_t>(INT64_MAX);
    return usable ? std::optional(static_cast<std::int64_t>(**value)) : std::nullopt;
}

/// "16777216" or "N=16777216"; other shapes have no one N.
std::optional<std::int64_t> elementCount(const std::optional<std::string>& shape)
{
    std::string_view text = trimmed(shape ? std::string_view(*shape) : std::string_view());
    if (text.starts_with("N=") || text.starts_with("n=")) {
        text.remove_prefix(2);
    }
    return wholeOf(std::string(text));
}

void setNames(Measurement& measurement, const SummaryFields& fields, const Manifest& manifest)
{
    std::optional<std::string> kernel = fields.text({"operator", "experiment"});
    if (!kernel) {
        kernel = manifest.operatorName;
    }
    measurement.variant = fields.text({"config_id", "implementation"}).value_or(std::string());
    measurement.kernel = kernel.value_or(measurement.variant);
    std::replace(measurement.kernel.begin(), measurement.kernel.end(), '-', '_');
}

void setParameters(Measurement& measurement, const SummaryFields& fields)
{
    const std::optional<std::string> shape = fields.text({"shape"});
    if (const auto size = elementCount(shape)) {
        measurement.parameters.set("size", *size);
    } else if (shape) {
        measurement.parameters.set("shape", *shape);
    }
    for (const char* name : {"block", "grid"}) {
        const std::optional<std::string> text = fields.text({name});
        const std::optional<std::int64_t> number = wholeOf(text);
        if (number) {
            measurement.parameters.set(name, *number);
        } else if (text) {
            measurement.parameters.set(name, *text);
        }
    }
}

Result<void> setTiming(Measurement& measurement, const SummaryFields& fields,
                       const Manifest& manifest, ImportOutcome& outcome)
{
    Timing& timing = measurement.timing;
    for (const auto& [name, target, statistic] :
         {std::tuple{"min_ms", &timing.reported.min, Statistic::Min},
          std::tuple{"median_ms", &timing.reported.median, Statistic::Median},
          std::tuple{"mean_ms", &timing.reported.mean, Statistic::Mean}}) {
        const auto value = fields.number(name);
        if (!value) {
            return fail(value.error());
        }
        if (*value && !(**value > 0.0)) {
            return fail(ErrorCode::InvalidInput,
                        "\"" + std::string(name) + "\" must be a positive time");
        }
        if (*value) {
            *target = Seconds(**value / kilo);
            outcome.addStatistic(toText(statistic));
            outcome.addUnit(name, "ms", "÷ 1e3 s");
        }
    }
    if (!timing.at(Statistic::Median)) {
        return fail(ErrorCode::InvalidInput,
                    "there is no time: none of min_ms, median_ms and mean_ms is present");
    }
    timing.warmup = wholeOf(fields.text({"warmup"}));
    timing.repeat = wholeOf(fields.text({"repeat"}));
    timing.warmup = timing.warmup ? timing.warmup : manifest.warmup;
    timing.repeat = timing.repeat ? timing.repeat : manifest.repeat;
    const std::string scope = fields.text({"scope"}).value_or(std::string());
    if (scope.find("event") != std::string::npos
        && fields.text({"runtime"}).value_or(std::string()) == "hip") {
        timing.method = TimingMethod::HipEvent;
    }
    if (scope.find("single-kernel") != std::string::npos) {
        timing.scope = TimingScope::PerLaunch;
    }
    return {};
}

Result<Validation> validationOf(const SummaryFields& fields)
{
    Validation validation;
    const std::optional<std::string> correct = fields.text({"correct"});
    if (!correct) {
        return validation;
    }
    const bool passed = equalIgnoringCase(*correct, "OK") || equalIgnoringCase(*correct, "true");
    const bool failed = equalIgnoringCase(*correct, "FAIL") || equalIgnoringCase(*correct, "false");
    if (!passed && !failed) {
        return fail(ErrorCode::InvalidInput,
                    "\"correct\" must be OK or FAIL, not \"" + *correct + "\"");
    }
    validation.status = passed ? ValidationStatus::Passed : ValidationStatus::Failed;
    validation.method = std::string("reported ") + (passed ? "OK" : "FAIL")
        + " by the program, coverage not recorded";
    return validation;
}

struct Rates {
    std::optional<double> bytesPerSecond;
    std::string bytesField;
    std::optional<double> flopsPerSecond;
    std::string flopsField;
};

Result<Rates> ratesOf(const SummaryFields& fields)
{
    Rates rates;
    for (const char* name : {"effective_bandwidth_gbs", "logical_bandwidth_gbs"}) {
        const auto value = fields.number(name);
        if (!value) {
            return fail(value.error());
        }
        if (*value && !rates.bytesPerSecond) {
            rates.bytesPerSecond = **value * giga;
            rates.bytesField = name;
        }
    }
    for (const auto& [name, factor] : {std::pair{"tflops", tera}, std::pair{"gflops", giga}}) {
        const auto value = fields.number(name);
        if (!value) {
            return fail(value.error());
        }
        if (*value && !rates.flopsPerSecond) {
            rates.flopsPerSecond = **value * factor;
            rates.flopsField = name;
        }
    }
    return rates;
}

/// The program computes its rates from the median; F and Q follow back from them.
void workFromRates(Measurement& measurement, const Rates& rates, const std::string& where,
                   ImportOutcome& outcome)
{
    const auto time = measurement.timing.at(Statistic::Median);
    if (!time || (!rates.bytesPerSecond && !rates.flopsPerSecond)) {
        return;
    }
    Work& work = measurement.work;
    const double seconds = time->time.value();
    if (rates.bytesPerSecond) {
        work.bytes = Bytes(*rates.bytesPerSecond * seconds);
    }
    if (rates.flopsPerSecond) {
        work.flops = Flop(*rates.flopsPerSecond * seconds);
    }
    work.accounting
        = "the rates that the file states × its " + std::string(toText(time->statistic)) + " time";
    work.assumed = true;
    const std::string message
        = "the file states rates but neither FLOPs nor bytes: they follow from " + work.accounting;
    outcome.noteRow(NoteKind::Assumption, message, message, where);
}

void setWork(Measurement& measurement, const Rates& rates, const SummaryContext& context,
             const std::string& where, ImportOutcome& outcome)
{
    const std::optional<std::int64_t> size = measurement.parameters.integer("size");
    if (measurement.kernel == "vector_add" && size && *size > 0 && measurement.precision) {
        measurement.work = vectorAddWork(static_cast<double>(*size), *measurement.precision);
        measurement.work.assumed = true;
        outcome.noteOnce(NoteKind::Assumption,
                         "the file states no FLOP or byte count: F = N and Q = 3·N·sizeof(T) of a "
                         "vector add are used, as its operator says");
        return;
    }
    const auto sizeLookup = [&](std::string_view name) -> std::optional<double> {
        return name == "n" && size ? std::optional(static_cast<double>(*size)) : std::nullopt;
    };
    const bool hasModel = workModelFor(context.works, measurement, outcome) != nullptr;
    if (!hasModel) {
        workFromRates(measurement, rates, where, outcome);
    }
    if (hasModel || !measurement.work.flops) {
        supplyWork(measurement, context.works, sizeLookup, outcome, where);
    }
}

void audit(Measurement& measurement, const Rates& rates, const std::string& where,
           ImportOutcome& outcome)
{
    if (rates.bytesPerSecond) {
        auditStoredRate(measurement,
                        {RateKind::Bandwidth, *rates.bytesPerSecond, Statistic::Median, where},
                        rates.bytesField, outcome);
    }
    if (rates.flopsPerSecond) {
        auditStoredRate(measurement,
                        {RateKind::Performance, *rates.flopsPerSecond, Statistic::Median, where},
                        rates.flopsField, outcome);
    }
}

} // namespace

void SummaryFields::add(std::string name, std::string value)
{
    m_fields.emplace_back(std::move(name), std::move(value));
}

std::optional<std::string> SummaryFields::text(std::initializer_list<std::string_view> names) const
{
    for (const std::string_view name : names) {
        for (const auto& [key, value] : m_fields) {
            if (key == name && !isAbsent(value)) {
                return value;
            }
        }
    }
    return std::nullopt;
}

Result<std::optional<double>> SummaryFields::number(std::string_view name) const
{
    Result<std::optional<double>> value = readNumber(text({name}).value_or(std::string()));
    if (!value) {
        return fail(value.error().code, "\"" + std::string(name) + "\": " + value.error().message);
    }
    return value;
}

Result<Measurement> summaryMeasurement(const SummaryFields& fields, const SummaryContext& context,
                                       const std::string& where, ImportOutcome& outcome)
{
    Measurement measurement;
    setNames(measurement, fields, context.manifest);
    setParameters(measurement, fields);
    measurement.precision = precisionFromText(fields.text({"dtype"}).value_or(std::string()));
    measurement.provenance.backend = fields.text({"runtime"});
    measurement.provenance.device = context.device;
    context.manifest.addTo(measurement.provenance);
    if (auto timed = setTiming(measurement, fields, context.manifest, outcome); !timed) {
        return fail(timed.error());
    }
    Result<Validation> validation = validationOf(fields);
    const Result<Rates> rates = ratesOf(fields);
    if (!validation || !rates) {
        return fail(validation ? rates.error() : validation.error());
    }
    measurement.validation = std::move(*validation);
    setWork(measurement, *rates, context, where, outcome);
    const bool dtypeKept = !measurement.precision;
    for (const auto& [name, value] : fields.all()) {
        const bool taken
            = std::find(takenFields.begin(), takenFields.end(), name) != takenFields.end()
            && !(name == "dtype" && dtypeKept) && name != "scope";
        if (!taken && name != rates->bytesField && name != rates->flopsField && !value.empty()) {
            measurement.sourceFields.emplace_back(name, value);
        }
    }
    audit(measurement, *rates, where, outcome);
    return measurement;
}

} // namespace rooflab
