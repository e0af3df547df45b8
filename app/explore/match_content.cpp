// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/match_content.h"

#include "app/core_text.h"
#include "app/qt_text.h"
#include "app/reading/sentence_text.h"
#include "core/explore/run_names.h"
#include "core/format.h"
#include "core/point_details.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <set>
#include <unordered_map>

namespace rooflab {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("MatchDialog", source);
}

struct Side {
    std::vector<std::size_t> records;
    std::unordered_map<std::size_t, QString> names; ///< by record
};

Side sideOf(const Session& session, const ChartContent& content, const SideChoice& choice,
            std::size_t& filteredOut)
{
    Side side;
    std::vector<const Measurement*> runs;
    for (std::size_t i = 0; i < session.measurements.size(); ++i) {
        if (!choice.accepts(session.measurements[i])) {
            continue;
        }
        if (content.isFilteredOut(i)) {
            ++filteredOut;
            continue;
        }
        side.records.push_back(i);
        runs.push_back(&session.measurements[i]);
    }
    const std::vector<std::string> names = runNames(runs);
    for (std::size_t i = 0; i < names.size(); ++i) {
        side.names.emplace(side.records[i], toQt(names[i]));
    }
    return side;
}

QString differencesText(const std::vector<SettingDifference>& differences)
{
    const auto value = [](const std::optional<std::string>& recorded) {
        return recorded ? toQt(*recorded) : coreText(notRecorded);
    };
    QStringList parts;
    for (const SettingDifference& difference : differences) {
        parts.append(
            QStringLiteral("%1: %2 \u2192 %3")
                .arg(toQt(difference.name), value(difference.first), value(difference.second)));
    }
    return parts.join(QStringLiteral("; "));
}

PairLine lineOf(const MatchPair& pair, const Session& session, const Side& first,
                const Side& second)
{
    const std::array runs{&session.measurements[pair.first], &session.measurements[pair.second]};
    PairLine line;
    line.firstId = runs.front()->id;
    line.secondId = runs.back()->id;
    line.first = first.names.at(pair.first);
    line.second = second.names.at(pair.second);
    line.differences = differencesText(pair.differences);
    const auto comparison = compareRuns(runs, session.view.statistic);
    if (!comparison) {
        return line;
    }
    const ComparedRun& other = comparison->others.front();
    line.performance = other.performance.ratio;
    line.bandwidth = other.bandwidth.ratio;
    line.time = other.time.ratio;
    const QuantityRatio& judged = other.performance.ratio ? other.performance
        : other.bandwidth.ratio                           ? other.bandwidth
                                                          : other.time;
    line.interval = judged.interval;
    line.distinction = judged.distinction;
    return line;
}

class LeftOver {
public:
    LeftOver(const Session& session, const Side& first, const Side& second,
             std::vector<LeftLine>& lines)
        : m_session(session), m_first(first), m_second(second), m_lines(lines)
    {
    }

    void add(const Matching& matching)
    {
        for (const AmbiguousMatch& ambiguous : matching.ambiguous) {
            for (const std::size_t record : ambiguous.first) {
                addLine(true, record, ambiguous.reason);
            }
            for (const std::size_t record : ambiguous.second) {
                addLine(false, record, ambiguous.reason);
            }
        }
        for (const Unmatched& unmatched : matching.unmatchedFirst) {
            addLine(true, unmatched.index, unmatched.reason);
        }
        for (const Unmatched& unmatched : matching.unmatchedSecond) {
            addLine(false, unmatched.index, unmatched.reason);
        }
    }

private:
    void addLine(bool isFirst, std::size_t record, const Sentence& reason)
    {
        m_lines.push_back({isFirst, m_session.measurements[record].id,
                           (isFirst ? m_first : m_second).names.at(record), sentenceText(reason)});
    }

    const Session& m_session;
    const Side& m_first;
    const Side& m_second;
    std::vector<LeftLine>& m_lines;
};

