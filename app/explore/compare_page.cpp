// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/compare_page.h"

#include "app/import/plain_label.h"
#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/explore/run_names.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace rooflab {
namespace {

constexpr std::size_t mostRuns = 8; ///< more do not fit side by side

} // namespace

ComparePage::ComparePage(SessionStore& store, QWidget* parent)
    : DetailsPage(parent), m_store(store), m_base(new QComboBox),
      m_hint(makeMutedLabel("compareHint")), m_view(new QTextBrowser),
      m_copyText(new QPushButton(tr("Copy as &text"))),
      m_copyMarkdown(new QPushButton(tr("Copy as &Markdown"))),
      m_clearMatch(new QPushButton(tr("Clear the arrows of the match")))
{
    m_base->setObjectName(QStringLiteral("compareBase"));
    m_base->setAccessibleName(tr("Base of the comparison"));
    m_base->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_base->setMinimumContentsLength(8);
    m_view->setObjectName(QStringLiteral("compareText"));
    m_view->setAccessibleName(tr("Comparison of the selected runs"));
    m_view->setOpenLinks(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_copyText->setObjectName(QStringLiteral("compareCopyText"));
    m_copyMarkdown->setObjectName(QStringLiteral("compareCopyMarkdown"));
    m_clearMatch->setObjectName(QStringLiteral("compareClearMatch"));
    m_clearMatch->setToolTip(tr("The chart shows the arrows of \"Compare files or devices\""));
    m_clearMatch->hide();
    auto* baseLabel = new QLabel(tr("&Base"));
    baseLabel->setBuddy(m_base);
    auto* top = new QHBoxLayout;
    top->addWidget(baseLabel);
    top->addWidget(m_base, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(m_copyText);
    bottom->addWidget(m_copyMarkdown);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 6);
    layout->addLayout(top);
    layout->addWidget(m_hint);
    layout->addWidget(m_clearMatch, 0, Qt::AlignLeft);
    layout->addWidget(m_view, 1);
    layout->addLayout(bottom);
    connect(m_base, &QComboBox::activated, this, [this] {
        m_baseId = m_base->currentData().toString();
        refresh();
        Q_EMIT baseChanged();
    });
    connect(m_clearMatch, &QPushButton::clicked, this, &ComparePage::clearMatchWanted);
    connect(m_copyText, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text.plain); });
    connect(m_copyMarkdown, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text.markdown); });
    refresh();
}

void ComparePage::showRecords(const QStringList& ids)
{
    m_ids = ids;
    refresh();
}

bool ComparePage::isFor(const QStringList& ids) const
{
    qsizetype runs = 0;
    for (const QString& id : ids) {
        runs += m_store.session().findMeasurement(fromQt(id)) != nullptr ? 1 : 0;
        if (runs > 1) {
            return true;
        }
    }
    return false;
}

void ComparePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refresh(); // the colours are in the text
    }
}

void ComparePage::setMatchShown(bool isShown)
{
    m_clearMatch->setVisible(isShown);
}

QStringList ComparePage::comparedIds(const QStringList& ids) const
{
    QStringList compared;
    for (const Measurement* run : runsOf(ids)) {
        compared.append(toQt(run->id));
    }
    return compared;
}

std::vector<const Measurement*> ComparePage::runsOf(const QStringList& ids) const
{
    std::vector<const Measurement*> runs;
    for (const QString& id : ids) {
        const Measurement* run = m_store.session().findMeasurement(fromQt(id));
        if (run != nullptr) {
            runs.push_back(run);
        }
        if (runs.size() == mostRuns) {
            break;
        }
    }
    const auto base = std::find_if(runs.begin(), runs.end(), [this](const Measurement* run) {
        return run->id == fromQt(m_baseId);
    });
    if (base != runs.end()) {
        std::rotate(runs.begin(), base, base + 1);
    }
    return runs;
}

void ComparePage::fillBases(const std::vector<const Measurement*>& runs)
{
    const std::vector<std::string> names = runNames(runs);
    m_base->clear();
    for (std::size_t i = 0; i < runs.size(); ++i) {
        m_base->addItem(toQt(names[i]), toQt(runs[i]->id));
    }
    m_base->setEnabled(runs.size() > 1);
}

void ComparePage::refresh()
{
    const std::vector<const Measurement*> runs = runsOf(m_ids);
    fillBases(runs);
    m_text = {};
    const auto comparison = compareRuns(runs, m_store.session().view.statistic);
    if (comparison) {
        m_text = compareText(*comparison, runs, palette());
    }
    const qsizetype selected = std::max(m_ids.size(), static_cast<qsizetype>(runs.size()));
    m_hint->setText(
        !comparison ? tr("Select two or more measurements in the chart (Ctrl+click) or in a table "
                         "to compare them.")
            : selected > static_cast<qsizetype>(mostRuns)
            ? tr("%1 records are selected; the first %2 are compared.")
                  .arg(selected)
                  .arg(runs.size())
            : QString());
    m_hint->setVisible(!m_hint->text().isEmpty());
    m_view->setHtml(m_text.html);
    m_copyText->setEnabled(comparison.has_value());
    m_copyMarkdown->setEnabled(comparison.has_value());
}

} // namespace rooflab
