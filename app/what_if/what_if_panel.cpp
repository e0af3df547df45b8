// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/what_if_panel.h"

#include "app/core_text.h"
#include "app/import/plain_label.h"
#include "app/reading/chosen_measurement.h"
#include "app/session_store.h"
#include "app/what_if/what_if_form.h"
#include "app/what_if/what_if_report.h"
#include "core/explore/run_names.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <array>

namespace rooflab {
namespace {

/// "The byte count is not recorded, so nothing can be computed from it."
QString asSentence(const QString& reason)
{
    return WhatIfPanel::tr("%1.", "a sentence").arg(reason.left(1).toUpper() + reason.mid(1));
}

} // namespace

WhatIfPanel::WhatIfPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_notice(makePlainLabel("whatIfNotice")),
      m_hint(makeMutedLabel("whatIfHint")), m_name(makePlainLabel("whatIfName")),
      m_form(new WhatIfForm), m_report(new WhatIfReport), m_reset(new QPushButton(tr("Rese&t")))
{
    setObjectName(QStringLiteral("whatIf"));
    m_notice->setText(tr("What-if: nothing of it is data"));
    m_reset->setObjectName(QStringLiteral("whatIfReset"));
    m_reset->setToolTip(tr("Everything as recorded"));
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    setFocusProxy(m_form);
    auto* top = new QHBoxLayout;
    top->addWidget(m_notice, 1);
    top->addWidget(m_reset);
    auto* page = new QWidget;
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(8, 6, 8, 8);
    pageLayout->setSpacing(8);
    for (QWidget* part : {static_cast<QWidget*>(m_hint), static_cast<QWidget*>(m_name),
                          static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_report)}) {
        pageLayout->addWidget(part);
    }
    pageLayout->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("What if"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    top->setContentsMargins(8, 6, 8, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(scroll, 1);
    connect(m_form, &WhatIfForm::edited, this, &WhatIfPanel::refresh);
    connect(m_reset, &QPushButton::clicked, m_form, &WhatIfForm::reset);
    connect(&store, &SessionStore::changed, this, &WhatIfPanel::refresh);
    connect(&store, &SessionStore::sessionReplaced, m_form, &WhatIfForm::reset);
}

void WhatIfPanel::setActive(bool isActive)
{
    m_isActive = isActive;
    refresh();
}

void WhatIfPanel::setSelectedIds(const QStringList& ids)
{
    m_ids = ids;
    refresh();
}

void WhatIfPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT leaveWanted();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void WhatIfPanel::refresh()
{
    if (!m_isActive) {
        setGhosts({});
        return;
    }
    if (const Measurement* run = chosenMeasurement(m_store.session(), m_ids)) {
        refreshFor(*run);
    } else {
        m_name->hide();
        showReason(tr("Select one measurement in the chart or in a table to imagine it with "
                      "another N, precision, time or ceiling."));
    }
}

void WhatIfPanel::refreshFor(const Measurement& run)
{
    const std::array runs{&run};
    m_name->setText(toQt(runNames(runs).front()));
    m_name->show();
    const WhatIfBasis basis = whatIfBasis(m_store.session(), run);
    const auto recorded = whatIfOutcome(basis, {});
    if (!recorded) {
        showReason(asSentence(coreText(recorded.error().message)));
        return;
    }
    m_form->showBasis(basis);
    m_hint->hide();
    m_form->show();
    m_report->show();
    m_reset->setEnabled(m_form->hasUnread() || !m_form->whatIf().isEmpty());
    if (m_form->hasUnread()) {
        m_report->showOutcome(*recorded);
        setGhosts({});
        return;
    }
    const auto imagined = whatIfOutcome(basis, m_form->whatIf());
    if (!imagined && !m_form->showProblem(imagined.error())) {
        showReason(asSentence(coreText(imagined.error().message)));
        return;
    }
    m_report->showOutcome(imagined ? *imagined : *recorded);
    setGhosts(imagined ? imagined->ghosts : ChartGhosts());
}

void WhatIfPanel::showReason(const QString& sentence)
{
    m_hint->setText(sentence);
    m_hint->show();
    m_form->hide();
    m_report->hide();
    m_reset->setEnabled(false);
    setGhosts({});
}

void WhatIfPanel::setGhosts(ChartGhosts ghosts)
{
    if (m_ghosts != ghosts) {
        m_ghosts = std::move(ghosts);
        Q_EMIT ghostsChanged();
    }
}

} // namespace rooflab
