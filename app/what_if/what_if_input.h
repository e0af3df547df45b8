// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/result.h"
#include "core/units.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace rooflab {

/// What was typed: a value, or a factor of what is recorded ("×2", "x0.5"). Neither: an empty
/// field, which leaves it as recorded.
template <class Value> struct Typed {
    std::optional<Value> value;
    std::optional<double> factor;
};

/// These read numbers with a decimal point in every locale and fail with a sentence that says what
/// to type. Whether a value is possible is for the core to say.
[[nodiscard]] Result<Typed<std::int64_t>> sizeFromText(const QString& text);
/// With one of the units s, ms, µs (us) and ns.
[[nodiscard]] Result<Typed<Seconds>> timeFromText(const QString& text);
/// In B/s or FLOP/s; see rateFromText().
[[nodiscard]] Result<Typed<double>> rateOrFactorFromText(const QString& text, CeilingKind kind);
/// A number of bytes; "B" may follow it.
[[nodiscard]] Result<std::optional<Bytes>> bytesFromText(const QString& text);

/// "× 2".
[[nodiscard]] QString factorText(double factor);

} // namespace rooflab
