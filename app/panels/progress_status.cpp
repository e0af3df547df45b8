// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/progress_status.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace rooflab {
namespace {

constexpr int longestName = 36; ///< characters

} // namespace

ProgressStatus::ProgressStatus(const QString& objectName, const QString& barName, QWidget* parent)
    : QWidget(parent), m_what(new QLabel), m_bar(new QProgressBar), m_beside(new QLabel),
      m_cancel(new QPushButton)
{
    setObjectName(objectName);
    m_what->setTextFormat(Qt::PlainText);
    m_beside->setTextFormat(Qt::PlainText);
    m_bar->setMaximumWidth(160);
    m_bar->setMaximumHeight(16);
    m_bar->setAccessibleName(barName);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 0, 0);
    layout->addWidget(m_what);
    layout->addWidget(m_bar);
    layout->addWidget(m_beside);
    layout->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &ProgressStatus::cancelRequested);
    hide();
}

QString ProgressStatus::text() const
{
    return m_what->text();
}

void ProgressStatus::setCancel(const QString& objectName, const QString& text, const QString& tip)
{
    m_cancel->setObjectName(objectName);
    m_cancel->setText(text);
    m_cancel->setToolTip(tip);
}

void ProgressStatus::setCanCancel(bool canCancel)
{
    m_cancel->setEnabled(canCancel);
}

void ProgressStatus::setWhat(const QString& what)
{
    m_what->setText(what);
}

QString ProgressStatus::shortened(const QString& name) const
{
    return fontMetrics().elidedText(name, Qt::ElideMiddle,
                                    fontMetrics().averageCharWidth() * longestName);
}

void ProgressStatus::setDone(int done, int total)
{
    m_bar->setRange(0, total);
    m_bar->setValue(done);
}

void ProgressStatus::setBeside(const QString& beside)
{
    m_beside->setText(beside);
}

} // namespace rooflab
