// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate_fma.h"

#include "kernels/inputs.h"
#include "kernels/validate_output.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <type_traits>

namespace rooflab::bench {

namespace {

/// Which elements are replayed: every `spacing`-th from the first on, the last, and the one after
/// the tutorial's spot check of 1024.
class ReplaySample {
public:
    ReplaySample(std::int64_t elementCount, std::int64_t stepCount) : m_last(elementCount - 1)
    {
        constexpr std::int64_t fewestElements = 4096;
        constexpr std::int64_t stepsInAll = std::int64_t(1) << 26; // well below a second
        const std::int64_t wanted = std::max(fewestElements, stepsInAll / stepCount);
        m_spacing = std::max(elementCount / wanted, std::int64_t(1));
    }
    [[nodiscard]] bool contains(std::int64_t index) const
    {
        constexpr std::int64_t afterSpotCheck = 1024;
        return index % m_spacing == 0 || index == m_last || index == afterSpotCheck;
    }
    [[nodiscard]] std::string describe() const
    {
        return m_spacing == 1
            ? "every element"
            : "the first, the last, number 1024 and every " + std::to_string(m_spacing) + "th";
    }

private:
    std::int64_t m_last;
    std::int64_t m_spacing = 1;
};

/// Built with -ffp-contract=off: the separate operations stay two.
template <class T>
T replay(T x, std::int64_t count, const FmaRecurrence& recurrence, MultiplyAdd arithmetic)
{
    const auto factor = static_cast<T>(recurrence.a);
    const auto addend = static_cast<T>(recurrence.b);
    if (arithmetic == MultiplyAdd::Fused) {
        for (std::int64_t step = 0; step < count; ++step) {
            x = std::fma(x, factor, addend);
        }
        return x;
    }
    for (std::int64_t step = 0; step < count; ++step) {
        x = x * factor + addend;
    }
    return x;
}

} // namespace

double FmaRecurrence::meanErrorShare(std::int64_t elementCount)
{
    constexpr double rest = 1.0 / 32;
    constexpr double deviations = 8.0;
    return std::min(rest + deviations / std::sqrt(static_cast<double>(elementCount)), 1.0);
}

template <class T>
Result<Validation> checkRecurrence(std::int64_t count, Precision precision, HostOutput& output)
{
    using BitPattern = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    const FmaRecurrence recurrence;
    const FmaClosedForm expected = recurrence.after(count);
    const MultiplyAdd arithmetic = output.multiplyAdd();
    const double bound = FmaRecurrence::errorBound(count, precision, arithmetic);
    const std::int64_t total = output.outputCount();
    const ReplaySample sample(total, count);
    std::int64_t mismatches = 0;
    std::int64_t nonFinite = 0;
    double difference = 0;
    double magnitude = 0;
    const auto done = visitElements<T>(
        output, [&](const T* values, std::int64_t first, std::int64_t partCount) {
#pragma omp parallel for schedule(static)                                                         \
    reduction(+ : mismatches, nonFinite, difference, magnitude)
            for (std::int64_t i = 0; i < partCount; ++i) {
                const T x = inputValue<T>(InputStream::First, first + i);
                const auto start = static_cast<double>(x);
                const double off = static_cast<double>(values[i]) - expected.at(start);
                const double scale = expected.magnitude(start);
                const bool replayed = !sample.contains(first + i)
                    || std::bit_cast<BitPattern>(values[i])
                        == std::bit_cast<BitPattern>(replay(x, count, recurrence, arithmetic));
                mismatches += !(std::fabs(off) <= bound * scale) || !replayed;
                nonFinite += !std::isfinite(values[i]);
                difference += off;
                magnitude += scale;
            }
        });
    if (!done) {
        return fail(done.error());
    }
    Validation validation
        = checkOfAll(total, mismatches, nonFinite, std::fabs(difference) / magnitude,
                     bound * FmaRecurrence::meanErrorShare(total));
    validation.method
        = std::string("every element against the closed form within its error bound; ")
        + "the relative error is that of the sum of all; " + sample.describe()
        + " bitwise against the same steps on the host, "
        + (arithmetic == MultiplyAdd::Fused ? "fused" : "each product and sum rounded");
    return validation;
}

template Result<Validation> checkRecurrence<float>(std::int64_t, Precision, HostOutput&);
template Result<Validation> checkRecurrence<double>(std::int64_t, Precision, HostOutput&);

} // namespace rooflab::bench
