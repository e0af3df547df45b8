// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/samples_page.h"

#include "app/core_text.h"
#include "app/import/plain_label.h"
#include "app/reading/chosen_measurement.h"
#include "app/reading/run_order_strip.h"
#include "app/reading/sample_histogram.h"
#include "app/session_store.h"
#include "core/format.h"
#include "core/reading/reading_words.h"

#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace rooflab {
namespace {

QString time(Seconds value)
{
    return toQt(formatTime(value));
}

QString summaryText(const Measurement& measurement, const SampleSummary& summary)
{
    QStringList lines{toQt(runLabel(measurement)),
                      SamplesPage::tr("%1 samples: min %2, median %3, mean %4, p95 %5, max %6")
                          .arg(summary.count)
                          .arg(time(summary.min), time(summary.median), time(summary.mean),
                               time(summary.p95), time(summary.max))};
    if (summary.medianInterval95) {
        lines.append(
            SamplesPage::tr("95 % interval of the median: %1 to %2")
                .arg(time(summary.medianInterval95->low), time(summary.medianInterval95->high)));
    }
    if (measurement.timing.scope == TimingScope::Batch) {
        lines.append(SamplesPage::tr("Each sample is the mean of a batch of launches."));
    }
    return lines.join(QLatin1Char('\n'));
}

QString noSamplesText(const Measurement& measurement)
{
    return measurement.timing.at(Statistic::Min)
        ? SamplesPage::tr("No samples are recorded for %1: only a summary of its launches is, so "
                          "spread, drift and outliers cannot be seen.")
              .arg(toQt(runLabel(measurement)))
        : SamplesPage::tr("No samples are recorded for %1, and no time.")
              .arg(toQt(runLabel(measurement)));
}

} // namespace

SamplesPage::SamplesPage(SessionStore& store)
    : m_store(store), m_states(new QStackedWidget), m_none(makeMutedLabel("noSamples")),
      m_summary(makePlainLabel("samplesSummary")), m_mark(makeMutedLabel("samplesMark")),
      m_read(makePlainLabel("sampleRead")), m_histogram(new SampleHistogram),
      m_strip(new RunOrderStrip)
{
    m_none->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_none->setContentsMargins(6, 8, 6, 6);
    auto* shown = new QWidget;
    auto* layout = new QVBoxLayout(shown);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_summary);
    layout->addWidget(m_histogram, 3);
    layout->addWidget(m_strip, 3);
    layout->addWidget(m_mark);
    layout->addWidget(m_read);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(shown);
    m_states->addWidget(m_none);
    m_states->addWidget(scroll);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_states);
    m_read->setMinimumHeight(m_read->fontMetrics().height());
    for (SampleChart* chart :
         {static_cast<SampleChart*>(m_histogram), static_cast<SampleChart*>(m_strip)}) {
        connect(chart, &SampleChart::elementRead, m_read, &QLabel::setText);
    }
}

bool SamplesPage::isFor(const QStringList& ids) const
{
    return ids.isEmpty() || chosenMeasurement(m_store.session(), ids) != nullptr;
}

void SamplesPage::showRecords(const QStringList& ids)
{
    const Measurement* measurement = chosenMeasurement(m_store.session(), ids);
    const bool hasSamples = measurement != nullptr && measurement->timing.samples.summary();
    m_states->setCurrentIndex(hasSamples ? 1 : 0);
    if (hasSamples) {
        showSamples(*measurement);
        return;
    }
    m_none->setText(measurement != nullptr
                        ? noSamplesText(*measurement)
                        : tr("Select a point or a table row to see the times of its single "
                             "launches."));
}

void SamplesPage::showSamples(const Measurement& measurement)
{
    const Samples& samples = measurement.timing.samples;
    m_summary->setText(summaryText(measurement, *samples.summary()));
    const auto chosen = measurement.timing.at(m_store.session().view.statistic);
    for (SampleChart* chart :
         {static_cast<SampleChart*>(m_histogram), static_cast<SampleChart*>(m_strip)}) {
        chart->setSamples(samples);
        chart->setMark(chosen ? std::optional(chosen->time) : std::nullopt);
    }
    m_mark->setText(chosen
                        ? tr("Dashed: the %1, %2, which the point uses.")
                              .arg(coreText(statisticWord(chosen->statistic)), time(chosen->time))
                        : QString());
}

QString SamplesPage::asText() const
{
    return m_states->currentIndex() == 1 ? m_summary->text() : m_none->text();
}

} // namespace rooflab
