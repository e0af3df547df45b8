// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/validation.h"
#include "kernels/backend.h"
#include "kernels/buffer.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace rooflab::bench {

/// How a run does x·a + b: rounded once, or after each of two operations.
enum class MultiplyAdd { Fused, Separate };

/// An output that the host can read, and what the host's checks need to know beside it.
class HostOutput {
public:
    HostOutput() = default;
    HostOutput(const HostOutput&) = delete;
    HostOutput& operator=(const HostOutput&) = delete;
    virtual ~HostOutput() = default;

    /// Elements of the output.
    [[nodiscard]] virtual std::int64_t outputCount() const = 0;
    /// The output's elements [first, first + count) on the host; valid until the next call.
    [[nodiscard]] virtual Result<std::span<const std::byte>> readOutput(std::int64_t first,
                                                                        std::int64_t count)
        = 0;
    /// For multiply-adds: the arithmetic of the run.
    [[nodiscard]] virtual MultiplyAdd multiplyAdd() const { return MultiplyAdd::Fused; }
    /// For a matrix product: the same product in fp64, row by row, by other means than the one
    /// under test. ErrorCode::Unsupported where there is none.
    [[nodiscard]] virtual Result<HostBuffer> referenceProduct()
    {
        return fail(ErrorCode::Unsupported, "no reference product");
    }
};

/// Reads the whole output back and checks it: bitwise for additions and copies, by relative
/// Frobenius error for matrix products, against the closed recurrence for multiply-adds. An Error
/// means that the check could not be done.
[[nodiscard]] Result<Validation> validateOnHost(const RunSettings& settings, HostOutput& output);

/// The relative Frobenius error that a correct n×n×n product of zero-mean operands stays below:
/// 2·sqrt(n)·eps for the rounding of the sums (probabilistic growth), in the precision that sums
/// (fp32 for tf32, fp16 and bf16), plus 2·u for the rounding of operands (tf32) or of the result
/// (fp16, bf16), u being the unit round-off of that format.
[[nodiscard]] double productErrorBound(std::int64_t n, Precision precision);

/// An element of a product (or a projected row) is a mismatch when it is off by more than this many
/// times the error bound, in units of the root mean square of the expected values. The largest of
/// 10^8 normally distributed errors is below 6 standard deviations.
inline constexpr double productOutlierFactor = 8.0;

/// What a check of every element came to: passed if none was wrong.
[[nodiscard]] Validation checkOfAll(std::int64_t total, std::int64_t mismatches,
                                    std::int64_t nonFinite);
/// The same where the error of all together must keep within a bound too; a relative error that is
/// not finite fails and is not recorded.
[[nodiscard]] Validation checkOfAll(std::int64_t total, std::int64_t mismatches,
                                    std::int64_t nonFinite, double relativeError,
                                    double errorBound);

/// Where a recurrence stands after some steps, as a function of where it began; in fp64.
struct FmaClosedForm {
    double scale = 1.0; ///< a^K
    double offset = 0.0; ///< b·(a^K - 1)/(a - 1)
    double slack = 0.0; ///< a^K·|b|·min(K, 1/(a - 1))

    [[nodiscard]] double at(double x) const { return scale * x + offset; }
    /// What the errors of a chain are measured by: a^K·(|x| + |b|·min(K, 1/(a - 1))).
    [[nodiscard]] double magnitude(double x) const;
};

/// x -> a·x + b, applied K times to each element by the FMA sweep. `a` is 1 + 2^-12, so that 4096
/// steps stay near e.
struct FmaRecurrence {
    double a = 1.0 + 0x1p-12;
    double b = -0x1p-13;

    /// The geometric series after `count` steps.
    [[nodiscard]] FmaClosedForm after(std::int64_t count) const;
    /// The value after `count` steps from x, in exact arithmetic up to fp64 rounding.
    [[nodiscard]] double closedForm(double x, std::int64_t count) const;
    /// The most that a correct fp32 or fp64 chain of `count` steps, started at x, may be off the
    /// closed form, relative to FmaClosedForm::magnitude(x). A rounding in step k is at most a unit
    /// round-off u of |x_k| <= a^k·|x| + |b|·(a^k - 1)/(a - 1) and grows by a^(K-k) until the end;
    /// the sum over all steps is below K·u times the magnitude, and twice that where each step
    /// rounds its product too. With m = K + 4 or 2·K + 4 (four for the closed form's own
    /// rounding) and higher orders of u, the bound is m·u/(1 - m·u).
    [[nodiscard]] static double errorBound(std::int64_t count, Precision precision,
                                           MultiplyAdd arithmetic = MultiplyAdd::Fused);
    /// The part of errorBound() that the mean of many elements may be off: their errors cancel, so
    /// it shrinks as independent errors do (8 standard deviations) down to a rest for errors that
    /// do not cancel. For every K, fused or not, the rest seen is below 0.01.
    [[nodiscard]] static double meanErrorShare(std::int64_t elementCount);
};

} // namespace rooflab::bench
