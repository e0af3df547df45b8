// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "kernels/cpu/isa.h"
#include "kernels/plan_choice.h"
#include "tests/bench/backend_peers.h"
#include "tests/bench/cpu/cblas_peer.h"
#include "tests/bench/cpu/core_clock.h"
#include "tests/bench/cpu/quick_measurement.h"
#include "tests/bench/cpu/stream_peer.h"
#include "tests/bench/overhead.h"

#include <algorithm>

namespace rooflab::peers {

namespace {

namespace cpu = bench::cpu;

constexpr std::int64_t largeArray = std::int64_t{1} << 26;

PlannedRun planned(std::string kernelId, Parameters parameters)
{
    PlannedRun run;
    run.kernelId = std::move(kernelId);
    run.parameters = std::move(parameters);
    return run;
}

std::vector<PlannedRun> additions(std::int64_t size)
{
    std::vector<PlannedRun> runs;
    for (const char* kernel : {"coalesced", "vectorized"}) {
        for (const char* stores : {"regular", "streaming"}) {
            runs.push_back(planned(kernel, {{"size", size}, {"stores", std::string(stores)}}));
        }
    }
    return runs;
}

std::vector<PlannedRun> copies(std::int64_t size)
{
    std::vector<PlannedRun> runs;
    for (const char* kernel : {"copy_library", "copy_regular", "copy_streaming"}) {
        runs.push_back(planned(kernel, {{"size", size}}));
    }
    return runs;
}

/// The engine on this processor and what it runs with.
struct Machine {
    bench::Backend& backend;
    const PairingPlan& plan;
    Report& report;
    cpu::Isa isa = cpu::bestIsa();
    int threads = 1;
    std::int64_t cores = 1; ///< that these threads can keep busy
};

void compareStreams(const Machine& machine, std::int64_t size)
{
    const auto against = [&](StreamLoop loop) {
        return [&machine, size, loop] {
            return makeStreamPeer(loop, machine.isa, size, machine.threads);
        };
    };
    Contest add;
    add.what = "vector add fp32, N = " + formatInteger(size);
    add.target.withNoise = 0.98;
    add.candidates = additions(size);
    add.peer = "STREAM-style Add";
    compareWithPeer(machine.backend, add, against(StreamLoop::Add), machine.plan, machine.report);

    Contest copy;
    copy.what = "copy fp32, N = " + formatInteger(size);
    copy.candidates = copies(size);
    copy.peer = "STREAM-style Copy";
    compareWithPeer(machine.backend, copy, against(StreamLoop::Copy), machine.plan, machine.report);
}

void compareProducts(const Machine& machine, std::int64_t n)
{
    Contest product;
    product.what = "GEMM fp32, n = " + formatInteger(n);
    product.measure = Measure::Performance;
    product.target.ratio = 0.98;
    product.candidates = {planned("gemm_blas", {{"size", n}})};
    product.peer = "cblas_sgemm called directly";
    compareWithPeer(
        machine.backend, product, [&] { return makeCblasPeer(n, machine.threads); }, machine.plan,
        machine.report);
}

std::int64_t lanesOf(cpu::Isa isa)
{
    switch (isa) {
    case cpu::Isa::Avx512:
        return 16;
    case cpu::Isa::Avx2:
        return 8;
    case cpu::Isa::Baseline:
        break;
    }
    return 4;
}

void compareMultiplyAdds(const Machine& machine)
{
    // Long enough chains make the arrays' traffic vanish; these arrays give a launch some ten
    // milliseconds.
    constexpr std::int64_t size = std::int64_t{1} << 20;
    constexpr std::int64_t steps = 4096;
    constexpr double unitsPerCore = 2.0;
    const bool isFused = cpu::isaKernels<float>(machine.isa).fusesMultiplyAdd;
    const double flopsPerInstruction = isFused ? 2.0 : 1.0;
    const auto lanes = static_cast<double>(lanesOf(machine.isa));

    Contest chains;
    chains.what = "FMA fp32, K = " + formatInteger(steps);
    chains.measure = Measure::Performance;
    chains.target.ratio = 0.90;
    for (const std::int64_t ilp : findKernel("fma")->parameter("ilp")->values) {
        chains.candidates.push_back(planned("fma", {{"size", size}, {"k", steps}, {"ilp", ilp}}));
    }
    chains.peer = formatInteger(machine.cores) + " cores × clock × " + formatNumber(lanes)
        + " lanes × " + formatNumber(unitsPerCore) + " units × " + formatNumber(flopsPerInstruction)
        + " FLOP";
    chains.notes
        = {std::string(cpu::toText(machine.isa))
               + (isFused ? ", fused" : ", a multiplication and an addition")
               + "; that a core has two units of the full width is assumed, not detected",
           "clock: from additions that wait for each other, one cycle each, timed on all threads "
           "right before and right after each turn of launches"};
    const double perHertz
        = static_cast<double>(machine.cores) * lanes * unitsPerCore * flopsPerInstruction;
    compareWithRate(
        machine.backend, chains,
        [&]() -> Result<double> {
            const auto clock = coreClock(machine.threads);
            return clock ? Result<double>(*clock * perHertz) : fail(clock.error());
        },
        machine.plan, machine.report);
}

} // namespace

Statistic turnStatistic()
{
    // Every other process of the system takes time from some launches; STREAM reports its fastest
    // as well.
    return Statistic::Min;
}

void measurePeers(bench::Backend& backend, const Options& options, const PairingPlan& plan,
                  Report& report)
{
    const PlanLimits limits = bench::limitsOf(backend);
    const Device device = backend.describe().device;
    Machine machine{backend, plan, report};
    machine.threads = static_cast<int>(device.threads.value_or(1));
    machine.cores
        = std::min<std::int64_t>(machine.threads, device.computeUnits.value_or(machine.threads));

    const SizeChoice arrays = chooseArraySize(limits, Precision::Fp32);
    const SizeChoice matrix = chooseMatrixSize(limits, Precision::Fp32);
    report.sizes = {arrays.reason, matrix.reason};
    compareStreams(machine, arrays.size);
    if (arrays.size != largeArray) {
        report.sizes.push_back("N = " + formatInteger(largeArray) + " as well");
        compareStreams(machine, largeArray);
    }
    compareProducts(machine, matrix.size);
    compareMultiplyAdds(machine);
    measureOverhead(backend, plan.pairs, report);
    if (options.rooflab) {
        timeQuickMeasurement(*options.rooflab, report);
    } else {
        report.leftOut.push_back(
            {"a quick measurement, start to file", "no rooflab program was named with --rooflab"});
    }
}

} // namespace rooflab::peers
