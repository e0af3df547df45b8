// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/fma_run.h"

#include "kernels/gpu/device_arrays.h"
#include "kernels/gpu/gpu_call.h"
#include "kernels/gpu/timed_run.h"
#include "kernels/validate.h"

#include <bit>
#include <cmath>
#include <type_traits>

namespace rooflab::bench::gpu {

namespace {

/// Elements [first, first + count) that are replayed step by step.
struct ReplayRange {
    std::int64_t first;
    std::int64_t count;
};

/// The first elements, the last ones, and short runs spread over the array.
std::vector<ReplayRange> replayRanges(std::int64_t total)
{
    constexpr std::int64_t longRun = 1056; // reaches past index 1024
    constexpr std::int64_t shortRun = 32;
    constexpr std::int64_t shortRuns = 60;
    if (total <= 2 * longRun) {
        return {{0, total}};
    }
    std::vector<ReplayRange> ranges{{0, longRun}, {total - longRun, longRun}};
    const std::int64_t step = (total - 2 * longRun) / shortRuns;
    for (std::int64_t i = 0; i < shortRuns && step > shortRun; ++i) {
        ranges.push_back({longRun + i * step, shortRun});
    }
    return ranges;
}

template <class T> T replay(T x, const FmaSteps& steps)
{
    const T a = static_cast<T>(steps.a);
    const T b = static_cast<T>(steps.b);
    for (std::int64_t step = 0; step < steps.count; ++step) {
        x = std::fma(x, a, b);
    }
    return x;
}

class FmaRun final : public TimedRun {
public:
    FmaRun(const GpuSetup& setup, const RunSettings& settings, const FmaSteps& steps,
           FmaKernel kernel)
        : TimedRun(setup), m_precision(settings.precision), m_count(settings.integer("size")),
          m_steps(steps), m_kernel(std::move(kernel))
    {
    }

    Result<void> allocate()
    {
        auto x = makeInput(InputStream::First, m_precision, m_count, setup());
        if (!x) {
            return fail(x.error());
        }
        auto y = makePoisoned(arraysOf(m_count, m_precision, 1.0), setup());
        if (!y) {
            return fail(y.error());
        }
        m_x = std::move(*x);
        m_y = std::move(*y);
        return wait();
    }

    Result<Validation> validate() override
    {
        const FmaExpectation expectation = expected();
        const auto deviceCounts = DeviceCounts::make(setup());
        if (!deviceCounts) {
            return fail(deviceCounts.error());
        }
        if (auto done = ROOFLAB_GPU_CALL(launchCheckFma, m_precision, m_y.data(), m_count,
                                         expectation, deviceCounts->data(), stream());
            !done) {
            return fail(done.error());
        }
        const auto counts = deviceCounts->read(setup());
        if (!counts) {
            return fail(counts.error());
        }
        const auto replayed = m_precision == Precision::Fp64 ? replayMismatches<double>()
                                                             : replayMismatches<float>();
        if (!replayed) {
            return fail(replayed.error());
        }
        return judged(*counts, *replayed, expectation);
    }

private:
    Result<void> enqueue() override { return m_kernel(m_x.data(), m_y.data()); }

    [[nodiscard]] FmaExpectation expected() const
    {
        const FmaClosedForm form = FmaRecurrence{m_steps.a, m_steps.b}.after(m_steps.count);
        FmaExpectation expectation;
        expectation.scale = form.scale;
        expectation.offset = form.offset;
        expectation.slack = form.slack;
        expectation.relativeBound = FmaRecurrence::errorBound(m_steps.count, m_precision);
        return expectation;
    }

    template <class T> Result<std::int64_t> replayMismatches()
    {
        using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
        std::int64_t mismatches = 0;
        for (const ReplayRange& range : replayRanges(m_count)) {
            std::vector<T> values(static_cast<std::size_t>(range.count));
            if (auto done = ROOFLAB_GPU_CALL(hipMemcpy, values.data(),
                                             static_cast<const T*>(m_y.data()) + range.first,
                                             values.size() * sizeof(T), hipMemcpyDeviceToHost);
                !done) {
                return fail(done.error());
            }
            for (std::int64_t i = 0; i < range.count; ++i) {
                const T x = inputValue<T>(InputStream::First, range.first + i);
                mismatches += std::bit_cast<Bits>(values[static_cast<std::size_t>(i)])
                    != std::bit_cast<Bits>(replay(x, m_steps));
            }
        }
        return mismatches;
    }

    [[nodiscard]] Validation judged(const CheckCounts& counts, std::int64_t replayMismatches,
                                    const FmaExpectation& expectation) const
    {
        const double sumError
            = std::fabs(counts.outputSum - counts.expectedSum) / counts.magnitudeSum;
        const double sumBound = expectation.relativeBound * FmaRecurrence::meanErrorShare(m_count);
        Validation validation
            = checkOfAll(m_count, static_cast<std::int64_t>(counts.mismatches) + replayMismatches,
                         static_cast<std::int64_t>(counts.nonFinite), sumError, sumBound);
        std::int64_t replayed = 0;
        for (const ReplayRange& range : replayRanges(m_count)) {
            replayed += range.count;
        }
        validation.method = "every element against the closed form within its error bound; the "
                            "relative error is that of the sum of all; "
            + std::to_string(replayed)
            + " elements bitwise against the same steps on the host, fused";
        return validation;
    }

    Precision m_precision;
    std::int64_t m_count;
    FmaSteps m_steps;
    FmaKernel m_kernel;
    DeviceBuffer m_x;
    DeviceBuffer m_y;
};

FmaSteps stepsOf(const RunSettings& settings)
{
    const FmaRecurrence recurrence;
    return {recurrence.a, recurrence.b, settings.integer("k"), settings.integer("ilp")};
}

} // namespace

PrepareResult prepareRecurrence(const RunSettings& settings, const GpuSetup& setup,
                                FmaKernel kernel)
{
    auto run = std::make_unique<FmaRun>(setup, settings, stepsOf(settings), std::move(kernel));
    if (auto done = run->allocate(); !done) {
        return fail(done.error());
    }
    return run;
}

PrepareResult prepareFma(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareRecurrence(
        settings, setup,
        [shape = shapeOf(settings, setup), steps = stepsOf(settings),
         precision = settings.precision, stream = setup.stream](const void* x, void* y) {
            return ROOFLAB_GPU_CALL(launchFma, precision, x, y, shape, steps, stream);
        });
}

Bytes fmaFootprint(const RunSettings& settings)
{
    return arraysOf(settings.integer("size"), settings.precision, 2.0);
}

} // namespace rooflab::bench::gpu
