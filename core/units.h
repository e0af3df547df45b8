// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace rooflab {

/// A number with its physical dimension in the type. Always in the SI base unit: seconds, bytes,
/// FLOP, FLOP/s, B/s, FLOP/Byte. Only the operators below mix dimensions.
template <class Tag> class Quantity {
public:
    constexpr Quantity() = default;
    explicit constexpr Quantity(double baseUnits) : m_value(baseUnits) { }
    [[nodiscard]] constexpr double value() const { return m_value; }
    friend constexpr auto operator<=>(Quantity, Quantity) = default;

private:
    double m_value = 0.0;
};

using Seconds = Quantity<struct SecondsTag>;
using Bytes = Quantity<struct BytesTag>;
using Flop = Quantity<struct FlopTag>;
using FlopPerSecond = Quantity<struct FlopPerSecondTag>;
using BytesPerSecond = Quantity<struct BytesPerSecondTag>;
using FlopPerByte = Quantity<struct FlopPerByteTag>;

constexpr FlopPerSecond operator/(Flop work, Seconds time)
{
    return FlopPerSecond(work.value() / time.value());
}
constexpr BytesPerSecond operator/(Bytes traffic, Seconds time)
{
    return BytesPerSecond(traffic.value() / time.value());
}
/// Arithmetic intensity AI = F / Q.
constexpr FlopPerByte operator/(Flop work, Bytes traffic)
{
    return FlopPerByte(work.value() / traffic.value());
}
/// The bandwidth roof at an arithmetic intensity: P = BW * AI.
constexpr FlopPerSecond operator*(BytesPerSecond bandwidth, FlopPerByte intensity)
{
    return FlopPerSecond(bandwidth.value() * intensity.value());
}
/// The knee (ridge point): AI = P / BW.
constexpr FlopPerByte operator/(FlopPerSecond performance, BytesPerSecond bandwidth)
{
    return FlopPerByte(performance.value() / bandwidth.value());
}

/// How many times larger `a` is than `b`; dimensionless.
template <class Tag> constexpr double ratio(Quantity<Tag> a, Quantity<Tag> b)
{
    return a.value() / b.value();
}

inline constexpr double kibibyte = 1024.0;
inline constexpr double mebibyte = 1024.0 * 1024.0;
inline constexpr double gibibyte = 1024.0 * 1024.0 * 1024.0;
inline constexpr double kilo = 1e3;
inline constexpr double mega = 1e6;
inline constexpr double giga = 1e9;
inline constexpr double tera = 1e12;
inline constexpr double milli = 1e-3;
inline constexpr double micro = 1e-6;
inline constexpr double nano = 1e-9;

} // namespace rooflab
