// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate_elements.h"

#include "kernels/inputs.h"
#include "kernels/validate_output.h"

#include <bit>
#include <cmath>
#include <type_traits>

namespace rooflab::bench {

namespace {

template <class T> T expectedAt(ExpectedValue rule, std::int64_t index)
{
    const T first = inputValue<T>(InputStream::First, index);
    return rule == ExpectedValue::Copy ? first : first + inputValue<T>(InputStream::Second, index);
}

} // namespace

template <class T> Result<Validation> checkElements(ExpectedValue rule, HostOutput& output)
{
    using BitPattern = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    std::int64_t mismatches = 0;
    std::int64_t nonFinite = 0;
    const auto done
        = visitElements<T>(output, [&](const T* values, std::int64_t first, std::int64_t count) {
#pragma omp parallel for schedule(static) reduction(+ : mismatches, nonFinite)
              for (std::int64_t i = 0; i < count; ++i) {
                  const T expected = expectedAt<T>(rule, first + i);
                  mismatches += std::bit_cast<BitPattern>(values[i])
                      != std::bit_cast<BitPattern>(expected);
                  nonFinite += !std::isfinite(values[i]);
              }
          });
    if (!done) {
        return fail(done.error());
    }
    Validation validation = checkOfAll(output.outputCount(), mismatches, nonFinite);
    validation.method = rule == ExpectedValue::Sum
        ? "bitwise against a[i] + b[i] recomputed on the host, every element"
        : "bitwise against a[i] recomputed on the host, every element";
    return validation;
}

template Result<Validation> checkElements<float>(ExpectedValue, HostOutput&);
template Result<Validation> checkElements<double>(ExpectedValue, HostOutput&);

} // namespace rooflab::bench
