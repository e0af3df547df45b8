// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/result.h"
#include "core/unit_choice.h"

#include <QString>
#include <QStringList>

namespace rooflab {

/// The units in which a ceiling's value may be typed: "GB/s", "TB/s" or "GFLOPS", "TFLOPS".
[[nodiscard]] QStringList rateUnits(CeilingKind kind);

/// Reads "534.7 GB/s" into B/s or "10.6 TFLOPS" into FLOP/s, with a decimal point in every
/// locale. Refuses a missing or foreign unit and what is not a positive finite number.
[[nodiscard]] Result<double> rateFromText(const QString& text, CeilingKind kind);

/// The exact value in GB/s or GFLOPS: what an editor starts with.
[[nodiscard]] QString exactRateText(double valueSi, CeilingKind kind);
/// The value rounded for people.
[[nodiscard]] QString rateText(double valueSi, CeilingKind kind, const UnitChoice& units = {});

} // namespace rooflab
