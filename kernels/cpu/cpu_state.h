// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace rooflab::bench::cpu {

/// The numbers of the processors that this process may run on, as the system counts them.
[[nodiscard]] std::vector<int> usableProcessors();

/// Where the clock of a state comes from.
enum class ClockSource {
    FrequencyDriver, ///< cpufreq's current frequency, the mean over the processors
    CpuInfo, ///< /proc/cpuinfo, the mean over the processors
    Timed, ///< a chain of dependent multiplications on each thread, timed
    None
};

/// The best source here. A virtual machine's /proc/cpuinfo names a nominal clock, not the one that
/// runs, and is no source.
[[nodiscard]] ClockSource findClockSource(const std::filesystem::path& root = "/");
/// For the record: "clock before and after a run: …"; empty for None.
[[nodiscard]] std::string describe(ClockSource source);

/// What is read for a state.
struct StateSources {
    ClockSource clock = ClockSource::None;
    std::vector<int> processors; ///< whose clock counts
    std::int64_t threads = 1; ///< that are timed where nothing tells the clock
};

/// Clock of the processors and the temperature of the hottest package. Power stays absent:
/// the platform has a counter of energy, not a reading. So do other processes: on a processor every
/// process of the system is one.
[[nodiscard]] DeviceState readCpuState(const StateSources& sources,
                                       const std::filesystem::path& root = "/");

/// Hertz of the cores that so many threads are on, the mean while all of them run, from the time
/// that dependent multiplications take (3 cycles each on x86-64 since 2011). Takes milliseconds.
/// Absent on other processors.
[[nodiscard]] std::optional<double> timeCoreClocks(std::int64_t threads);

} // namespace rooflab::bench::cpu
