// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timing_fields.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace rooflab {
namespace {

constexpr int mostLaunches = 1000000;
constexpr double longestRunSeconds = 3600.0;

} // namespace

TimingFields::TimingFields(QWidget* parent)
    : QWidget(parent), m_warmup(makeCount("warmup", 0)), m_repeat(makeCount("repeat", 1)),
      m_timeLimit(new QDoubleSpinBox)
{
    m_warmup->setAccessibleName(tr("Warm-up launches"));
    m_timeLimit->setObjectName(QStringLiteral("timeLimit"));
    m_timeLimit->setRange(0.0, longestRunSeconds);
    m_timeLimit->setDecimals(1);
    m_timeLimit->setSuffix(tr(" s"));
    m_timeLimit->setSpecialValueText(tr("no limit"));
    m_timeLimit->setToolTip(
        tr("A run ends when its timed launches have taken this, but not before three of them"));
    connect(m_timeLimit, &QDoubleSpinBox::valueChanged, this, &TimingFields::edited);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_warmup);
    addLabelled(row, tr("Timed &launches"), m_repeat);
    addLabelled(row, tr("&Time limit of a run"), m_timeLimit);
    row->addStretch(1);
    setFocusProxy(m_warmup); // its label is the form's
    setTiming(TimingPlan());
}

QSpinBox* TimingFields::makeCount(const char* name, int least)
{
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(least, mostLaunches);
    connect(box, &QSpinBox::valueChanged, this, &TimingFields::edited);
    return box;
}

void TimingFields::addLabelled(QHBoxLayout* row, const QString& text, QWidget* input)
{
    constexpr int gap = 16;
    auto* label = new QLabel(text);
    label->setBuddy(input);
    row->addSpacing(gap);
    row->addWidget(label);
    row->addWidget(input);
}

void TimingFields::setTiming(const TimingPlan& timing)
{
    const QSignalBlocker quiet(this);
    m_warmup->setValue(static_cast<int>(timing.warmup));
    m_repeat->setValue(static_cast<int>(timing.repeat));
    m_timeLimit->setValue(timing.timeLimit.value_or(Seconds(0)).value());
}

TimingPlan TimingFields::timing() const
{
    TimingPlan timing;
    timing.warmup = m_warmup->value();
    timing.repeat = m_repeat->value();
    if (m_timeLimit->value() > 0.0) {
        timing.timeLimit = Seconds(m_timeLimit->value());
    }
    return timing;
}

} // namespace rooflab
