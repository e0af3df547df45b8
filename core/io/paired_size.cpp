// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/paired_size.h"

#include "core/io/number_text.h"
#include "core/io/work_model.h"

#include <algorithm>
#include <set>

namespace rooflab {

namespace {

constexpr std::size_t offerLimit = 5;
constexpr std::size_t knownLimit = 1000; ///< different ones that are compared

bool asksForSize(const ImportQuestion& question)
{
    return question.kind == QuestionKind::WorkModel || question.kind == QuestionKind::ElementCount;
}

bool needsSize(const Measurement& measurement)
{
    return !measurement.work.flops && !measurement.work.bytes
        && !measurement.parameters.integer("size");
}

bool isProfile(const Measurement& measurement)
{
    return measurement.timing.method == TimingMethod::KernelTrace
        || measurement.provenance.source.format.value_or(std::string()).starts_with("rocprof_");
}

/// One of each kernel, device, precision and size.
std::vector<const Measurement*> different(const std::vector<const Measurement*>& known)
{
    std::vector<const Measurement*> kept;
    std::set<std::string> seen;
    for (const Measurement* each : known) {
        const auto size = each->parameters.integer("size");
        if (!size || *size <= 0 || isProfile(*each) || kept.size() >= knownLimit) {
            continue;
        }
        std::string key = each->provenance.source.file.value_or(std::string());
        for (const std::string& part :
             {each->kernel, each->variant, each->provenance.device.name.value_or(std::string()),
              each->precision ? std::string(toText(*each->precision)) : std::string(),
              std::to_string(*size)}) {
            key += '\n' + part;
        }
        if (seen.insert(key).second) {
            kept.push_back(each);
        }
    }
    return kept;
}

bool isSameDevice(const Measurement& a, const Measurement& b)
{
    const std::optional<std::string>& one = a.provenance.device.name;
    const std::optional<std::string>& other = b.provenance.device.name;
    return !one || !other || equalIgnoringCase(*one, *other);
}

enum class Match { None, Family, Variant };

Match matchOf(const std::string& bare, const Measurement& known)
{
    const std::string family = lowerCase(bareKernelName(known.kernel));
    const std::string variant = lowerCase(known.variant);
    const bool sameFamily = !family.empty() && (bare == family || bare.starts_with(family + "_"));
    const bool sameVariant = !variant.empty()
        && (bare == variant || bare == lowerCase(bareKernelName(known.variant))
            || (sameFamily && bare.find(variant) != std::string::npos));
    return sameVariant ? Match::Variant : sameFamily ? Match::Family : Match::None;
}

std::string modelText(const Measurement& known, const std::string& bare, bool nameKernels)
{
    const auto named = namedWorks();
    const auto row = std::find_if(named.begin(), named.end(), [&](const NamedWork& each) {
        return each.kernel == known.kernel && each.sizes == "n";
    });
    if (row == named.end()) {
        return {};
    }
    return std::string(row->name)
        + (known.precision ? " " + std::string(toText(*known.precision)) : std::string())
        + " n=" + std::to_string(known.parameters.integer("size").value_or(0))
        + (nameKernels ? " for *" + bare + "*" : std::string());
}

PairedSize offerOf(const Measurement& asking, const Measurement& known, const std::string& bare,
                   bool nameKernels)
{
    PairedSize offer;
    offer.file = known.provenance.source.file.value_or("another result");
    offer.record = known.kernel + (known.variant.empty() ? "" : ", " + known.variant);
    if (!asking.provenance.device.name) {
        offer.device = known.provenance.device.name.value_or(std::string());
    }
    offer.size = known.parameters.integer("size").value_or(0);
    offer.work = modelText(known, bare, nameKernels);
    return offer;
}

} // namespace

std::string bareKernelName(std::string_view full)
{
    std::string name(full);
    constexpr std::string_view anonymous = "(anonymous namespace)::";
    for (std::size_t at = 0; (at = name.find(anonymous, at)) != std::string::npos;) {
        name.erase(at, anonymous.size());
    }
    name.resize(std::min(name.find_first_of("(<["), name.size()));
    name = trimmed(name);
    for (const std::string_view before : {" ", "::"}) {
        const std::size_t at = name.rfind(before);
        name = at == std::string::npos ? name : name.substr(at + before.size());
    }
    return name.substr(0, name.find(".kd"));
}

std::vector<PairedSize> pairedSizes(const ImportOutcome& asking,
                                    const std::vector<const Measurement*>& known)
{
    std::vector<PairedSize> offers;
    if (std::none_of(asking.questions.begin(), asking.questions.end(), asksForSize)) {
        return offers;
    }
    const std::vector<const Measurement*> candidates = different(known);
    std::set<std::string> done;
    const bool nameKernels = asking.session.measurements.size() > 1;
    for (const Measurement& record : asking.session.measurements) {
        const std::string bare = lowerCase(bareKernelName(record.kernel));
        const std::string device = record.provenance.device.name.value_or(std::string());
        if (bare.empty() || !needsSize(record) || !done.insert(bare + '\n' + device).second) {
            continue;
        }
        Match best = Match::Family;
        for (const Measurement* each : candidates) {
            const bool fits = isSameDevice(record, *each);
            best = fits ? std::max(best, matchOf(bare, *each)) : best;
        }
        for (const Measurement* each : candidates) {
            if (isSameDevice(record, *each) && matchOf(bare, *each) == best
                && offers.size() < offerLimit) {
                const PairedSize offer
                    = offerOf(record, *each, bareKernelName(record.kernel), nameKernels);
                if (std::find(offers.begin(), offers.end(), offer) == offers.end()) {
                    offers.push_back(offer);
                }
            }
        }
        if (offers.size() >= offerLimit) {
            break;
        }
    }
    return offers;
}

std::string pairedSizeText(const PairedSize& offer)
{
    return offer.file + " states N = " + std::to_string(offer.size) + " for " + offer.record
        + (offer.device.empty() ? "" : " on " + offer.device)
        + (offer.work.empty() ? "" : ": --work '" + offer.work + "'");
}

void offerPairedSizes(ImportOutcome& asking, const std::vector<PairedSize>& offers)
{
    const auto question
        = std::find_if(asking.questions.begin(), asking.questions.end(), asksForSize);
    if (question == asking.questions.end()) {
        return;
    }
    for (const PairedSize& offer : offers) {
        question->message += "; " + pairedSizeText(offer);
    }
}

} // namespace rooflab
