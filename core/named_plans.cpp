// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/plan.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

constexpr std::array allPrecisions{Precision::Fp32, Precision::Fp64, Precision::Tf32,
                                   Precision::Fp16, Precision::Bf16};
constexpr Precision scanPrecision = Precision::Fp32;

constexpr TimingPlan timingOf(std::int64_t warmup, std::int64_t repeat, double limitSeconds)
{
    TimingPlan timing;
    timing.warmup = warmup;
    timing.repeat = repeat;
    timing.timeLimit = Seconds(limitSeconds);
    return timing;
}

constexpr TimingPlan standardTiming = timingOf(20, 100, 3.0);
constexpr TimingPlan quickTiming = timingOf(5, 20, 0.5);
constexpr TimingPlan sweepTiming = timingOf(10, 50, 2.0);

/// Puts a plan together from what the device can do, and notes each size once with its reason.
class PlanBuilder {
public:
    PlanBuilder(const PlanLimits& limits, std::string title, const TimingPlan& timing)
        : m_limits(limits), m_timing(timing)
    {
        m_plan.title = std::move(title);
    }

    void note(std::string text)
    {
        auto& notes = m_plan.notes;
        if (std::find(notes.begin(), notes.end(), text) == notes.end()) {
            notes.push_back(std::move(text));
        }
    }

    [[nodiscard]] bool canRun(std::string_view kernelId, Precision precision) const
    {
        return m_limits.canRun(kernelId, precision);
    }

    void add(std::string_view kernelId, Precision precision, Parameters parameters,
             const TimingPlan& timing)
    {
        m_plan.runs.push_back({std::string(kernelId), precision, std::move(parameters), timing});
    }

    /// A run over arrays of the size that suits the device, with its other parameters.
    void addSized(std::string_view kernelId, Precision precision, const Parameters& others = {})
    {
        const SizeChoice choice = chooseArraySize(m_limits, precision);
        note(choice.reason);
        Parameters parameters{{"size", choice.size}};
        for (const auto& [name, value] : others.entries()) {
            parameters.set(name, value);
        }
        add(kernelId, precision, std::move(parameters), m_timing);
    }

    /// A variant with each of its store kinds, if it has any.
    void addStoreKinds(const KernelSpec& spec, Precision precision)
    {
        const ParameterSpec* stores = spec.parameter("stores");
        if (stores == nullptr) {
            addSized(spec.id, precision);
            return;
        }
        for (const std::string_view kind : stores->choices) {
            addSized(spec.id, precision, {{"stores", std::string(kind)}});
        }
    }

    /// Each copy once: it moves bytes, whatever they mean.
    void addCopies()
    {
        const std::size_t before = m_plan.runs.size();
        for (const KernelSpec& spec : kernelCatalog()) {
            if (spec.ceiling != CeilingKind::Bandwidth) {
                continue;
            }
            const auto first
                = std::find_if(spec.precisions.begin(), spec.precisions.end(),
                               [&](Precision precision) { return canRun(spec.id, precision); });
            if (first != spec.precisions.end()) {
                addSized(spec.id, *first);
            }
        }
        if (m_plan.runs.size() == before) {
            note("there is no bandwidth reference: this backend has no copy");
        }
    }

    /// The library's product in a precision, rooflab's own only where the library has none.
    void addProduct(Precision precision)
    {
        for (const std::string_view id : {"gemm_blas", "gemm_tiled"}) {
            if (canRun(id, precision)) {
                const SizeChoice choice = chooseMatrixSize(m_limits, precision);
                note(choice.reason);
                add(id, precision, {{"size", choice.size}}, m_timing);
                return;
            }
        }
    }

    void addProducts(std::span<const Precision> precisions)
    {
        const std::size_t before = m_plan.runs.size();
        for (const Precision precision : precisions) {
            addProduct(precision);
        }
        if (m_plan.runs.size() == before) {
            note("there is no compute reference: this backend has no matrix product here");
        }
    }

    /// False, with a note, if a scan would be without its subject.
    bool needs(std::string_view kernelId)
    {
        const bool isThere = canRun(kernelId, scanPrecision);
        if (!isThere) {
            note("this backend has no " + std::string(kernelId) + " in "
                 + std::string(toText(scanPrecision)) + ", so it is left out");
        }
        return isThere;
    }

    Plan take() { return std::move(m_plan); }

private:
    const PlanLimits& m_limits;
    TimingPlan m_timing;
    Plan m_plan;
};

