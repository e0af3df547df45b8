// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "kernels/plan_choice.h"
#include "tests/bench/backend_peers.h"
#include "tests/bench/gpu/fp32_lanes.h"
#include "tests/bench/gpu/library_peers.h"
#include "tests/bench/gpu/vendor_blas.h"
#include "tests/bench/overhead.h"

namespace rooflab::peers {

namespace {

/// What is asked of an H200 in figures of its own, beside the ratios.
constexpr std::string_view knownDevice = "H200";
constexpr double knownCopy = 4.28e12;
constexpr double knownAddition = 4.35e12;
constexpr double knownMultiplyAdds = 62e12;

struct Machine {
    bench::Backend& backend;
    const PairingPlan& plan;
    Report& report;
    Device device;

    [[nodiscard]] std::optional<double> ifKnown(double value) const
    {
        const bool known = device.name && device.name->find(knownDevice) != std::string::npos;
        return known ? std::optional(value) : std::nullopt;
    }
};

PlannedRun planned(std::string kernelId, Precision precision, Parameters parameters)
{
    PlannedRun run;
    run.kernelId = std::move(kernelId);
    run.precision = precision;
    run.parameters = std::move(parameters);
    return run;
}

void compareCopies(const Machine& machine, std::int64_t size)
{
    Contest copy;
    copy.what = "copy fp32, N = " + formatInteger(size);
    copy.target.ratio = 0.99;
    copy.target.orEngine = machine.ifKnown(knownCopy);
    for (const char* kernel : {"copy_library", "copy_regular", "copy_streaming"}) {
        copy.candidates.push_back(planned(kernel, Precision::Fp32, {{"size", size}}));
    }
    copy.peer = "the runtime's device-to-device copy";
    compareWithPeer(
        machine.backend, copy, [size] { return makeCopyPeer(size); }, machine.plan, machine.report);
}

void compareAdditions(const Machine& machine)
{
    constexpr std::int64_t size = std::int64_t{1} << 27;
    Contest add;
    add.what = "vector add fp32, N = " + formatInteger(size);
    add.target.ratio = 0.99;
    add.target.orEngine = machine.ifKnown(knownAddition);
    for (const char* stores : {"regular", "streaming"}) {
        add.candidates.push_back(planned("vectorized", Precision::Fp32,
                                         {{"size", size}, {"stores", std::string(stores)}}));
    }
    add.peer = VendorBlas::additionName() + ", 1·A + 1·B";
    compareWithPeer(
        machine.backend, add, [] { return makeAdditionPeer(size); }, machine.plan, machine.report);
}

void compareProducts(const Machine& machine, const PlanLimits& limits)
{
    const KernelSpec& spec = *findKernel("gemm_blas");
    for (const Precision precision : spec.precisions) {
        const SizeChoice matrix = chooseMatrixSize(limits, precision);
        Contest product;
        product.what
            = "GEMM " + std::string(toText(precision)) + ", n = " + formatInteger(matrix.size);
        if (auto supported = machine.backend.supports(spec, precision); !supported) {
            machine.report.leftOut.push_back({product.what, supported.error().text()});
            continue;
        }
        machine.report.sizes.push_back(matrix.reason);
        product.measure = Measure::Performance;
        product.target.ratio = 0.98;
        product.candidates = {planned("gemm_blas", precision, {{"size", matrix.size}})};
        product.peer = VendorBlas::productName() + " called directly";
        compareWithPeer(
            machine.backend, product, [&] { return makeProductPeer(precision, matrix.size); },
            machine.plan, machine.report);
    }
}

void compareMultiplyAdds(const Machine& machine, std::int64_t size)
{
    constexpr std::int64_t steps = 4096;
    const Device& device = machine.device;
    Contest chains;
    chains.what = "FMA fp32, K = " + formatInteger(steps);
    const auto lanes = fp32LanesOf(device.arch.value_or(""));
    if (!lanes || !device.computeUnits || !device.clockHz) {
        machine.report.leftOut.push_back(
            {chains.what,
             "the highest rate of this device is not known here: it takes the number of "
             "multiprocessors, their fp32 lanes and the highest clock"});
        return;
    }
    chains.measure = Measure::Performance;
    chains.target.ratio = 0.93;
    chains.target.orEngine = machine.ifKnown(knownMultiplyAdds);
    for (const std::int64_t ilp : {4, 8}) {
        chains.candidates.push_back(
            planned("fma", Precision::Fp32, {{"size", size}, {"k", steps}, {"ilp", ilp}}));
    }
    chains.peer = formatInteger(*device.computeUnits) + " multiprocessors × "
        + formatInteger(*lanes) + " lanes × 2 FLOP × " + formatFrequency(*device.clockHz);
    chains.notes = {"the rate assumes one fused multiply-add in each lane and cycle at the highest "
                    "clock that the runtime names"};
    const double possible
        = static_cast<double>(*device.computeUnits * *lanes) * 2.0 * *device.clockHz;
    compareWithRate(
        machine.backend, chains, [possible] { return Result<double>(possible); }, machine.plan,
        machine.report);
}

} // namespace

Statistic turnStatistic()
{
    return Statistic::Median;
}

void measurePeers(bench::Backend& backend, const Options& options, const PairingPlan& plan,
                  Report& report)
{
    if (options.rooflab) {
        report.leftOut.push_back(
            {"a quick measurement, start to file", "it is timed by rooflab-peers-cpu alone"});
    }
    const PlanLimits limits = bench::limitsOf(backend);
    const Machine machine{backend, plan, report, backend.describe().device};
    const SizeChoice arrays = chooseArraySize(limits, Precision::Fp32);
    report.sizes = {arrays.reason};
    compareCopies(machine, arrays.size);
    compareAdditions(machine);
    compareProducts(machine, limits);
    compareMultiplyAdds(machine, arrays.size);
    measureOverhead(backend, plan.pairs, report);
}

} // namespace rooflab::peers
