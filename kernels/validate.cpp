// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate.h"

#include "kernels/inputs.h"
#include "kernels/validate_product.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <type_traits>

namespace rooflab::bench {

namespace {

/// Elements checked at a time: small enough to stage from a device, large enough for threads.
constexpr std::int64_t chunkElements = std::int64_t(1) << 24;

enum class ExpectedValue { Sum, Copy };

template <class T> T expectedAt(ExpectedValue rule, std::int64_t index)
{
    const T first = inputValue<T>(InputStream::First, index);
    return rule == ExpectedValue::Copy ? first : first + inputValue<T>(InputStream::Second, index);
}

struct ElementCounts {
    std::int64_t mismatches = 0;
    std::int64_t nonFinite = 0;
};

template <class T>
ElementCounts countWrong(ExpectedValue rule, const T* output, std::int64_t first,
                         std::int64_t count)
{
    using BitPattern = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    std::int64_t mismatches = 0;
    std::int64_t nonFinite = 0;
#pragma omp parallel for schedule(static) reduction(+ : mismatches, nonFinite)
    for (std::int64_t i = 0; i < count; ++i) {
        const T value = output[i];
        const T expected = expectedAt<T>(rule, first + i);
        mismatches += std::bit_cast<BitPattern>(value) != std::bit_cast<BitPattern>(expected);
        nonFinite += !std::isfinite(value);
    }
    return {mismatches, nonFinite};
}

template <class T> Result<Validation> checkElements(ExpectedValue rule, PreparedRun& run)
{
    const std::int64_t total = run.outputCount();
    ElementCounts wrong;
    std::int64_t checked = 0;
    while (checked < total) {
        const std::int64_t count = std::min(chunkElements, total - checked);
        const auto bytes = run.readOutput(checked, count);
        if (!bytes) {
            return fail(bytes.error());
        }
        if (bytes->size() != static_cast<std::size_t>(count) * sizeof(T)) {
            return fail(ErrorCode::Device, "the output that was read back is too short");
        }
        const auto part
            = countWrong(rule, reinterpret_cast<const T*>(bytes->data()), checked, count);
        wrong.mismatches += part.mismatches;
        wrong.nonFinite += part.nonFinite;
        checked += count;
    }
    Validation validation;
    const bool passed = wrong.mismatches == 0 && wrong.nonFinite == 0;
    validation.status = passed ? ValidationStatus::Passed : ValidationStatus::Failed;
    validation.checked = checked;
    validation.total = total;
    validation.mismatches = wrong.mismatches;
    validation.nonFinite = wrong.nonFinite;
    validation.method = rule == ExpectedValue::Sum
        ? "bitwise against a[i] + b[i] recomputed on the host, every element"
        : "bitwise against a[i] recomputed on the host, every element";
    return validation;
}

template <class T> Result<Validation> checkAs(const RunSettings& settings, PreparedRun& run)
{
    const std::string_view family = settings.spec->kernel;
    if (family == "vector_add") {
        return checkElements<T>(ExpectedValue::Sum, run);
    }
    if (family == "copy") {
        return checkElements<T>(ExpectedValue::Copy, run);
    }
    if (family == "gemm") {
        return checkProduct<T>(settings.integer("size"), settings.precision, run);
    }
    return fail(ErrorCode::Unsupported,
                "no validation is known for the kernel family " + std::string(family));
}

} // namespace

double productErrorBound(std::int64_t n, Precision precision)
{
    const double epsilon = precision == Precision::Fp64 ? 0x1p-52 : 0x1p-23;
    return 2.0 * std::sqrt(static_cast<double>(n)) * epsilon;
}

Result<Validation> validateRun(const RunSettings& settings, PreparedRun& run)
{
    switch (settings.precision) {
    case Precision::Fp32:
        return checkAs<float>(settings, run);
    case Precision::Fp64:
        return checkAs<double>(settings, run);
    case Precision::Tf32:
    case Precision::Fp16:
    case Precision::Bf16:
        break;
    }
    return fail(ErrorCode::Unsupported,
                "no validation is known for " + std::string(toText(settings.precision)));
}

} // namespace rooflab::bench
