// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cpu_state.h"

#include "core/units.h"
#include "kernels/host.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <limits>
#include <sched.h>
#include <span>
#include <string_view>

namespace rooflab::bench::cpu {

namespace {

namespace fs = std::filesystem;

std::optional<double> numberOf(std::string_view text)
{
    double number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    return parsed.ec == std::errc() && number > 0 ? std::optional(number) : std::nullopt;
}

fs::path currentFrequencyFile(const fs::path& root, int processor)
{
    return root / "sys/devices/system/cpu" / ("cpu" + std::to_string(processor))
        / "cpufreq/scaling_cur_freq";
}

/// The mean of those that are known; absent if none is.
class Mean {
public:
    void add(std::optional<double> value)
    {
        if (value) {
            m_sum += *value;
            ++m_count;
        }
    }
    [[nodiscard]] std::optional<double> scaled(double factor) const
    {
        return m_count == 0 ? std::nullopt : std::optional(m_sum * factor / m_count);
    }

private:
    double m_sum = 0;
    int m_count = 0;
};

std::optional<double> clockOfDriver(std::span<const int> processors, const fs::path& root)
{
    Mean kilohertz;
    for (const int processor : processors) {
        kilohertz.add(numberOf(textOfSystemFile(currentFrequencyFile(root, processor))));
    }
    return kilohertz.scaled(kilo);
}

std::optional<double> clockOfCpuInfo(std::span<const int> processors, const fs::path& root)
{
    const std::string text = textOfSystemFile(root / "proc/cpuinfo");
    std::string_view rest = text;
    Mean megahertz;
    while (!rest.empty()) {
        const auto end = rest.find("\n\n");
        const std::string_view paragraph = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 2);
        const auto number = fieldOfText(paragraph, "processor");
        const auto clock = fieldOfText(paragraph, "cpu MHz");
        const bool isUsed = number && std::ranges::any_of(processors, [&](int processor) {
                                return *number == std::to_string(processor);
                            });
        if (isUsed && clock) {
            megahertz.add(numberOf(*clock));
        }
    }
    return megahertz.scaled(mega);
}

/// How good a sensor of a monitoring chip stands for the package; 0: not at all.
int rankOfSensor(std::string_view chip, std::string_view label)
{
    if (chip == "coretemp") {
        return label.starts_with("Package id") ? 2 : 0;
    }
    if (chip == "k10temp" || chip == "zenpower") {
        return label.starts_with("Tdie") ? 2 : label.starts_with("Tctl") ? 1 : 0;
    }
    return 0;
}

/// Degrees Celsius of the best sensor of one chip.
std::optional<double> packageTemperature(const fs::path& chipFolder)
{
    std::string chip = textOfSystemFile(chipFolder / "name");
    chip.erase(std::min(chip.find('\n'), chip.size()));
    int bestRank = 0;
    std::optional<double> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(chipFolder, error)) {
        const std::string file = entry.path().filename();
        constexpr std::string_view ending = "_label";
        if (!file.starts_with("temp") || !file.ends_with(ending)) {
            continue;
        }
        const int rank = rankOfSensor(chip, textOfSystemFile(entry.path()));
        const auto thousandths = numberOf(textOfSystemFile(
            chipFolder / (file.substr(0, file.size() - ending.size()) + "_input")));
        if (rank > bestRank && thousandths) {
            bestRank = rank;
            found = *thousandths / kilo;
        }
    }
    return found;
}

std::optional<double> hottestPackage(const fs::path& root)
{
    std::optional<double> hottest;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(root / "sys/class/hwmon", error)) {
        const auto temperature = packageTemperature(entry.path());
        if (temperature && (!hottest || *temperature > *hottest)) {
            hottest = temperature;
        }
    }
    return hottest;
}

/// A virtual machine says so among the flags of its processors.
bool isVirtual(std::string_view cpuinfo)
{
    const auto flags = fieldOfText(cpuinfo, "flags");
    return flags && (" " + *flags + " ").find(" hypervisor ") != std::string::npos;
}

#if defined(__x86_64__)
/// Hertz, from the fastest of a few trials: the others were interrupted.
double clockOfThisThread()
{
    using Clock = std::chrono::steady_clock;
    constexpr int trials = 8;
    constexpr int multiplications = 40'000;
    constexpr double cyclesEach = 3.0;
    double shortest = std::numeric_limits<double>::infinity();
    for (int trial = 0; trial < trials; ++trial) {
        std::uint64_t value = 3;
        const auto start = Clock::now();
        for (int i = 0; i < multiplications; i += 4) {
            // In assembly, because a compiler may shorten the chain.
            asm volatile("imulq %0, %0\n\timulq %0, %0\n\timulq %0, %0\n\timulq %0, %0"
                         : "+r"(value));
        }
        shortest = std::min(shortest, std::chrono::duration<double>(Clock::now() - start).count());
    }
    return cyclesEach * multiplications / shortest;
}
#endif

} // namespace

std::vector<int> usableProcessors()
{
    cpu_set_t set;
    std::vector<int> processors;
    if (sched_getaffinity(0, sizeof(set), &set) == 0) {
        for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
            if (CPU_ISSET(static_cast<std::size_t>(processor), &set)) {
                processors.push_back(processor);
            }
        }
    }
    return processors;
}

ClockSource findClockSource(const fs::path& root)
{
    if (!textOfSystemFile(currentFrequencyFile(root, 0)).empty()) {
        return ClockSource::FrequencyDriver;
    }
    const std::string cpuinfo = textOfSystemFile(root / "proc/cpuinfo");
    if (fieldOfText(cpuinfo, "cpu MHz") && !isVirtual(cpuinfo)) {
        return ClockSource::CpuInfo;
    }
#if defined(__x86_64__)
    return ClockSource::Timed;
#else
    return ClockSource::None;
#endif
}

std::string describe(ClockSource source)
{
    const std::string start = "clock before and after a run: ";
    switch (source) {
    case ClockSource::FrequencyDriver:
        return start + "the frequency driver's (cpufreq), mean of the processors in use";
    case ClockSource::CpuInfo:
        return start + "from /proc/cpuinfo, mean of the processors in use";
    case ClockSource::Timed:
        return start + "of the threads' cores, from the time that dependent multiplications took";
    case ClockSource::None:
        break;
    }
    return {};
}

DeviceState readCpuState(const StateSources& sources, const fs::path& root)
{
    DeviceState state;
    switch (sources.clock) {
    case ClockSource::FrequencyDriver:
        state.clockHz = clockOfDriver(sources.processors, root);
        break;
    case ClockSource::CpuInfo:
        state.clockHz = clockOfCpuInfo(sources.processors, root);
        break;
    case ClockSource::Timed:
        state.clockHz = timeCoreClocks(sources.threads);
        break;
    case ClockSource::None:
        break;
    }
    state.temperatureC = hottestPackage(root);
    return state;
}

std::optional<double> timeCoreClocks(std::int64_t threads)
{
#if defined(__x86_64__)
    double sum = 0;
    int count = 0;
#pragma omp parallel num_threads(static_cast <int>(threads)) reduction(+ : sum, count)
    {
#pragma omp barrier
        sum += clockOfThisThread();
        ++count;
    }
    return sum / count;
#else
    static_cast<void>(threads);
    return std::nullopt;
#endif
}

} // namespace rooflab::bench::cpu
