// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate.h"

#include "kernels/validate_elements.h"
#include "kernels/validate_fma.h"
#include "kernels/validate_product.h"

#include <cmath>

namespace rooflab::bench {

namespace {

/// The unit round-off of a format: half the distance from 1 to the next number.
double unitRoundOff(Precision precision)
{
    switch (precision) {
    case Precision::Fp64:
        return 0x1p-53;
    case Precision::Fp32:
        return 0x1p-24;
    case Precision::Tf32:
    case Precision::Fp16:
        return 0x1p-11;
    case Precision::Bf16:
        return 0x1p-8;
    }
    return 0;
}

template <class T> Result<Validation> checkAs(const RunSettings& settings, HostOutput& output)
{
    const std::string_view family = settings.spec->kernel;
    if (family == "vector_add") {
        return checkElements<T>(ExpectedValue::Sum, output);
    }
    if (family == "copy") {
        return checkElements<T>(ExpectedValue::Copy, output);
    }
    if (family == "gemm") {
        return checkProduct<T>(settings.integer("size"), settings.precision, output);
    }
    if (family == "fma") {
        return checkRecurrence<T>(settings.integer("k"), settings.precision, output);
    }
    return fail(ErrorCode::Unsupported,
                "no validation is known for the kernel family " + std::string(family));
}

} // namespace

Validation checkOfAll(std::int64_t total, std::int64_t mismatches, std::int64_t nonFinite)
{
    Validation validation;
    const bool passed = mismatches == 0 && nonFinite == 0;
    validation.status = passed ? ValidationStatus::Passed : ValidationStatus::Failed;
    validation.checked = total;
    validation.total = total;
    validation.mismatches = mismatches;
    validation.nonFinite = nonFinite;
    return validation;
}

Validation checkOfAll(std::int64_t total, std::int64_t mismatches, std::int64_t nonFinite,
                      double relativeError, double errorBound)
{
    Validation validation = checkOfAll(total, mismatches, nonFinite);
    if (!(relativeError <= errorBound)) {
        validation.status = ValidationStatus::Failed;
    }
    if (std::isfinite(relativeError)) {
        validation.relativeError = relativeError;
    }
    validation.errorBound = errorBound;
    return validation;
}

double productErrorBound(std::int64_t n, Precision precision)
{
    const bool isDouble = precision == Precision::Fp64;
    const double epsilon = isDouble ? 0x1p-52 : 0x1p-23;
    const double ofSums = 2.0 * std::sqrt(static_cast<double>(n)) * epsilon;
    const bool isRounded = !isDouble && precision != Precision::Fp32;
    return isRounded ? ofSums + 2.0 * unitRoundOff(precision) : ofSums;
}

double FmaClosedForm::magnitude(double x) const
{
    return scale * std::fabs(x) + slack;
}

FmaClosedForm FmaRecurrence::after(std::int64_t count) const
{
    // In long double, because a^K - 1 of a small K is a small difference.
    const auto steps = static_cast<long double>(count);
    const long double excess = static_cast<long double>(a) - 1;
    const long double growth = std::expm1(steps * std::log1p(excess)); // a^K - 1
    FmaClosedForm form;
    form.scale = static_cast<double>(1 + growth);
    form.offset = static_cast<double>(static_cast<long double>(b) * growth / excess);
    form.slack = static_cast<double>((1 + growth) * std::fabs(static_cast<long double>(b))
                                     * std::min(steps, 1 / excess));
    return form;
}

double FmaRecurrence::closedForm(double x, std::int64_t count) const
{
    return after(count).at(x);
}

double FmaRecurrence::errorBound(std::int64_t count, Precision precision, MultiplyAdd arithmetic)
{
    const auto steps = static_cast<double>(count);
    const double roundings = (arithmetic == MultiplyAdd::Fused ? steps : 2 * steps) + 4;
    const double unit = unitRoundOff(precision);
    return roundings * unit / (1 - roundings * unit);
}

Result<Validation> validateOnHost(const RunSettings& settings, HostOutput& output)
{
    switch (settings.precision) {
    case Precision::Fp32:
        return checkAs<float>(settings, output);
    case Precision::Fp64:
        return checkAs<double>(settings, output);
    case Precision::Tf32:
    case Precision::Fp16:
    case Precision::Bf16:
        break;
    }
    return fail(ErrorCode::Unsupported,
                "no validation on the host is known for "
                    + std::string(toText(settings.precision)));
}

} // namespace rooflab::bench
