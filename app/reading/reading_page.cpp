// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/reading_page.h"

#include "app/reading/chosen_measurement.h"
#include "app/reading/details_writer.h"
#include "app/reading/sentence_text.h"
#include "app/session_store.h"
#include "core/format.h"
#include "core/reading/above_reference.h"
#include "core/reading/reading_words.h"
#include "core/reading/readings.h"

#include <algorithm>

namespace rooflab {
namespace {

QString headingOf(ReadingKind kind)
{
    switch (kind) {
    case ReadingKind::Doubt:
        return QStringLiteral("\u26a0 ") + ReadingPage::tr("Settle this first");
    case ReadingKind::Observation:
        return ReadingPage::tr("What may lie behind the time");
    case ReadingKind::Position:
        return ReadingPage::tr("Where the point stands");
    }
    return {};
}

void writeReading(DetailsWriter& writer, const Reading& reading)
{
    writer.paragraph(sentenceText(reading.observation));
    if (!reading.hypothesis.empty()) {
        writer.labelled(ReadingPage::tr("Hypothesis:"), sentenceText(reading.hypothesis));
    }
    writer.list(ReadingPage::tr("To tell it apart:"), sentenceTexts(reading.experiments));
    writer.list(ReadingPage::tr("Evidence that is missing:"), sentenceTexts(reading.missing));
}

/// A shape and a word: never told by colour alone.
QString markOf(CheckStatus status)
{
    switch (status) {
    case CheckStatus::Applies:
        return QStringLiteral("\u25b2 ") + ReadingPage::tr("applies");
    case CheckStatus::RuledOut:
        return QStringLiteral("\u2713 ") + ReadingPage::tr("ruled out");
    case CheckStatus::CannotTell:
        return QStringLiteral("? ") + ReadingPage::tr("cannot tell from the record");
    }
    return {};
}

QString countsText(const AboveReference& above)
{
    const auto count = [&above](CheckStatus status) {
        return std::count_if(
            above.checks.begin(), above.checks.end(),
            [status](const ReferenceCheck& check) { return check.status == status; });
    };
    return ReadingPage::tr("%1 checks: %2 apply, %3 cannot be told from the record, %4 are ruled "
                           "out.")
        .arg(above.checks.size())
        .arg(count(CheckStatus::Applies))
        .arg(count(CheckStatus::CannotTell))
        .arg(count(CheckStatus::RuledOut));
}

void writeInspector(DetailsWriter& writer, const std::vector<AboveReference>& inspected)
{
    if (inspected.empty()) {
        return;
    }
    writer.heading(ReadingPage::tr("Above a reference: what to check"));
    writer.remark(sentenceText(inspected.front().statement));
    for (const AboveReference& above : inspected) {
        writer.subheading(ReadingPage::tr("%1 \u00d7 %2", "ratio and name of a reference")
                              .arg(toQt(factorText(above.ratio)), toQt(above.ceilingLabel)));
        writer.paragraph(sentenceText(above.observation));
        writer.remark(countsText(above));
        for (const ReferenceCheck& check : above.checks) {
            writer.marked(markOf(check.status), sentenceText(check.title), sentenceText(check.why),
                          check.status != CheckStatus::RuledOut);
        }
    }
}

} // namespace

ReadingPage::ReadingPage(SessionStore& store) : TextPage(store, "readingText", "copyReading")
{
    setAccessibleTitle(tr("How to read the selected point"));
}

bool ReadingPage::isFor(const QStringList& ids) const
{
    return ids.isEmpty() || chosenMeasurement(store().session(), ids) != nullptr;
}

DetailsText ReadingPage::compose(const QStringList& ids) const
{
    const Session& session = store().session();
    const Measurement* measurement = chosenMeasurement(session, ids);
    if (measurement == nullptr) {
        return hint(tr("Select a point or a table row to see what it may mean, what would tell "
                       "the possibilities apart, and which evidence is missing."));
    }
    const Statistic statistic = session.view.statistic;
    const std::vector<Reading> readings = readingsFor(pointFacts(session, *measurement, statistic));
    const std::vector<AboveReference> inspected = referencesBelow(session, *measurement, statistic);
    DetailsWriter writer(palette());
    writer.title(toQt(runLabel(*measurement)));
    if (readings.empty() && inspected.empty()) {
        writer.remark(tr("The table of readings has no row for this record: it has too little to "
                         "compare, or no reference to compare with."));
    }
    for (const auto& [kind, name] : readingKindTexts) {
        bool isFirst = true;
        for (const Reading& reading : readings) {
            if (reading.kind == kind) {
                if (isFirst) {
                    writer.heading(headingOf(kind));
                }
                isFirst = false;
                writeReading(writer, reading);
            }
        }
    }
    writeInspector(writer, inspected);
    return writer.text();
}

} // namespace rooflab
