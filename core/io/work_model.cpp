// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/work_model.h"

#include "core/io/number_text.h"

#include <algorithm>
#include <array>

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

Result<WorkModel> parseNamed(std::string_view text)
{
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

} // namespace

std::span<const NamedWork> namedWorks()
{
    return table;
}

Result<WorkModel> parseWorkModel(std::string_view text)
{
    constexpr std::string_view forKernels = " for ";
    const std::size_t at = text.find(forKernels);
    const std::string_view accounting = text.substr(0, at);
    const std::string start = lowerCase(trimmed(accounting));
    Result<WorkModel> model = start.starts_with("flops") || start.starts_with("bytes")
        ? parseExpressions(accounting)
        : parseNamed(accounting);
    if (model && at != std::string_view::npos) {
        model->kernels = trimmed(text.substr(at + forKernels.size()));
        if (model->kernels.empty()) {
            return wrong("no kernels stand behind \"for\"");
        }
    }
    return model;
}

std::string workModelText(const WorkModel& model)
{
    return model.kernels.empty() ? model.text : model.text + " for " + model.kernels;
}

} // namespace rooflab
