// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/io/import_outcome.h"
#include "core/io/text_lines.h"
#include "core/io/work_model.h"

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

/// Sizes of a named model: given ones first, then what the file states.
Result<std::vector<double>> sizesOf(const WorkModel& model, const VariableLookup& lookup,
                                    std::string& used, AppliedWork& applied)
{
    std::vector<double> values;
    for (const std::string_view word : wordsOf(model.named->sizes)) {
        const std::string size(word);
        const auto given = std::find_if(model.sizes.begin(), model.sizes.end(),
                                        [&](const auto& each) { return each.first == size; });
        const bool isGiven = given != model.sizes.end();
        const std::optional<double> stated = isGiven ? std::nullopt : lookup(size);
        if (!isGiven && !stated) {
            return fail(ErrorCode::InvalidInput,
                        "the file does not state " + size + "; give it, as in \"" + model.text + " "
                            + size + "=16777216\"");
        }
        const Result<double> value
            = isGiven ? given->second.evaluate(lookup) : Result<double>(*stated);
        if (!value) {
            return fail(value.error());
        }
        constexpr double largest = 9007199254740992.0; // 2^53: exact in a double
        if (!(*value >= 1.0) || *value > largest || std::floor(*value) != *value) {
            return fail(ErrorCode::InvalidInput,
                        size + " = " + formatNumber(*value, 6) + " is no count of elements");
        }
        values.push_back(*value);
        applied.sizes.emplace_back(size, static_cast<std::int64_t>(*value));
        const bool plain = isGiven && given->second.variables().empty();
        used += ", " + size + " = " + parameterText(static_cast<std::int64_t>(*value))
            + (plain         ? " (given)"
                   : isGiven ? " (" + given->second.text() + ")"
                             : " (stated)");
    }
    return values;
}

Result<AppliedWork> expressionWork(const WorkModel& model, const VariableLookup& lookup)
{
    const Result<double> flops = model.flops->evaluate(lookup);
    const Result<double> bytes = flops ? model.bytes->evaluate(lookup) : flops;
    if (!bytes) {
        return fail(bytes.error());
    }
    if (*flops < 0.0 || *bytes < 0.0) {
        return fail(ErrorCode::InvalidInput, "\"" + model.text + "\" gives a negative count here");
    }
    Work work;
    work.flops = Flop(*flops);
    work.bytes = Bytes(*bytes);
    work.accounting = model.text;
    work.assumed = true;
    return AppliedWork{std::move(work), {}};
}

/// The length of the UTF-8 character that a text begins with, in bytes.
std::size_t characterBytes(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
        ++length;
    }
    return length;
}

bool fits(const WorkModel& model, const Measurement& measurement)
{
    return model.kernels.empty() || fitsPattern(measurement.kernel, model.kernels)
        || (!measurement.variant.empty() && fitsPattern(measurement.variant, model.kernels));
}

void askForModel(const Measurement& measurement, bool othersAreGiven, ImportOutcome& outcome,
                 const std::string& where)
{
    if (othersAreGiven) {
        outcome.noteRow(NoteKind::Info, "no work model given is for this kernel",
                        "no work model given is for " + measurement.kernel, where);
    }
    outcome.ask(
        QuestionKind::WorkModel,
        "the file states neither FLOPs nor bytes: pick a work model (--work) to place its "
        "runs on the roofline"
            + std::string(othersAreGiven ? "; those given are not for all of its kernels" : ""));
}

} // namespace

bool fitsPattern(std::string_view name, std::string_view pattern)
{
    // After a mismatch only the last * can take more of the name: no recursion.
    std::string_view afterStar;
    std::string_view restOfStar;
    bool sawStar = false;
    while (!name.empty() || !pattern.empty()) {
        if (pattern.starts_with('*')) {
            sawStar = true;
            pattern.remove_prefix(1);
            afterStar = pattern;
            restOfStar = name;
        } else if (!name.empty() && pattern.starts_with('?')) {
            name.remove_prefix(characterBytes(name));
            pattern.remove_prefix(1);
        } else if (!name.empty() && !pattern.empty() && name.front() == pattern.front()) {
            name.remove_prefix(1);
            pattern.remove_prefix(1);
        } else if (sawStar && !restOfStar.empty()) {
            restOfStar.remove_prefix(1);
            name = restOfStar;
            pattern = afterStar;
        } else {
            return false;
        }
    }
    return true;
}

const WorkModel* workModelFor(const std::vector<WorkModel>& models, const Measurement& measurement,
                              ImportOutcome& outcome)
{
    const WorkModel* first = nullptr;
    for (const WorkModel& model : models) {
        if (fits(model, measurement)) {
            first = first == nullptr ? &model : first;
            outcome.fittingModels.insert(workModelText(model));
        }
    }
    return first;
}

void noteUnusedModels(const std::vector<WorkModel>& models, ImportOutcome& outcome)
{
    const std::vector<Measurement>& records = outcome.session.measurements;
    for (const WorkModel& model : models) {
        const std::string text = workModelText(model);
        const bool isUsed = outcome.fittingModels.contains(text)
            || std::any_of(records.begin(), records.end(),
                           [&](const Measurement& each) { return fits(model, each); });
        if (!isUsed && !records.empty()) {
            outcome.note(NoteKind::Info,
                         "the work model \"" + text + "\" fits no kernel of this file");
        }
    }
}

Result<AppliedWork> applyWorkModel(const WorkModel& model, std::optional<Precision> recorded,
                                   const VariableLookup& lookup)
{
    if (model.named == nullptr) {
        return expressionWork(model, lookup);
    }
    const std::optional<Precision> precision = model.precision ? model.precision : recorded;
    if (!precision) {
        return fail(ErrorCode::InvalidInput,
                    "the file does not state the precision; give it, as in \""
                        + std::string(model.named->name) + " fp32\"");
    }
    std::string used;
    AppliedWork applied;
    const Result<std::vector<double>> sizes = sizesOf(model, lookup, used, applied);
    if (!sizes) {
        return fail(sizes.error());
    }
    Work& work = applied.work;
    work = model.named->work(*sizes, *precision);
    work.accounting = std::string(model.named->label) + ": " + std::string(model.named->accounting)
        + used + ", " + std::string(toText(*precision));
    work.assumed = true;
    return applied;
}

void supplyWork(Measurement& measurement, const std::vector<WorkModel>& models,
                const VariableLookup& lookup, ImportOutcome& outcome, const std::string& where)
{
    const WorkModel* model = workModelFor(models, measurement, outcome);
    if (model == nullptr) {
        askForModel(measurement, !models.empty(), outcome, where);
        return;
    }
    const Result<AppliedWork> applied = applyWorkModel(*model, measurement.precision, lookup);
    if (!applied) {
        outcome.ask(QuestionKind::ElementCount, applied.error().message);
        return;
    }
    measurement.work = applied->work;
    if (model->named != nullptr) {
        measurement.precision = model->precision ? model->precision : measurement.precision;
        if (measurement.variant.empty()) {
            measurement.variant = measurement.kernel;
        }
        measurement.kernel = model->named->kernel;
        for (const auto& [size, value] : applied->sizes) {
            const std::string name = size == "n" && model->named->sizes != "m n k" ? "size" : size;
            if (measurement.parameters.find(name) == nullptr) {
                measurement.parameters.set(name, value);
            }
        }
    }
    outcome.noteOnce(NoteKind::Assumption,
                     "the file states neither FLOPs nor bytes; the work model given is used: "
                         + measurement.work.accounting,
                     where);
}

} // namespace rooflab
