// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/element_run.h"

#include "kernels/gpu/device_arrays.h"
#include "kernels/gpu/gpu_call.h"
#include "kernels/gpu/timed_run.h"
#include "kernels/validate.h"

namespace rooflab::bench::gpu {

namespace {

class ElementRun final : public TimedRun {
public:
    ElementRun(const GpuSetup& setup, ExpectedElement expected, ElementKernel kernel)
        : TimedRun(setup), m_expected(expected), m_kernel(std::move(kernel))
    {
    }

    Result<void> allocate(const RunSettings& settings)
    {
        m_precision = settings.precision;
        m_count = settings.integer("size");
        auto first = makeInput(InputStream::First, m_precision, m_count, setup());
        if (!first) {
            return fail(first.error());
        }
        m_first = std::move(*first);
        if (m_expected == ExpectedElement::Sum) {
            auto second = makeInput(InputStream::Second, m_precision, m_count, setup());
            if (!second) {
                return fail(second.error());
            }
            m_second = std::move(*second);
        }
        auto output = makePoisoned(arraysOf(m_count, m_precision, 1.0), setup());
        if (!output) {
            return fail(output.error());
        }
        m_output = std::move(*output);
        return wait();
    }

    Result<Validation> validate() override
    {
        const auto deviceCounts = DeviceCounts::make(setup());
        if (!deviceCounts) {
            return fail(deviceCounts.error());
        }
        if (auto done = ROOFLAB_GPU_CALL(launchCheckElements, m_expected, m_precision,
                                         m_output.data(), m_count, deviceCounts->data(), stream());
            !done) {
            return fail(done.error());
        }
        const auto counts = deviceCounts->read(setup());
        if (!counts) {
            return fail(counts.error());
        }
        Validation validation = checkOfAll(m_count, static_cast<std::int64_t>(counts->mismatches),
                                           static_cast<std::int64_t>(counts->nonFinite));
        validation.method = m_expected == ExpectedElement::Sum
            ? "bitwise against a[i] + b[i] recomputed on the device, every element"
            : "bitwise against a[i] recomputed on the device, every element";
        return validation;
    }

private:
    Result<void> enqueue() override
    {
        return m_kernel({m_first.data(), m_second.data(), m_output.data()});
    }

    ExpectedElement m_expected;
    ElementKernel m_kernel;
    Precision m_precision = Precision::Fp32;
    std::int64_t m_count = 0;
    DeviceBuffer m_first;
    DeviceBuffer m_second;
    DeviceBuffer m_output;
};

PrepareResult prepareAdd(const RunSettings& settings, const GpuSetup& setup, AddPattern pattern)
{
    const ArrayShape shape = shapeOf(settings, setup);
    return prepareElements(settings, setup, ExpectedElement::Sum,
                           [pattern, shape, precision = settings.precision,
                            stream = setup.stream](const ElementArrays& arrays) {
                               return ROOFLAB_GPU_CALL(launchAdd, pattern, precision, arrays.first,
                                                       arrays.second, arrays.output, shape, stream);
                           });
}

PrepareResult prepareCopy(const RunSettings& settings, const GpuSetup& setup, CopyStores stores)
{
    const auto byteCount = static_cast<std::int64_t>(
        arraysOf(settings.integer("size"), settings.precision, 1.0).value());
    return prepareElements(settings, setup, ExpectedElement::Copy,
                           [stores, byteCount, stream = setup.stream](const ElementArrays& arrays) {
                               return ROOFLAB_GPU_CALL(launchCopy, stores, arrays.first,
                                                       arrays.output, byteCount, stream);
                           });
}

bool wantsStreaming(const RunSettings& settings)
{
    return settings.parameters.text("stores") == "streaming";
}

} // namespace

PrepareResult prepareElements(const RunSettings& settings, const GpuSetup& setup,
                              ExpectedElement expected, ElementKernel kernel)
{
    auto run = std::make_unique<ElementRun>(setup, expected, std::move(kernel));
    if (auto done = run->allocate(settings); !done) {
        return fail(done.error());
    }
    return run;
}

PrepareResult prepareCoalesced(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareAdd(settings, setup,
                      wantsStreaming(settings) ? AddPattern::CoalescedStreaming
                                               : AddPattern::Coalesced);
}

PrepareResult prepareVectorized(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareAdd(settings, setup,
                      wantsStreaming(settings) ? AddPattern::VectorizedStreaming
                                               : AddPattern::Vectorized);
}

PrepareResult prepareLinecross(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareAdd(settings, setup, AddPattern::Linecross);
}

PrepareResult prepareInterleaved(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareAdd(settings, setup, AddPattern::Interleaved);
}

PrepareResult prepareStrided(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareAdd(settings, setup, AddPattern::Strided);
}

PrepareResult prepareCopyLibrary(const RunSettings& settings, const GpuSetup& setup)
{
    const auto byteCount = static_cast<std::size_t>(
        arraysOf(settings.integer("size"), settings.precision, 1.0).value());
    return prepareElements(settings, setup, ExpectedElement::Copy,
                           [byteCount, stream = setup.stream](const ElementArrays& arrays) {
                               return ROOFLAB_GPU_CALL(hipMemcpyAsync, arrays.output, arrays.first,
                                                       byteCount, hipMemcpyDeviceToDevice, stream);
                           });
}

PrepareResult prepareCopyRegular(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareCopy(settings, setup, CopyStores::Regular);
}

PrepareResult prepareCopyStreaming(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareCopy(settings, setup, CopyStores::Streaming);
}

Bytes addFootprint(const RunSettings& settings)
{
    return arraysOf(settings.integer("size"), settings.precision, 3.0);
}

Bytes copyFootprint(const RunSettings& settings)
{
    return arraysOf(settings.integer("size"), settings.precision, 2.0);
}

} // namespace rooflab::bench::gpu
