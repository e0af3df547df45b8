// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/expression.h"
#include "core/measurement.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rooflab {

struct ImportOutcome;

/// A named accounting: what one launch computes and moves, by its sizes.
struct NamedWork {
    std::string_view name; ///< "vector_add"
    std::string_view label;
    std::string_view kernel; ///< family that records with it belong to
    std::string_view accounting; ///< "F = N, Q = 3·N·sizeof(T): two reads, one write"
    std::string_view sizes; ///< the sizes it needs, e.g. "n" or "m n k"
    Work (*work)(std::span<const double> sizes, Precision precision) = nullptr;
};

/// THE table of named accountings: vector_add, copy, triad, axpy, gemm, fma.
[[nodiscard]] std::span<const NamedWork> namedWorks();

/// The FLOPs and bytes that the user says a file's runs have: a row of namedWorks() with its sizes
/// (numbers or expressions of the file's columns), or two expressions.
struct WorkModel {
    std::string text; ///< the accounting, as parseWorkModel takes it
    const NamedWork* named = nullptr; ///< nullptr: the two expressions
    std::optional<Precision> precision;
    std::vector<std::pair<std::string, Expression>> sizes; ///< given ones: {"n", "16777216"}
    std::optional<Expression> flops;
    std::optional<Expression> bytes;
    /// A pattern with * (any text) and ? (one character) for the file's own kernel names, which it
    /// must fit as a whole; empty: every record.
    std::string kernels;
};

/// "vector_add fp32 n=16777216", "gemm fp16 m=1024 n=1024 k=512", "copy fp32 n=Grid_Size_X",
/// "flops = 2*n; bytes = 12*n"; each may end in the kernels that it is for:
/// "vector_add fp32 n=16777216 for vector_add*". Fails with Usage.
[[nodiscard]] Result<WorkModel> parseWorkModel(std::string_view text);
/// The whole model as parseWorkModel takes it, with the kernels that it is for.
[[nodiscard]] std::string workModelText(const WorkModel& model);

/// True if the whole name fits a pattern of *, ? and plain characters; case matters.
[[nodiscard]] bool fitsPattern(std::string_view name, std::string_view pattern);

/// The first of the models whose kernels fit the record's kernel or variant as the file names them;
/// nullptr if none does. The outcome keeps which models fit.
[[nodiscard]] const WorkModel* workModelFor(const std::vector<WorkModel>& models,
                                            const Measurement& measurement, ImportOutcome& outcome);
/// Notes every model whose kernels fit no record of the file.
void noteUnusedModels(const std::vector<WorkModel>& models, ImportOutcome& outcome);

/// What a work model gives for one record, and the sizes that it used: {"n", 16777216}.
struct AppliedWork {
    Work work;
    std::vector<std::pair<std::string, std::int64_t>> sizes;
};

/// The user's model for one record. `lookup` gives the values of the file's columns by
/// variableName(), and what the file itself states of n, m, k. The precision is the model's, else
/// the record's; neither N nor precision is ever guessed. accounting says what was used; assumed is
/// true.
[[nodiscard]] Result<AppliedWork> applyWorkModel(const WorkModel& model,
                                                 std::optional<Precision> recorded,
                                                 const VariableLookup& lookup);

/// For records whose file states neither FLOPs nor bytes: applies the first model of the options
/// that fits and notes the assumption, or asks for one. Sets work, precision, the sizes as
/// parameters and, for a named model, the kernel family (the file's own name stays as the variant).
void supplyWork(Measurement& measurement, const std::vector<WorkModel>& models,
                const VariableLookup& lookup, ImportOutcome& outcome, const std::string& where);

} // namespace rooflab
