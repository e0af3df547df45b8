// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gpu/library_peers.h"

#include "kernels/gpu/device/launches.h"
#include "kernels/gpu/gpu_call.h"
#include "tests/bench/gpu/direct_calls.h"
#include "tests/bench/gpu/vendor_blas.h"

#include <memory>

namespace rooflab::peers {

namespace {

using bench::gpu::DeviceBuffer;

/// The arrays of a peer, with the contents of the engine's: the power that a product draws, and
/// with it the clock, depend on them.
struct PeerArrays {
    std::shared_ptr<DirectCalls> calls;
    DeviceBuffer first;
    DeviceBuffer second;
    DeviceBuffer output;
};

Result<std::shared_ptr<PeerArrays>> makeArrays(Precision precision, std::int64_t count)
{
    auto arrays = std::make_shared<PeerArrays>();
    auto calls = DirectCalls::make();
    if (!calls) {
        return fail(calls.error());
    }
    arrays->calls = std::move(*calls);
    const Bytes size(static_cast<double>(count) * elementSize(precision).value());
    for (auto* const array : {&arrays->first, &arrays->second, &arrays->output}) {
        auto buffer = DeviceBuffer::allocate(size);
        if (!buffer) {
            return fail(buffer.error());
        }
        *array = std::move(*buffer);
    }
    for (const auto& [array, stream] : {std::pair(&arrays->first, bench::InputStream::First),
                                        std::pair(&arrays->second, bench::InputStream::Second)}) {
        if (auto filled = ROOFLAB_GPU_CALL(bench::gpu::launchFill, precision, stream, array->data(),
                                           count, arrays->calls->stream());
            !filled) {
            return fail(filled.error());
        }
    }
    if (auto done = arrays->calls->wait(); !done) {
        return fail(done.error());
    }
    return arrays;
}

} // namespace

Result<TimeLaunches> makeCopyPeer(std::int64_t count)
{
    const auto made = makeArrays(Precision::Fp32, count);
    if (!made) {
        return fail(made.error());
    }
    return [arrays = *made](std::span<Seconds> times) {
        const auto queue = [&] {
            return ROOFLAB_GPU_CALL(hipMemcpyAsync, arrays->output.data(), arrays->first.data(),
                                    arrays->first.byteCount(), hipMemcpyDeviceToDevice,
                                    arrays->calls->stream());
        };
        return arrays->calls->time(queue, times);
    };
}

Result<TimeLaunches> makeAdditionPeer(std::int64_t count)
{
    const auto made = makeArrays(Precision::Fp32, count);
    if (!made) {
        return fail(made.error());
    }
    const auto blas = VendorBlas::create((*made)->calls->stream());
    if (!blas) {
        return fail(blas.error());
    }
    // One row of matrices would do as well, but libraries are written for matrices.
    constexpr std::int64_t columns = std::int64_t{1} << 13;
    return [arrays = *made, blas = *blas, rows = count / columns](std::span<Seconds> times) {
        const auto queue = [&] {
            return blas->add(rows, columns, static_cast<const float*>(arrays->first.data()),
                             static_cast<const float*>(arrays->second.data()),
                             static_cast<float*>(arrays->output.data()));
        };
        return arrays->calls->time(queue, times);
    };
}

Result<TimeLaunches> makeProductPeer(Precision precision, std::int64_t n)
{
    const auto made = makeArrays(precision, n * n);
    if (!made) {
        return fail(made.error());
    }
    const auto blas = VendorBlas::create((*made)->calls->stream());
    if (!blas) {
        return fail(blas.error());
    }
    return [=, arrays = *made, blas = *blas](std::span<Seconds> times) {
        const auto queue = [&] {
            return blas->multiply(precision, n, arrays->first.data(), arrays->second.data(),
                                  arrays->output.data());
        };
        return arrays->calls->time(queue, times);
    };
}

} // namespace rooflab::peers