/// Why these sides cannot be compared; empty if they can.
QString problemOf(const SideChoice& first, const SideChoice& second, const Side& a, const Side& b)
{
    if (first.isAny() || second.isAny()) {
        return text("Choose a file or a device for each side.");
    }
    if (first == second) {
        return text("Both sides are the same: choose another file or device for one of them.");
    }
    if (a.records.empty() || b.records.empty()) {
        return a.records.empty()
            ? text("Side A has no record: no record has this file and this device.")
            : text("Side B has no record: no record has this file and this device.");
    }
    const auto common = std::count_if(a.records.begin(), a.records.end(),
                                      [&](std::size_t record) { return b.names.contains(record); });
    return common == 0
        ? QString()
        : text("%1 records are on both sides: choose sides that have none in common.").arg(common);
}

std::vector<Word> inOrder(const Session& session, auto wordOf)
{
    std::vector<Word> words;
    std::set<Word> seen;
    for (const Measurement& measurement : session.measurements) {
        if (const Word word = wordOf(measurement); seen.insert(word).second) {
            words.push_back(word);
        }
    }
    return words;
}

QString cell(const std::optional<double>& number)
{
    return number ? toQt(formatExact(*number)) : QString();
}

} // namespace

bool SideChoice::accepts(const Measurement& measurement) const
{
    const Provenance& origin = measurement.provenance;
    return (!file || origin.source.file == *file) && (!device || origin.device.name == *device);
}

MatchContent matchContent(const Session& session, const ChartContent& content,
                          const SideChoice& first, const SideChoice& second)
{
    MatchContent result;
    const Side a = sideOf(session, content, first, result.filteredOut);
    const Side b = sideOf(session, content, second, result.filteredOut);
    result.problem = problemOf(first, second, a, b);
    if (!result.problem.isEmpty()) {
        return result;
    }
    result.firstCount = a.records.size();
    result.secondCount = b.records.size();
    const Matching matching = matchRuns(session.measurements, a.records, b.records);
    for (const MatchPair& pair : matching.pairs) {
        result.pairs.push_back(lineOf(pair, session, a, b));
    }
    LeftOver(session, a, b, result.left).add(matching);
    return result;
}

SideWords sideWords(const Session& session)
{
    return {
        inOrder(session, [](const Measurement& each) { return Word(each.provenance.source.file); }),
        inOrder(session,
                [](const Measurement& each) { return Word(each.provenance.device.name); })};
}

std::pair<SideChoice, SideChoice> firstSides(const SideWords& words)
{
    if (words.files.size() == 2) {
        return {{words.files.front(), std::nullopt}, {words.files.back(), std::nullopt}};
    }
    if (words.devices.size() == 2) {
        return {{std::nullopt, words.devices.front()}, {std::nullopt, words.devices.back()}};
    }
    return {};
}

QString matchTsv(const MatchContent& content)
{
    QStringList lines{QStringLiteral("outcome\ta\tb\tflops_ratio\tbandwidth_ratio\ttime_ratio\t"
                                     "interval_low\tinterval_high\tdistinction\tdifferences")};
    const auto add = [&lines](QStringList cells) {
        for (QString& each : cells) {
            each = each.simplified(); // no tab and no line end within a cell
        }
        lines.append(cells.join(QLatin1Char('\t')));
    };
    for (const PairLine& pair : content.pairs) {
        const auto& interval = pair.interval;
        add({QStringLiteral("pair"), pair.first, pair.second, cell(pair.performance),
             cell(pair.bandwidth), cell(pair.time),
             cell(interval ? std::optional(interval->low) : std::nullopt),
             cell(interval ? std::optional(interval->high) : std::nullopt),
             toQt(toText(pair.distinction)), pair.differences});
    }
    for (const LeftLine& left : content.left) {
        add({QStringLiteral("no partner"), left.isFirst ? left.name : QString(),
             left.isFirst ? QString() : left.name, QString(), QString(), QString(), QString(),
             QString(), QString(), left.reason});
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace rooflab
