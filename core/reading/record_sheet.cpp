// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/record_sheet.h"

#include "core/reading/markdown.h"
#include "core/reading/sheet_fields.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace rooflab {

namespace {

/// Keeps the lines in order of first appearance, each once: runs of one experiment share most.
class DistinctLines {
public:
    void add(const std::vector<Sentence>& lines)
    {
        for (const Sentence& line : lines) {
            if (m_known.insert(line.plain()).second) {
                m_lines.push_back(line);
            }
        }
    }
    [[nodiscard]] std::vector<Sentence> take() { return std::move(m_lines); }

private:
    std::set<std::string> m_known;
    std::vector<Sentence> m_lines;
};

struct ChosenRuns {
    std::vector<const Measurement*> listed;
    std::size_t unlisted = 0;

    void add(const Measurement* measurement)
    {
        if (listed.size() < largestSheetRuns) {
            listed.push_back(measurement);
        } else {
            ++unlisted;
        }
    }
};

ChosenRuns chosenRuns(const Session& session, std::span<const std::string> ids)
{
    std::map<std::string_view, const Measurement*> byId;
    for (const Measurement& measurement : session.measurements) {
        byId.emplace(measurement.id, &measurement);
    }
    ChosenRuns runs;
    for (const std::string& id : ids) {
        if (const auto found = byId.find(id); found != byId.end()) {
            runs.add(found->second);
        }
    }
    if (ids.empty()) {
        const std::set<std::string_view> hidden(session.view.hiddenIds.begin(),
                                                session.view.hiddenIds.end());
        for (const Measurement& measurement : session.measurements) {
            if (!hidden.contains(measurement.id)) {
                runs.add(&measurement);
            }
        }
    }
    return runs;
}

} // namespace

const SheetField* RecordSheet::field(std::string_view id) const
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const SheetField& each) { return each.id == id; });
    return found == fields.end() ? nullptr : &*found;
}

RecordSheet recordSheet(const Session& session, std::span<const std::string> measurementIds,
                        Statistic statistic, std::string notes)
{
    RecordSheet sheet;
    sheet.title = session.title;
    sheet.isSample = session.isSample;
    sheet.notes = std::move(notes);
    const ChosenRuns runs = chosenRuns(session, measurementIds);
    sheet.unlistedRuns = runs.unlisted;
    std::vector<PointFacts> facts;
    for (const Measurement* run : runs.listed) {
        facts.push_back(pointFacts(session, *run, statistic));
    }
    for (const SheetFieldRow& row : sheetFieldRows()) {
        DistinctLines lines;
        for (const PointFacts& each : facts) {
            std::vector<Sentence> ofRun;
            row.add(each, ofRun);
            lines.add(ofRun);
        }
        sheet.fields.push_back({std::string(row.id), row.label(), lines.take()});
    }
    return sheet;
}

std::string recordSheetMarkdown(const RecordSheet& sheet, const Speaker& speak)
{
    std::string text = "## "
        + markdownEscaped(sheet.title.empty() ? speak(say("Experiment record")) : sheet.title)
        + "\n\n";
    if (sheet.isSample) {
        text += speak(say("A sample shipped for learning, not measured on this machine.")) + "\n\n";
    }
    text += markdownTableLine({speak(say("Item")), speak(say("This record"))})
        + markdownTableRule(2);
    for (const SheetField& field : sheet.fields) {
        std::string lines;
        for (const Sentence& line : field.lines) {
            lines += (lines.empty() ? "" : "<br>") + markdownEscaped(speak(line));
        }
        text += "| " + markdownEscaped(speak(field.label)) + " | "
            + (lines.empty() ? speak(say("not recorded")) : lines) + " |\n";
    }
    if (sheet.unlistedRuns > 0) {
        text += "\n"
            + speak(say("Further runs that are not listed here: %1.",
                        std::to_string(sheet.unlistedRuns)))
            + "\n";
    }
    // The notes are the user's own Markdown.
    return text + "\n### " + speak(say("Notes")) + "\n\n"
        + (sheet.notes.empty() ? "" : sheet.notes + "\n");
}

} // namespace rooflab
