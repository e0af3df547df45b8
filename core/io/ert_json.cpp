// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ert_json.h"

#include "core/io/json_values.h"
#include "core/io/number_text.h"
#include "core/io/record_adder.h"
#include "core/io/unix_time.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

/// A text, or the first text of a list: the file writes "edison" and ["titan", [], […]] alike.
std::optional<std::string> firstText(const Json* value, std::size_t index = 0)
{
    if (value != nullptr && value->is_array()) {
        value = index < value->size() ? &(*value)[index] : nullptr;
    }
    return value != nullptr && value->is_string() ? std::optional(value->get<std::string>())
                                                  : std::nullopt;
}

/// ["-O3", "-xAVX"] as one line.
std::string joinedTexts(const Json* list)
{
    std::string line;
    for (std::size_t i = 0; list != nullptr && list->is_array() && i < list->size(); ++i) {
        line += (i == 0 ? "" : " ") + textIn(&(*list)[i]);
    }
    return line;
}

/// Of a block's metadata, what it lacks from the metadata of the whole.
Provenance provenanceOf(const Json* own, const Json* common)
{
    const auto find = [&](std::string_view key) {
        const Json* value = memberOf(own, key);
        return value != nullptr ? value : memberOf(common, key);
    };
    Provenance provenance;
    provenance.host.name = firstText(find("HOSTNAME"));
    provenance.host.os = firstText(find("UNAME"));
    constexpr std::size_t kernelRelease = 2; // as uname prints: name, node, release …
    provenance.host.kernel = find("UNAME") != nullptr && find("UNAME")->is_array()
        ? firstText(find("UNAME"), kernelRelease)
        : std::nullopt;
    const Result<std::optional<double>> recorded = numberIn(find("TIMESTAMP_DB"));
    provenance.recordedAt = isoTime(recorded ? *recorded : std::nullopt);
    provenance.software.push_back(
        {"Empirical Roofline Toolkit", firstText(find("ERT_VERSION")), std::nullopt});
    const Json* configuration = memberOf(common, "CONFIG");
    std::string compiler = joinedTexts(memberOf(configuration, "ERT_CC"));
    const std::string flags = joinedTexts(memberOf(configuration, "ERT_CFLAGS"));
    compiler += (compiler.empty() || flags.empty() ? "" : " ") + flags;
    if (!compiler.empty()) {
        provenance.software.push_back({"compiler", std::nullopt, compiler});
    }
    for (const char* key : {"FLOPS", "OPENMP_THREADS", "MPI_PROCS", "GPU_BLOCKS", "GPU_THREADS"}) {
        const std::string text = textIn(find(key));
        if (!text.empty()) {
            provenance.notes.push_back(std::string(key) + " " + text);
        }
    }
    return provenance;
}

/// "FP64 GFLOPs" names a precision, "GFLOPs" does not.
std::optional<Precision> precisionOfLabel(const std::string& label)
{
    return precisionFromText(label.substr(0, label.find(' ')));
}

class Blocks {
public:
    explicit Blocks(ImportOutcome& outcome) : m_outcome(outcome), m_records(outcome) { }

    /// [["L1", 1723.23], …] of "gbytes", [["GFLOPs", 355.79]] of "gflops".
    void add(const Json* block, const std::string& name, CeilingKind kind,
             const Provenance& provenance)
    {
        const std::string key = kind == CeilingKind::Bandwidth ? "gbytes" : "gflops";
        const std::string where = "/" + name + "/" + key + "/data";
        const Json* data = listIn(memberOf(block, key), "data");
        if (data == nullptr) {
            m_outcome.note(NoteKind::Info, "there is no list of " + key, where);
            return;
        }
        for (std::size_t i = 0; i < data->size(); ++i) {
            addPair((*data)[i], name == "spec", kind, provenance, where + "/" + std::to_string(i));
        }
    }

private:
    void addPair(const Json& pair, bool isSpecification, CeilingKind kind,
                 const Provenance& provenance, const std::string& where)
    {
        ++m_outcome.rows.read;
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string()) {
            m_outcome.refuse("a label and a number are expected here", where);
            return;
        }
        const Result<std::optional<double>> value = numberIn(&pair[1]);
        if (!value || !*value) {
            m_outcome.refuse(value ? "there is no value" : value.error().message, where);
            return;
        }
        const std::string label = pair[0].get<std::string>();
        Ceiling ceiling;
        ceiling.kind = kind;
        ceiling.valueSi = **value * giga;
        ceiling.provenance = provenance;
        ceiling.label = label + (isSpecification ? " (specification)" : " (ERT)");
        ceiling.origin = isSpecification ? CeilingOrigin::Theoretical : CeilingOrigin::Imported;
        ceiling.visible = !isSpecification;
        if (kind == CeilingKind::Bandwidth) {
            ceiling.memoryLevel = label;
        } else {
            ceiling.precision = precisionOfLabel(label);
        }
        if (isSpecification) {
            m_outcome.noteOnce(NoteKind::Info,
                               "the specification's figures are imported hidden, beside the "
                               "measured ones");
        }
        if (kind == CeilingKind::Compute && !ceiling.precision) {
            m_outcome.noteOnce(NoteKind::Info,
                               "the precision of \"" + label + "\" is not recorded");
        }
        m_records.add(std::move(ceiling), where);
    }

    ImportOutcome& m_outcome;
    RecordAdder m_records;
};

} // namespace

std::optional<std::string> matchesErtJson(std::string_view head)
{
    const bool found = trimmed(head).starts_with('{') && hasJsonKey(head, "empirical")
        && (hasJsonKey(head, "gbytes") || hasJsonKey(head, "gflops"));
    return found ? std::optional<std::string>("it has the keys \"empirical\" and \"gbytes\"")
                 : std::nullopt;
}

Result<ImportOutcome> readErtJson(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    const Result<Json> root = text ? parseJson(*text) : Result<Json>(fail(text.error()));
    if (!root) {
        return fail(root.error());
    }
    ImportOutcome outcome;
    outcome.addUnit("gbytes", "GB/s", "× 1e9 B/s");
    outcome.addUnit("gflops", "GFLOPS", "× 1e9 FLOP/s");
    outcome.addStatistic("not stated");
    Blocks blocks(outcome);
    const Json* common = memberOf(memberOf(&*root, "empirical"), "metadata");
    for (const char* name : {"empirical", "spec"}) {
        const Json* block = memberOf(&*root, name);
        for (const auto& [kind, key] : {std::pair{CeilingKind::Bandwidth, "gbytes"},
                                        std::pair{CeilingKind::Compute, "gflops"}}) {
            const Json* own = memberOf(memberOf(block, key), "metadata");
            blocks.add(block, name, kind, provenanceOf(own, common));
        }
    }
    if (outcome.rows.read == 0) {
        return fail(ErrorCode::InvalidInput, "there are no reference values", "/empirical");
    }
    outcome.note(NoteKind::Info, "the file names its host but not its device");
    return outcome;
}

} // namespace rooflab
