// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/complete_work.h"

#include "core/format.h"
#include "core/io/import_outcome.h"

#include <cmath>

namespace rooflab {

namespace {

/// What the file states of the work against what the model says.
void noteDifference(const Work& stated, const Work& used, ImportOutcome& outcome,
                    const std::string& where)
{
    constexpr double tolerance = 0.01;
    if (!stated.bytes || !used.bytes || !(used.bytes->value() > 0.0)) {
        return;
    }
    const double share = ratio(*stated.bytes, *used.bytes);
    if (std::fabs(share - 1.0) > tolerance) {
        outcome.noteRow(NoteKind::Conflict, "the file's bytes are not the work model's",
                        "the file states " + formatBytes(*stated.bytes) + ", the work model "
                            + formatBytes(*used.bytes) + " (" + formatNumber(share)
                            + " of it); the point uses the work model",
                        where);
    }
}

} // namespace

void completeWork(Measurement& measurement, const std::vector<WorkModel>& models,
                  const VariableLookup& lookup, ImportOutcome& outcome, const std::string& where)
{
    const Work stated = measurement.work;
    if (!stated.flops && !stated.bytes) {
        supplyWork(measurement, models, lookup, outcome, where);
        return;
    }
    const WorkModel* model = workModelFor(models, measurement, outcome);
    if (stated.flops && stated.bytes) {
        if (model != nullptr) {
            outcome.noteOnce(NoteKind::Info,
                             "the file states FLOPs and bytes; the work model given is not used");
        }
        return;
    }
    const std::string has = stated.bytes ? "bytes but no FLOPs" : "FLOPs but no bytes";
    if (model == nullptr) {
        outcome.ask(QuestionKind::WorkModel,
                    "the file states " + has
                        + ": pick a work model (--work) to place its runs on the roofline");
        return;
    }
    ImportOutcome remarks;
    supplyWork(measurement, models, lookup, remarks, where);
    for (const ImportQuestion& question : remarks.questions) {
        outcome.ask(question.kind, question.message);
    }
    if (!measurement.work.assumed) {
        return;
    }
    if (stated.bytes && stated.basis == ByteBasis::Measured) {
        const std::string ofModel = measurement.work.accounting;
        measurement.work.bytes = stated.bytes;
        measurement.work.basis = stated.basis;
        measurement.work.memoryLevel = stated.memoryLevel;
        measurement.work.accounting = "F of " + ofModel + "; Q: " + stated.accounting;
    } else {
        noteDifference(stated, measurement.work, outcome, where);
    }
    outcome.noteOnce(NoteKind::Assumption,
                     "the file states " + has + "; the work model given is used: " + model->text);
}

} // namespace rooflab
