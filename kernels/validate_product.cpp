// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate_product.h"

#include "kernels/inputs.h"
#include "kernels/validate_output.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace rooflab::bench {

namespace {

using Accumulator = long double;

/// What the comparison of a whole matrix found. Sums of squares.
struct ProductError {
    Accumulator difference = 0;
    Accumulator expected = 0;
    std::int64_t mismatches = 0;
    std::int64_t nonFinite = 0;
};

template <class T>
Result<ProductError> compareElements(std::int64_t n, double bound, const double* reference,
                                     HostOutput& output)
{
    Accumulator expected = 0;
    const std::int64_t total = n * n;
#pragma omp parallel for schedule(static) reduction(+ : expected)
    for (std::int64_t i = 0; i < total; ++i) {
        expected += static_cast<Accumulator>(reference[i]) * reference[i];
    }
    const auto rootMeanSquare
        = static_cast<double>(std::sqrt(expected / static_cast<Accumulator>(total)));
    const double tolerance = productOutlierFactor * bound * rootMeanSquare;
    ProductError error;
    error.expected = expected;
    for (std::int64_t row = 0; row < n; ++row) {
        const auto values = readElements<T>(output, row * n, n);
        if (!values) {
            return fail(values.error());
        }
        Accumulator squares = 0;
        for (std::int64_t column = 0; column < n; ++column) {
            const double value = static_cast<double>((*values)[column]);
            const double difference = value - reference[row * n + column];
            squares += static_cast<Accumulator>(difference) * difference;
            error.mismatches += !(std::fabs(difference) <= tolerance);
            error.nonFinite += !std::isfinite(value);
        }
        error.difference += squares;
    }
    return error;
}

/// A vector of +1 and -1 from the counter-based generator.
std::vector<double> signVector(std::int64_t n)
{
    std::vector<double> signs(static_cast<std::size_t>(n));
    for (std::int64_t i = 0; i < n; ++i) {
        // A far part of the counter: the operands use indices below n².
        const double draw = inputValue<double>(InputStream::First, -1 - i);
        signs[static_cast<std::size_t>(i)] = draw < 0 ? -1.0 : 1.0;
    }
    return signs;
}

/// matrix · vector for the n×n operand that the generator defines.
template <class T>
std::vector<Accumulator> project(InputStream stream, std::int64_t n,
                                 const std::vector<Accumulator>& vector)
{
    std::vector<Accumulator> product(static_cast<std::size_t>(n));
#pragma omp parallel for schedule(static)
    for (std::int64_t row = 0; row < n; ++row) {
        Accumulator sum = 0;
        for (std::int64_t column = 0; column < n; ++column) {
            sum += static_cast<Accumulator>(inputValue<T>(stream, row * n + column))
                * vector[static_cast<std::size_t>(column)];
        }
        product[static_cast<std::size_t>(row)] = sum;
    }
    return product;
}

template <class T>
Result<ProductError> compareProjection(std::int64_t n, double bound, HostOutput& output)
{
    const auto signs = signVector(n);
    const std::vector<Accumulator> wideSigns(signs.begin(), signs.end());
    const auto expected
        = project<T>(InputStream::First, n, project<T>(InputStream::Second, n, wideSigns));
    ProductError error;
    for (const Accumulator value : expected) {
        error.expected += value * value;
    }
    const Accumulator rootMeanSquare = std::sqrt(error.expected / static_cast<Accumulator>(n));
    const Accumulator tolerance
        = static_cast<Accumulator>(productOutlierFactor * bound) * rootMeanSquare;
    for (std::int64_t row = 0; row < n; ++row) {
        const auto values = readElements<T>(output, row * n, n);
        if (!values) {
            return fail(values.error());
        }
        Accumulator sum = 0;
        for (std::int64_t column = 0; column < n; ++column) {
            const T value = (*values)[column];
            error.nonFinite += !std::isfinite(value);
            sum += static_cast<Accumulator>(value)
                * static_cast<Accumulator>(signs[static_cast<std::size_t>(column)]);
        }
        const Accumulator difference = sum - expected[static_cast<std::size_t>(row)];
        error.difference += difference * difference;
        error.mismatches += !(std::fabs(difference) <= tolerance);
    }
    return error;
}

} // namespace

template <class T>
Result<Validation> checkProduct(std::int64_t n, Precision precision, HostOutput& output)
{
    if (output.outputCount() != n * n) {
        return fail(ErrorCode::Device, "the product has the wrong size");
    }
    const double bound = productErrorBound(n, precision);
    std::string method;
    Result<ProductError> error = ProductError{};
    if (const auto reference = output.referenceProduct()) {
        method = "relative Frobenius error against the fp64 product of the same inputs, "
                 "every element; a mismatch is off by more than 8 times the bound in "
                 "units of the root mean square";
        error = compareElements<T>(n, bound, reference->template as<double>(), output);
    } else if (reference.error().code == ErrorCode::Unsupported) {
        method = "relative Frobenius error estimated by projection: C·x against A·(B·x) "
                 "in long double for a random vector x of signs, which every element "
                 "of C enters; mismatches count rows";
        error = compareProjection<T>(n, bound, output);
    } else {
        return fail(reference.error());
    }
    if (!error) {
        return fail(error.error());
    }
    const auto norm = std::sqrt(error->difference);
    const auto scale = std::sqrt(error->expected);
    const auto relative = static_cast<double>(scale > 0 ? norm / scale : norm);
    Validation validation = checkOfAll(n * n, error->mismatches, error->nonFinite, relative, bound);
    validation.method = std::move(method);
    return validation;
}

template Result<Validation> checkProduct<float>(std::int64_t, Precision, HostOutput&);
template Result<Validation> checkProduct<double>(std::int64_t, Precision, HostOutput&);

} // namespace rooflab::bench