Plan rooflinePlan(const PlanLimits& limits, bool quick)
{
    PlanBuilder plan(limits, quick ? "Roofline, quick" : "Roofline",
                     quick ? quickTiming : standardTiming);
    const std::span<const Precision> precisions
        = quick ? std::span(allPrecisions).first(1) : std::span(allPrecisions);
    plan.addCopies();
    plan.addProducts(precisions);
    for (const Precision precision : precisions) {
        for (const KernelSpec& spec : kernelCatalog()) {
            if (spec.kernel == "vector_add" && plan.canRun(spec.id, precision)) {
                plan.addStoreKinds(spec, precision);
            }
        }
    }
    return plan.take();
}

Plan strideScan(const PlanLimits& limits)
{
    constexpr std::int64_t largestStride = 256;
    PlanBuilder plan(limits, "Stride scan", sweepTiming);
    plan.addCopies();
    if (plan.needs("coalesced")) {
        plan.addSized("coalesced", scanPrecision, {{"stores", std::string("regular")}});
    }
    const bool hasLinecross = plan.needs("linecross");
    const bool hasInterleaved = plan.needs("interleaved");
    for (std::int64_t stride = 1; stride <= largestStride; stride *= 2) {
        // Twins run next to each other, so that a drifting clock meets both.
        if (hasLinecross) {
            plan.addSized("linecross", scanPrecision, {{"stride", stride}});
        }
        if (hasInterleaved) {
            plan.addSized("interleaved", scanPrecision, {{"stride", stride}});
        }
    }
    return plan.take();
}

/// Launches of a small array are too short to be timed alone: their clock readings would cost more
/// than the work.
constexpr std::int64_t largestBatchedArray = std::int64_t{1} << 16;

TimingPlan scanTiming(std::int64_t size)
{
    constexpr double limitSeconds = 1.0;
    if (size <= largestBatchedArray) {
        TimingPlan timing = timingOf(100, 10000, limitSeconds);
        timing.scope = TimingScope::Batch;
        return timing;
    }
    constexpr std::int64_t elementsInAll = std::int64_t{1} << 27;
    return timingOf(10, std::clamp<std::int64_t>(elementsInAll / size, 30, 1000), limitSeconds);
}

Plan sizeScan(const PlanLimits& limits)
{
    constexpr std::int64_t smallest = std::int64_t{1} << 10;
    PlanBuilder plan(limits, "Size scan", standardTiming);
    plan.addCopies();
    if (!plan.needs("coalesced")) {
        return plan.take();
    }
    const auto most = largestArray(limits, scanPrecision);
    const std::int64_t largest
        = std::max(smallest, most.value_or(chooseArraySize(limits, scanPrecision).size));
    plan.note("sizes from " + formatInteger(smallest) + " to " + formatInteger(largest)
              + ", the power of two "
              + (most ? "that fills at most a quarter of the " + formatBytes(*limits.memory)
                         + " of memory"
                      : std::string("chosen for the device, because its memory is not known")));
    plan.note("sizes up to " + formatInteger(largestBatchedArray)
              + " are timed in batches, because a launch is too short to be timed alone");
    const double cache = limits.lastLevelCache.value_or(Bytes(0)).value();
    for (std::int64_t size = smallest; size <= largest; size *= 2) {
        const Parameters regular{{"size", size}, {"stores", std::string("regular")}};
        plan.add("coalesced", scanPrecision, regular, scanTiming(size));
        // Stores that bypass the cache can only win where the arrays do not fit it.
        if (copyWork(static_cast<double>(size), scanPrecision).bytes->value() > cache
            && size > largestBatchedArray) {
            Parameters streaming = regular;
            streaming.set("stores", std::string("streaming"));
            plan.add("coalesced", scanPrecision, streaming, scanTiming(size));
        }
    }
    return plan.take();
}

Plan fmaSweep(const PlanLimits& limits)
{
    constexpr std::int64_t largestCount = 4096;
    PlanBuilder plan(limits, "FMA sweep", sweepTiming);
    plan.addCopies();
    plan.addProducts(std::array{scanPrecision});
    if (!plan.needs("fma")) {
        return plan.take();
    }
    const ParameterSpec* chains = findKernel("fma")->parameter("ilp");
    for (const std::int64_t ilp : chains->values) {
        for (std::int64_t count = 1; count <= largestCount; count *= 2) {
            plan.addSized("fma", scanPrecision, {{"k", count}, {"ilp", ilp}});
        }
    }
    return plan.take();
}

} // namespace

Plan makePlan(NamedPlan name, const PlanLimits& limits)
{
    switch (name) {
    case NamedPlan::Roofline:
        return rooflinePlan(limits, false);
    case NamedPlan::Quick:
        return rooflinePlan(limits, true);
    case NamedPlan::StrideScan:
        return strideScan(limits);
    case NamedPlan::SizeScan:
        return sizeScan(limits);
    case NamedPlan::FmaSweep:
        return fmaSweep(limits);
    }
    return {};
}

} // namespace rooflab
