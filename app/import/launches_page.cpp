// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/launches_page.h"

#include "app/core_text.h"
#include "app/import/duration_strip.h"
#include "app/import/plain_label.h"
#include "app/import/preview_table.h"
#include "app/import/trace_groups_model.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/static_resources.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace rooflab {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t manyLaunches = 100000;
constexpr double logFrom = 10.0; ///< longest to shortest from which a log axis is shown first
constexpr int widestColumn = 190; ///< pixels

double spanOf(const TraceGroup& group)
{
    const DurationBounds bounds = group.bounds(0, group.count() - 1);
    return static_cast<double>(bounds.high)
        / static_cast<double>(std::max<std::uint64_t>(bounds.low, 1));
}

QString timeText(const std::optional<Seconds>& time)
{
    return time ? toQt(formatTime(*time)) : LaunchesPage::tr("not recorded");
}

} // namespace

LaunchesPage::LaunchesPage(QWidget* parent)
    : QWidget(parent), m_model(new TraceGroupsModel(this)),
      m_table(makeChoiceTable(m_model, TraceGroupsModel::KernelColumn, "traceGroups",
                              tr("Groups of launches"))),
      m_strip(new DurationStrip), m_log(new QCheckBox(tr("Lo&g scale"))),
      m_proposal(new QPushButton(tr("Back to &proposal"))),
      m_launches(makePlainLabel("launchesText")), m_resources(makeMutedLabel("resourcesText"))
{
    m_log->setObjectName(QStringLiteral("stripLog"));
    m_proposal->setObjectName(QStringLiteral("stripProposal"));
    m_proposal->setAutoDefault(false);
    m_pause.setSingleShot(true);
    auto* controls = new QHBoxLayout;
    auto* help = makeMutedLabel("stripHelp");
    help->setText(tr("Drag the mark or use the arrow keys."));
    help->setWordWrap(true);
    controls->addWidget(help, 1);
    controls->addWidget(m_log);
    controls->addWidget(m_proposal);
    auto* below = new QWidget;
    auto* belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins(0, 0, 0, 0);
    belowLayout->addLayout(controls);
    belowLayout->addWidget(m_strip, 1);
    belowLayout->addWidget(m_launches);
    belowLayout->addWidget(m_resources);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 5);
    m_table->setMinimumHeight(m_table->fontMetrics().height() * 4 + 20);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(splitter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &LaunchesPage::showGroup);
    connect(m_log, &QCheckBox::toggled, this,
            [this](bool isLog) { m_strip->setScale(isLog ? AxisScale::Log : AxisScale::Linear); });
    connect(m_strip, &DurationStrip::boundaryMoved, this, [this] {
        m_moved = m_model->groupOf(m_table->currentIndex().row());
        m_pause.start(group()->count() > manyLaunches ? 150ms : 0ms);
    });
    connect(&m_pause, &QTimer::timeout, this, &LaunchesPage::flush);
    connect(m_proposal, &QPushButton::clicked, this, [this] {
        if (const TraceGroup* shown = group()) {
            m_pause.stop();
            Q_EMIT warmupChosen(m_model->groupOf(m_table->currentIndex().row()),
                                shown->proposedWarmup);
        }
    });
}

void LaunchesPage::setOutcome(const ImportOutcome* outcome, bool keepsGroup)
{
    m_pause.stop();
    m_moved.reset();
    const int before = keepsGroup ? m_table->currentIndex().row() : 0;
    const bool isFirst = m_outcome == nullptr;
    m_outcome = outcome;
    m_model->setGroups(outcome == nullptr ? nullptr : &outcome->traces);
    if (m_model->rowCount() > 0) {
        if (isFirst || !keepsGroup) {
            m_table->resizeColumnsToContents();
            for (int column = 0; column < TraceGroupsModel::columnTotal; ++column) {
                m_table->setColumnWidth(column,
                                        std::min(widestColumn, m_table->columnWidth(column) + 8));
            }
        }
        const QSignalBlocker onlyOnce(m_table->selectionModel());
        m_table->selectRow(std::clamp(before, 0, m_model->rowCount() - 1));
    }
    showGroup();
}

const TraceGroup* LaunchesPage::group() const
{
    const QModelIndex current = m_table->currentIndex();
    return m_outcome != nullptr && current.isValid()
        ? &m_outcome->traces[m_model->groupOf(current.row())]
        : nullptr;
}

const Measurement* LaunchesPage::record() const
{
    const TraceGroup* shown = group();
    return shown == nullptr || shown->measurementId.empty()
        ? nullptr
        : m_outcome->session.findMeasurement(shown->measurementId);
}

void LaunchesPage::showGroup()
{
    flush();
    const TraceGroup* shown = group();
    if (shown == nullptr) {
        m_strip->clear();
        m_launches->clear();
        m_resources->clear();
        return;
    }
    m_log->setChecked(spanOf(*shown) > logFrom);
    m_strip->setGroup(*shown);
    refreshGroup();
}

void LaunchesPage::refreshGroup()
{
    const TraceGroup* shown = group();
    const Measurement* made = record();
    if (shown == nullptr) {
        return;
    }
    m_model->updateWarmup(m_table->currentIndex().row());
    m_strip->setBoundary(shown->warmup);
    const std::optional<Seconds> median
        = made == nullptr ? std::nullopt : made->timing.summary().median;
    m_strip->setMedian(median ? std::optional(median->value() * giga) : std::nullopt);
    m_proposal->setEnabled(made != nullptr && shown->warmup != shown->proposedWarmup);
    m_launches->setText(launchesText());
    m_resources->setText(resourcesText());
    m_resources->setVisible(!m_resources->text().isEmpty());
}

QString LaunchesPage::launchesText() const
{
    const TraceGroup& shown = *group();
    const Measurement* made = record();
    if (made == nullptr) {
        return shown.isHelper
            ? tr("The runtime launched this kernel by itself: no record is made of these.")
            : tr("No record is made of these launches.");
    }
    const std::size_t rest = shown.count() - shown.warmup;
    const TimeSummary times = made->timing.summary();
    const QString origin = shown.warmup == shown.proposedWarmup
        ? tr("proposed by: %1").arg(coreText(warmupRule()))
        : tr("chosen; %1 were proposed").arg(shown.proposedWarmup);
    return tr("%1 of %2 launches are warm-up (%3). Min / median / mean of the other %4: "
              "%5 / %6 / %7.")
        .arg(QString::number(shown.warmup), QString::number(shown.count()), origin,
             QString::number(rest), timeText(times.min), timeText(times.median),
             timeText(times.mean));
}

QString LaunchesPage::resourcesText() const
{
    QStringList resources;
    if (const Measurement* made = record()) {
        for (const StaticResource& each : staticResources(*made)) {
            resources.append(toQt(each.column) + QLatin1Char(' ') + toQt(each.text));
        }
    }
    return resources.isEmpty()
        ? QString()
        : tr("Static resources, not utilisation: %1").arg(resources.join(QStringLiteral(", ")));
}

void LaunchesPage::flush()
{
    if (m_moved) {
        m_pause.stop();
        const std::size_t moved = *std::exchange(m_moved, std::nullopt);
        Q_EMIT warmupChosen(moved, m_strip->boundary());
    }
}

} // namespace rooflab
