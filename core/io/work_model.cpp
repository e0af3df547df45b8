// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/work_model.h"

#include "core/format.h"
#include "core/io/import_outcome.h"
#include "core/io/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

Work elementWork(double flops, double bytes)
{
    Work work;
    work.flops = Flop(flops);
    work.bytes = Bytes(bytes);
    work.workingSet = Bytes(bytes);
    return work;
}

Work triadWork(double n, Precision precision)
{
    return elementWork(2.0 * n, 3.0 * n * elementSize(precision).value());
}

Work axpyWork(double n, Precision precision)
{
    Work work = elementWork(2.0 * n, 3.0 * n * elementSize(precision).value());
    work.workingSet = Bytes(2.0 * n * elementSize(precision).value());
    return work;
}

using Sizes = std::span<const double>;

constexpr std::array table{
    NamedWork{"vector_add", "vector add", "vector_add",
              "F = N, Q = 3·N·sizeof(T): two reads, one write", "n",
              [](Sizes s, Precision p) { return vectorAddWork(s[0], p); }},
    NamedWork{"copy", "copy", "copy", "F = 0, Q = 2·N·sizeof(T): one read, one write", "n",
              [](Sizes s, Precision p) { return copyWork(s[0], p); }},
    NamedWork{"triad", "triad", "triad", "F = 2·N, Q = 3·N·sizeof(T): two reads, one write", "n",
              [](Sizes s, Precision p) { return triadWork(s[0], p); }},
    NamedWork{"axpy", "axpy", "axpy", "F = 2·N, Q = 3·N·sizeof(T): y is read and written", "n",
              [](Sizes s, Precision p) { return axpyWork(s[0], p); }},
    NamedWork{"gemm", "matrix product", "gemm",
              "F = 2·m·n·k, Q = (m·k + k·n + m·n)·sizeof(T): each matrix moved once", "m n k",
              [](Sizes s, Precision p) { return gemmWork(s[0], s[1], s[2], p); }},
    NamedWork{"fma", "FMA sweep", "fma", "F = 2·K·N, Q = 2·N·sizeof(T): one read, one write", "n k",
              [](Sizes s, Precision p) { return fmaWork(s[0], s[1], p); }},
};

std::vector<std::string> words(std::string_view text, std::string_view separators)
{
    std::vector<std::string> found;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(separators, at)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        found.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return found;
}

tl::unexpected<Error> wrong(const std::string& message)
{
    std::string names;
    for (const NamedWork& row : table) {
        names += std::string(row.name) + " (" + std::string(row.sizes) + "), ";
    }
    return fail(ErrorCode::Usage,
                message + "; a work model is one of " + names
                    + "as in \"vector_add fp32 n=16777216\", or \"flops = …; bytes = …\"");
}

Result<Expression> expressionOf(std::string_view text)
{
    Result<Expression> parsed = Expression::parse(text);
    if (!parsed) {
        return fail(ErrorCode::Usage, parsed.error().message);
    }
    return parsed;
}

Result<WorkModel> parseExpressions(std::string_view text)
{
    WorkModel model;
    for (const std::string& statement : words(text, ";")) {
        if (trimmed(statement).empty()) {
            continue;
        }
        const std::size_t equals = statement.find('=');
        const std::string_view whole(statement);
        const std::string name = lowerCase(trimmed(whole.substr(0, equals)));
        if (equals == std::string::npos || (name != "flops" && name != "bytes")) {
            return wrong("\"" + statement + "\" is neither flops = … nor bytes = …");
        }
        std::optional<Expression>& target = name == "flops" ? model.flops : model.bytes;
        if (target) {
            return wrong(name + " is given twice");
        }
        Result<Expression> parsed = expressionOf(whole.substr(equals + 1));
        if (!parsed) {
            return fail(parsed.error());
        }
        target = std::move(*parsed);
    }
    if (!model.flops || !model.bytes) {
        return wrong(std::string(model.flops ? "bytes" : "flops") + " = … is missing");
    }
    model.text = "flops = " + model.flops->text() + "; bytes = " + model.bytes->text();
    return model;
}

bool needs(const NamedWork& named, const std::string& size)
{
    const std::vector<std::string> sizes = words(named.sizes, " ");
    return std::find(sizes.begin(), sizes.end(), size) != sizes.end();
}

Result<void> takeNamed(WorkModel& model, const std::string& name)
{
    const std::string wanted = name == "add" ? "vector_add" : name;
    const auto row = std::find_if(table.begin(), table.end(),
                                  [&](const NamedWork& each) { return each.name == wanted; });
    if (row == table.end()) {
        return wrong("\"" + name + "\" is no work model");
    }
    model.named = &*row;
    model.text = row->name;
    if (model.precision) {
        model.text += " " + std::string(toText(*model.precision));
    }
    for (const auto& [size, expression] : model.sizes) {
        if (!needs(*row, size)) {
            return wrong(std::string(row->name) + " has no size called \"" + size + "\"");
        }
        model.text += " " + size + "=" + expression.text();
    }
    return {};
}

/// Sizes of a named model: given ones first, then what the file states.
Result<std::vector<double>> sizesOf(const WorkModel& model, const VariableLookup& lookup,
                                    std::string& used, AppliedWork& applied)
{
    std::vector<double> values;
    for (const std::string& size : words(model.named->sizes, " ")) {
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

} // namespace

std::span<const NamedWork> namedWorks()
{
    return table;
}

Result<WorkModel> parseWorkModel(std::string_view text)
{
    const std::string start = lowerCase(trimmed(text));
    if (start.starts_with("flops") || start.starts_with("bytes")) {
        return parseExpressions(text);
    }
    WorkModel model;
    std::string name;
    for (const std::string& word : words(text, " \t,:")) {
        const std::size_t equals = word.find('=');
        if (equals != std::string::npos) {
            Result<Expression> parsed = expressionOf(std::string_view(word).substr(equals + 1));
            if (!parsed) {
                return fail(parsed.error());
            }
            model.sizes.emplace_back(lowerCase(word.substr(0, equals)), std::move(*parsed));
        } else if (const auto precision = precisionFromText(word)) {
            model.precision = precision;
        } else {
            name += (name.empty() ? "" : "_") + lowerCase(word);
        }
    }
    std::replace(name.begin(), name.end(), '-', '_');
    if (auto taken = takeNamed(model, name); !taken) {
        return fail(taken.error());
    }
    return model;
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

void supplyWork(Measurement& measurement, const std::optional<WorkModel>& model,
                const VariableLookup& lookup, ImportOutcome& outcome, const std::string& where)
{
    if (!model) {
        outcome.ask(QuestionKind::WorkModel,
                    "the file states neither FLOPs nor bytes: pick a work model (--work) to "
                    "place its runs on the roofline");
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
