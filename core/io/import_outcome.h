// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/io/trace_groups.h"
#include "core/session.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rooflab {

enum class NoteKind {
    Info, ///< a fact worth knowing
    Assumption, ///< something the file does not say and rooflab supplied
    Conflict, ///< the file disagrees with itself; the point comes from time and work
    Refused ///< a record that was not taken, with the reason
};
[[nodiscard]] std::string_view toText(NoteKind kind);

/// One remark about a file that was read.
struct ImportNote {
    NoteKind kind = NoteKind::Info;
    std::string message;
    std::string where;
    friend bool operator==(const ImportNote&, const ImportNote&) = default;
};

/// What of a file's rows (lines, states, records of its own kind) became of them.
/// read = used + setAside + refused.
struct RowCounts {
    std::uint64_t read = 0;
    std::uint64_t used = 0;
    std::uint64_t setAside = 0; ///< left out on purpose: helper kernels, aggregates, warm-ups
    std::uint64_t refused = 0;
};

/// A unit that a file states, and what was done with it: {"min_ms", "ms", "× 1e-3 s"}.
struct UnitFound {
    std::string place; ///< column or key
    std::string unit;
    std::string conversion;
    friend bool operator==(const UnitFound&, const UnitFound&) = default;
};

/// What the user must supply before a record can be plotted.
enum class QuestionKind { WorkModel, ElementCount, Device, Columns };
inline constexpr EnumTable<QuestionKind, 4> questionKindTexts{
    {{QuestionKind::WorkModel, "work_model"},
     {QuestionKind::ElementCount, "element_count"},
     {QuestionKind::Device, "device"},
     {QuestionKind::Columns, "columns"}}};
constexpr std::string_view toText(QuestionKind kind)
{
    return enumText(questionKindTexts, kind);
}

struct ImportQuestion {
    QuestionKind kind = QuestionKind::WorkModel;
    std::string message;
    friend bool operator==(const ImportQuestion&, const ImportQuestion&) = default;
};

/// A device that a file describes without measuring it: key "Agent 1" of an agent_info.csv.
struct NamedDevice {
    std::string key;
    Device device;
};

/// A column of a table, as its header names it, and what stands in the first row.
struct HeaderColumn {
    std::string name;
    std::string firstCell;
    friend bool operator==(const HeaderColumn&, const HeaderColumn&) = default;
};

/// What a file gave: records in a session of their own, and everything to say about it.
struct ImportOutcome {
    Session session;
    std::vector<ImportNote> notes;
    std::string format; ///< the importer's name
    std::string why; ///< what in the content made this format, as a sentence
    std::string fileName; ///< without folder
    std::string sha256; ///< of the file's bytes; empty for text that is no file
    RowCounts rows;
    std::vector<UnitFound> units;
    std::vector<std::string> statistics; ///< what the file reports: "min", "each launch" …
    std::vector<ImportQuestion> questions;
    std::vector<NamedDevice> devices;
    std::vector<TraceGroup> traces;
    std::string columns; ///< generic tables: the mapping used, as `--columns` takes it
    /// Columns that a work model may use. Generic tables: all; traces: those that tell groups apart
    /// and the static resources.
    std::vector<HeaderColumn> header;
    std::set<std::string> fittingModels; ///< texts of the work models that fit a record

    /// One refused row or record more. After refusalLimit lines the rest is counted by reason;
    /// finish() writes those counts down.
    void refuse(std::string reason, std::string where);
    /// Writes down what refuse() and noteRow() only counted. importInput() calls it.
    void finish();
    void note(NoteKind kind, std::string message, std::string where = {});
    /// A remark that many rows may share: the first few of each `topic` are listed, the rest is
    /// counted.
    void noteRow(NoteKind kind, const std::string& topic, std::string message, std::string where);
    /// Each of these says the same thing only once.
    void noteOnce(NoteKind kind, const std::string& message, const std::string& where = {});
    void addUnit(std::string place, std::string unit, std::string conversion);
    void addStatistic(std::string_view statistic);
    void ask(QuestionKind kind, const std::string& message);

private:
    std::uint64_t m_listedRefusals = 0;
    std::map<std::string, std::uint64_t> m_unlistedRefusals;
    std::map<std::pair<NoteKind, std::string>, std::uint64_t> m_topics;
};

/// Refusals that a report lists one by one.
inline constexpr std::uint64_t refusalLimit = 10000;

} // namespace rooflab
