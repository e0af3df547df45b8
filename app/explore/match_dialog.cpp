// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/match_dialog.h"

#include "app/explore/chart_arrows.h"
#include "app/explore/match_models.h"
#include "app/explore/match_sides.h"
#include "app/import/plain_label.h"
#include "app/panels/record_table.h"
#include "app/qt_text.h"
#include "app/session_store.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSet>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace rooflab {
namespace {

enum Page { ProblemPage, TablesPage };
enum Tab { PairsTab, LeftTab };

} // namespace

MatchDialog::MatchDialog(SessionStore& store, ChartArrows& arrows, QWidget* parent)
    : QDialog(parent), m_store(store), m_arrows(arrows), m_sides(new MatchSides),
      m_summary(makeMutedLabel("matchSummary")), m_problem(makeMutedLabel("matchProblem")),
      m_pages(new QStackedWidget), m_tabs(new QTabWidget), m_pairsModel(new MatchPairsModel(this)),
      m_leftModel(new MatchLeftModel(this)),
      m_pairs(new RecordTable(m_pairsModel, MatchPairsModel::IdRole, MatchPairsModel::SortRole)),
      m_left(new RecordTable(m_leftModel, MatchLeftModel::IdRole, Qt::DisplayRole)),
      m_show(new QCheckBox(tr("Show &arrows on the chart"))),
      m_clear(new QPushButton(tr("C&lear arrows"))), m_copy(new QPushButton(tr("Copy as &TSV")))
{
    setObjectName(QStringLiteral("matchDialog"));
    setWindowTitle(tr("Compare files or devices"));
    build();
    connect(m_sides, &MatchSides::chosen, this, &MatchDialog::compare);
    connect(m_show, &QCheckBox::toggled, this, &MatchDialog::showArrows);
    connect(m_clear, &QPushButton::clicked, &arrows, &ChartArrows::clearMatch);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(matchTsv(m_content)); });
    connect(m_pairs, &RecordTable::idsSelected, this, &MatchDialog::selectPairs);
    connect(m_left, &RecordTable::idsSelected, this, &MatchDialog::idsSelected);
    connect(&arrows, &ChartArrows::matchCleared, m_show, [this] { m_show->setChecked(false); });
    connect(&arrows, &ChartArrows::matchChanged, this,
            [this] { m_clear->setEnabled(m_arrows.hasMatch()); });
    connect(&store, &SessionStore::changed, this, &MatchDialog::refreshIfSeen);
    connect(&store, &SessionStore::sessionReplaced, this, &MatchDialog::refreshIfSeen);
    resize(1040, 460);
}

void MatchDialog::build()
{
    m_problem->setAlignment(Qt::AlignCenter);
    m_problem->setMargin(24);
    m_pages->addWidget(m_problem);
    m_pages->addWidget(makeTables());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_sides);
    layout->addWidget(m_summary);
    layout->addWidget(m_pages, 1);
    layout->addWidget(makeButtons());
}

QWidget* MatchDialog::makeTables()
{
    m_pairs->setObjectName(QStringLiteral("matchPairs"));
    m_pairs->setAccessibleName(tr("Pairs of the two sides"));
    m_left->setObjectName(QStringLiteral("matchLeft"));
    m_left->setAccessibleName(tr("Records without a partner"));
    m_tabs->setObjectName(QStringLiteral("matchTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_pairs, QString());
    m_tabs->addTab(m_left, QString());
    return m_tabs;
}

QWidget* MatchDialog::makeButtons()
{
    m_show->setObjectName(QStringLiteral("matchShow"));
    m_show->setChecked(true);
    m_clear->setObjectName(QStringLiteral("matchClear"));
    m_clear->setAutoDefault(false);
    m_clear->setEnabled(false);
    m_copy->setObjectName(QStringLiteral("matchCopy"));
    m_copy->setAutoDefault(false);
    m_copy->setToolTip(tr("All pairs and all records without a partner, with exact numbers"));
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_show);
    layout->addWidget(m_clear);
    layout->addStretch(1);
    layout->addWidget(m_copy);
    layout->addWidget(close);
    return row;
}

void MatchDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    refresh();
}

void MatchDialog::refreshIfSeen()
{
    if (isVisible()) {
        refresh();
    }
}

void MatchDialog::refresh()
{
    m_sides->setWords(sideWords(m_store.session()));
    compare();
}

void MatchDialog::compare()
{
    const Session& session = m_store.session();
    const SideWords words = sideWords(session);
    m_content = matchContent(session, m_store.content(), m_sides->first(), m_sides->second());
    if (words.files.size() < 2 && words.devices.size() < 2) {
        m_content.problem = session.measurements.empty()
            ? tr("There is no measurement to compare. Open two files of results.")
            : tr("All measurements have the same file and the same device. Open another file, or "
                 "measure on another device, to compare.");
    }
    const bool isComparable = m_content.problem.isEmpty();
    m_sides->setEnabled(words.files.size() > 1 || words.devices.size() > 1);
    m_problem->setText(m_content.problem);
    m_pages->setCurrentIndex(isComparable ? TablesPage : ProblemPage);
    m_summary->setText(summary());
    m_summary->setVisible(!m_summary->text().isEmpty());
    m_pairsModel->setPairs(m_content.pairs);
    m_leftModel->setLines(m_content.left);
    m_tabs->setTabText(PairsTab, tr("Pairs (%1)").arg(m_content.pairs.size()));
    m_tabs->setTabText(LeftTab, tr("Without a partner (%1)").arg(m_content.left.size()));
    m_copy->setEnabled(isComparable);
    showArrows();
}

QString MatchDialog::summary() const
{
    QStringList parts;
    if (m_content.problem.isEmpty()) {
        parts.append(tr("%1 records of A and %2 of B: %3 pairs, %4 records without a partner.")
                         .arg(m_content.firstCount)
                         .arg(m_content.secondCount)
                         .arg(m_content.pairs.size())
                         .arg(m_content.left.size()));
    }
    if (m_content.filteredOut > 0) {
        parts.append(tr("The filter keeps out %1 records.").arg(m_content.filteredOut));
    }
    return parts.join(QLatin1Char(' '));
}

void MatchDialog::showArrows()
{
    std::vector<ArrowPair> pairs;
    if (m_show->isChecked()) {
        for (const PairLine& pair : m_content.pairs) {
            pairs.push_back({pair.firstId, pair.secondId});
        }
    }
    m_arrows.setMatch(std::move(pairs));
}

void MatchDialog::selectPairs(const QStringList& firstIds)
{
    const QSet<QString> wanted(firstIds.cbegin(), firstIds.cend());
    QStringList ids;
    for (const PairLine& pair : m_content.pairs) {
        if (wanted.contains(toQt(pair.firstId))) {
            ids.append({toQt(pair.firstId), toQt(pair.secondId)});
        }
    }
    Q_EMIT idsSelected(ids);
}

} // namespace rooflab
