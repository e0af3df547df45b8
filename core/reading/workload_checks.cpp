// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/point_details.h"
#include "core/reading/reading_words.h"
#include "core/reading/reference_checks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

/// Reads to writes of a kernel family by its accounting (ch. 7.1, 7.2.1); empty where unknown.
std::string readWriteMix(const std::string& kernel)
{
    if (kernel == "vector_add") {
        return "2:1";
    }
    if (kernel == "copy" || kernel == "fma") {
        return "1:1";
    }
    return {};
}

ReferenceCheck workloadCheck(const ComparedPoint& compared)
{
    const Measurement& own = compared.measurement;
    ReferenceCheck check{
        "workload", say("Workload and ratio of reads to writes"), CheckStatus::CannotTell, {}};
    if (!compared.ceiling.probe) {
        check.why = say("The reference %1 has no run behind it in the record, so its workload is "
                        "unknown.",
                        compared.ceiling.label);
        return check;
    }
    const Measurement& probe = *compared.ceiling.probe;
    if (own.kernel == probe.kernel && own.variant == probe.variant) {
        check.status = CheckStatus::RuledOut;
        check.why = say("Both ran %1.", runLabel(own));
        return check;
    }
    check.status = CheckStatus::Applies;
    const std::string ownMix = readWriteMix(own.kernel);
    const std::string probeMix = readWriteMix(probe.kernel);
    check.why = !ownMix.empty() && !probeMix.empty() && ownMix != probeMix
        ? say("The point is %1 with reads to writes %2, the reference %3 with %4.", runLabel(own),
              ownMix, runLabel(probe), probeMix)
        : say("The point is %1, the reference another workload, %2.", runLabel(own),
              runLabel(probe));
    return check;
}

std::string sizeText(const Work* work)
{
    return work != nullptr && work->workingSet ? formatBytes(*work->workingSet)
                                               : std::string(notRecorded);
}

ReferenceCheck sizeCheck(const ComparedPoint& compared)
{
    ReferenceCheck check{"size", say("Input size"), CheckStatus::CannotTell, {}};
    const Work& own = compared.measurement.work;
    const Work* other = compared.ceiling.probe ? &compared.ceiling.probe->work : nullptr;
    check.why = say("Working set of the point: %1; of the reference: %2.", sizeText(&own),
                    sizeText(other));
    if (own.workingSet && other != nullptr && other->workingSet && *other->workingSet > Bytes(0)) {
        check.status = std::fabs(ratio(*own.workingSet, *other->workingSet) - 1.0) > sizeTolerance
            ? CheckStatus::Applies
            : CheckStatus::RuledOut;
    }
    return check;
}

ReferenceCheck byteBasisCheck(const ComparedPoint& compared)
{
    ReferenceCheck check{
        "byte_basis", say("Algorithmic or physical bytes"), CheckStatus::CannotTell, {}};
    const ByteBasis own = compared.measurement.work.basis;
    if (!compared.ceiling.probe) {
        check.why = say("The point's bytes are %1; how the reference %2 counts is not recorded.",
                        std::string(toText(own)), compared.ceiling.label);
        return check;
    }
    const ByteBasis other = compared.ceiling.probe->work.basis;
    check.status = own == other ? CheckStatus::RuledOut : CheckStatus::Applies;
    check.why = say("The point's bytes are %1, the reference's are %2.", std::string(toText(own)),
                    std::string(toText(other)));
    return check;
}

/// A factor that a mistaken unit or count puts between two rates.
struct UnitFactor {
    double value;
    Sentence (*why)(const std::string& ratio);
};

constexpr std::array unitFactors{
    UnitFactor{mebibyte / mega,
               [](const std::string& ratio) {
                   return say("The ratio %1 is within 1 % of 1.049: MiB may be taken for MB. Check "
                              "the units of both.",
                              ratio);
               }},
    UnitFactor{gibibyte / giga,
               [](const std::string& ratio) {
                   return say("The ratio %1 is within 1 % of 1.074: GiB may be taken for GB. Check "
                              "the units of both.",
                              ratio);
               }},
    UnitFactor{1.5,
               [](const std::string& ratio) {
                   return say(
                       "The ratio %1 is within 1 % of 1.5: three arrays may be counted against "
                       "two. Check what both count.",
                       ratio);
               }},
    UnitFactor{2.0,
               [](const std::string& ratio) {
                   return say(
                       "The ratio %1 is within 1 % of 2 or 1/2: read and write may be counted "
                       "against one buffer, or a fused multiply-add as two against one. Check "
                       "what both count.",
                       ratio);
               }},
    UnitFactor{3.0,
               [](const std::string& ratio) {
                   return say("The ratio %1 is within 1 % of 3 or 1/3: three arrays may be counted "
                              "against one. Check what both count.",
                              ratio);
               }},
    UnitFactor{8.0,
               [](const std::string& ratio) {
                   return say(
                       "The ratio %1 is within 1 % of 8 or 1/8: bits may be taken for bytes. "
                       "Check the units of both.",
                       ratio);
               }},
    UnitFactor{kilo,
               [](const std::string& ratio) {
                   return say(
                       "The ratio %1 is within 1 % of 1000 or 1/1000: a prefix may be wrong. "
                       "Check the units of both.",
                       ratio);
               }},
};

ReferenceCheck unitCheck(const ComparedPoint& compared)
{
    const std::string text = factorText(compared.ratio);
    for (const UnitFactor& factor : unitFactors) {
        const double above = std::fabs(compared.ratio / factor.value - 1.0);
        const double below = std::fabs(compared.ratio * factor.value - 1.0);
        if (std::min(above, below) <= unitFactorTolerance) {
            return {"units", say("Units and counted buffers"), CheckStatus::Applies,
                    factor.why(text)};
        }
    }
    return {
        "units", say("Units and counted buffers"), CheckStatus::RuledOut,
        say("The ratio %1 is not within 1 % of any of the known factors 1.049, 1.074, 1.5, 2, 3, "
            "8 and 1000 or their inverses.",
            text)};
}

ReferenceCheck validationCheck(const ComparedPoint& compared)
{
    const Validation& validation = compared.measurement.validation;
    ReferenceCheck check{
        "validation", say("Validation of the output"), CheckStatus::CannotTell, {}};
    if (validation.status == ValidationStatus::Failed) {
        check.status = CheckStatus::Applies;
        check.why = say("Validation %1: the work may not have been done.", validation.describe());
    } else if (validation.isFull()) {
        check.status = CheckStatus::RuledOut;
        check.why = say("Validation %1.", validation.describe());
    } else {
        check.why
            = say("Validation %1: whether all work was done is not shown.", validation.describe());
    }
    return check;
}

} // namespace

std::vector<ReferenceCheck> workloadChecks(const ComparedPoint& compared)
{
    return {workloadCheck(compared), sizeCheck(compared), unitCheck(compared),
            byteBasisCheck(compared), validationCheck(compared)};
}

} // namespace rooflab
