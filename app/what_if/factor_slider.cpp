// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/factor_slider.h"

#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace rooflab {
namespace {

constexpr int stepsPerOctave = 4;
constexpr int octaves = 4;
constexpr int lastStep = stepsPerOctave * octaves;

} // namespace

FactorSlider::FactorSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setRange(-lastStep, lastStep);
    setSingleStep(1);
    setPageStep(stepsPerOctave);
    setTickPosition(TicksBelow);
    setTickInterval(stepsPerOctave);
    connect(this, &QSlider::valueChanged, this, [this] { Q_EMIT factorChosen(factor()); });
}

double FactorSlider::factor() const
{
    return std::exp2(static_cast<double>(value()) / stepsPerOctave);
}

void FactorSlider::showFactor(double factor)
{
    const QSignalBlocker silent(this);
    const double steps = stepsPerOctave * std::log2(factor);
    setValue(std::isfinite(steps)
                 ? static_cast<int>(std::lround(std::clamp<double>(steps, -lastStep, lastStep)))
                 : 0);
}

} // namespace rooflab
