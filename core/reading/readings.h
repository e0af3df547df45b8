// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/reading/facts.h"
#include "core/sentence.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// What a reading is about; also the order in which readings come.
enum class ReadingKind {
    Doubt, ///< to be settled before the number or the comparison is believed
    Observation, ///< what may lie behind the time
    Position ///< where the point stands against knee and roof
};
inline constexpr EnumTable<ReadingKind, 3> readingKindTexts{
    {{ReadingKind::Doubt, "doubt"},
     {ReadingKind::Observation, "observation"},
     {ReadingKind::Position, "position"}}};
constexpr std::string_view toText(ReadingKind kind)
{
    return enumText(readingKindTexts, kind);
}

/// What one observation may mean and how to find out. Never a cause stated as a fact.
struct Reading {
    std::string id;
    ReadingKind kind = ReadingKind::Observation;
    Sentence observation; ///< what is seen, with this point's numbers
    Sentence hypothesis; ///< what it may mean
    std::vector<Sentence> experiments; ///< how to tell it apart
    std::vector<Sentence> missing; ///< evidence that this record lacks
};

/// One row of the table of readings.
struct ReadingRow {
    std::string_view id;
    ReadingKind kind;
    bool (*applies)(const PointFacts&);
    Sentence (*observation)(const PointFacts&); ///< called only where the row applies
    Sentence (*hypothesis)();
    std::vector<Sentence> (*experiments)();
    std::vector<Sentence> (*missing)(const PointFacts&);
};

/// THE table of readings: the seed's four observations (ch. 7.5), the four positions left and right
/// of the knee (the 3060 Ti chapter), and what must be settled before either is believed.
[[nodiscard]] std::span<const ReadingRow> readingTable();

/// The rows that apply, in the table's order: doubts about the number first.
[[nodiscard]] std::vector<Reading> readingsFor(const PointFacts& facts);

} // namespace rooflab
