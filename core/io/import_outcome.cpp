// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_outcome.h"

#include <algorithm>

namespace rooflab {

std::string_view toText(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Info:
        return "note";
    case NoteKind::Assumption:
        return "assumption";
    case NoteKind::Conflict:
        return "conflict";
    case NoteKind::Refused:
        return "refused";
    }
    return {};
}

void ImportOutcome::note(NoteKind kind, std::string message, std::string where)
{
    notes.push_back({kind, std::move(message), std::move(where)});
}

void ImportOutcome::noteOnce(NoteKind kind, const std::string& message, const std::string& where)
{
    const ImportNote wanted{kind, message, where};
    if (std::find(notes.begin(), notes.end(), wanted) == notes.end()) {
        notes.push_back(wanted);
    }
}

void ImportOutcome::refuse(std::string reason, std::string where)
{
    ++rows.refused;
    if (m_listedRefusals < refusalLimit) {
        ++m_listedRefusals;
        note(NoteKind::Refused, std::move(reason), std::move(where));
        return;
    }
    // Reasons that quote what they refuse differ from row to row: keep the counts bounded.
    constexpr std::size_t reasonLimit = 100;
    const bool known = m_unlistedRefusals.contains(reason);
    const bool full = m_unlistedRefusals.size() >= reasonLimit;
    ++m_unlistedRefusals[known || !full ? std::move(reason) : std::string("other reasons")];
}

namespace {

constexpr std::uint64_t listedOfTopic = 3;
constexpr std::size_t topicLimit = 100;

} // namespace

void ImportOutcome::noteRow(NoteKind kind, const std::string& topic, std::string message,
                            std::string where)
{
    const bool full = m_topics.size() >= topicLimit && !m_topics.contains({kind, topic});
    std::uint64_t& count = m_topics[{kind, full ? std::string("other remarks") : topic}];
    if (++count <= listedOfTopic) {
        note(kind, std::move(message), std::move(where));
    }
}

void ImportOutcome::finish()
{
    for (const auto& [topic, count] : m_topics) {
        if (count > listedOfTopic) {
            note(topic.first,
                 topic.second + ": " + std::to_string(count - listedOfTopic) + " more rows");
        }
    }
    m_topics.clear();
    for (const auto& [reason, count] : m_unlistedRefusals) {
        note(NoteKind::Refused, reason + ": " + std::to_string(count) + " more rows");
    }
    m_unlistedRefusals.clear();
}

void ImportOutcome::addUnit(std::string place, std::string unit, std::string conversion)
{
    UnitFound found{std::move(place), std::move(unit), std::move(conversion)};
    if (std::find(units.begin(), units.end(), found) == units.end()) {
        units.push_back(std::move(found));
    }
}

void ImportOutcome::addStatistic(std::string_view statistic)
{
    if (std::find(statistics.begin(), statistics.end(), statistic) == statistics.end()) {
        statistics.emplace_back(statistic);
    }
}

void ImportOutcome::ask(QuestionKind kind, const std::string& message)
{
    const ImportQuestion question{kind, message};
    if (std::find(questions.begin(), questions.end(), question) == questions.end()) {
        questions.push_back(question);
    }
}

} // namespace rooflab
