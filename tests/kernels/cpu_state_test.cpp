// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cache_sweep.h"
#include "kernels/cpu/cpu_state.h"
#include "tests/support/system_files.h"

#include <gtest/gtest.h>

namespace rooflab::bench::cpu {
namespace {

using test::SystemFiles;

StateSources sourcesWith(ClockSource clock)
{
    return {clock, {0, 2}, 1};
}

TEST_F(SystemFiles, clockIsTheMeanOfTheProcessorsInUse)
{
    const std::string folder = "sys/devices/system/cpu/cpu";
    put(folder + "0/cpufreq/scaling_cur_freq", "4000000\n");
    put(folder + "1/cpufreq/scaling_cur_freq", "1000000\n");
    put(folder + "2/cpufreq/scaling_cur_freq", "3000000\n");
    ASSERT_EQ(findClockSource(m_root), ClockSource::FrequencyDriver);
    const auto state = readCpuState(sourcesWith(ClockSource::FrequencyDriver), m_root);
    EXPECT_EQ(state.clockHz, 3.5e9);
    EXPECT_NE(describe(ClockSource::FrequencyDriver).find("cpufreq"), std::string::npos);
}

TEST_F(SystemFiles, clockOfCpuInfoWhereThereIsNoFrequencyDriver)
{
    put("proc/cpuinfo",
        "processor\t: 0\ncpu MHz\t\t: 2000.5\n\nprocessor\t: 1\ncpu MHz\t\t: 9000\n\n"
        "processor\t: 2\ncpu MHz\t\t: 3000.5\n\n");
    ASSERT_EQ(findClockSource(m_root), ClockSource::CpuInfo);
    const auto state = readCpuState(sourcesWith(ClockSource::CpuInfo), m_root);
    ASSERT_TRUE(state.clockHz.has_value());
    EXPECT_DOUBLE_EQ(*state.clockHz, 2500.5e6);
}

TEST_F(SystemFiles, nominalClockOfAVirtualMachineIsNoReading)
{
    put("proc/cpuinfo", "processor : 0\ncpu MHz : 2096.029\nflags : fpu sse2 hypervisor lahf_lm\n");
    EXPECT_NE(findClockSource(m_root), ClockSource::CpuInfo);
}

TEST_F(SystemFiles, temperatureIsThatOfTheHottestPackage)
{
    const auto putChip = [this](const std::string& folder, const std::string& name,
                                const std::string& label, const std::string& reading) {
        const auto path = std::filesystem::path("sys/class/hwmon") / folder;
        put(path / "name", name + "\n");
        put(path / "temp1_label", label + "\n");
        put(path / "temp1_input", reading + "\n");
    };
    putChip("hwmon0", "nvme", "Composite", "90000");
    putChip("hwmon1", "coretemp", "Package id 0", "61000");
    putChip("hwmon2", "coretemp", "Package id 1", "64500");
    put("sys/class/hwmon/hwmon2/temp2_label", "Core 0\n");
    put("sys/class/hwmon/hwmon2/temp2_input", "70000\n");
    EXPECT_EQ(readCpuState(sourcesWith(ClockSource::None), m_root).temperatureC, 64.5);
}

TEST_F(SystemFiles, dieTemperatureGoesBeforeTheControlValue)
{
    put("sys/class/hwmon/hwmon0/name", "k10temp\n");
    put("sys/class/hwmon/hwmon0/temp1_label", "Tctl\n");
    put("sys/class/hwmon/hwmon0/temp1_input", "75000\n");
    EXPECT_EQ(readCpuState(sourcesWith(ClockSource::None), m_root).temperatureC, 75.0);
    put("sys/class/hwmon/hwmon0/temp2_label", "Tdie\n");
    put("sys/class/hwmon/hwmon0/temp2_input", "55000\n");
    EXPECT_EQ(readCpuState(sourcesWith(ClockSource::None), m_root).temperatureC, 55.0);
}

TEST_F(SystemFiles, whatTheSystemDoesNotTellOfItsStateStaysAbsent)
{
    EXPECT_EQ(readCpuState(sourcesWith(ClockSource::CpuInfo), m_root), DeviceState{});
    EXPECT_EQ(readCpuState(sourcesWith(ClockSource::FrequencyDriver), m_root), DeviceState{});
    EXPECT_TRUE(describe(ClockSource::None).empty());
}

TEST(CpuState, timedClockIsThatOfAProcessor)
{
    const auto clock = timeCoreClocks(2);
#if defined(__x86_64__)
    ASSERT_TRUE(clock.has_value());
    EXPECT_GT(*clock, 0.2e9);
    EXPECT_LT(*clock, 10e9);
#else
    EXPECT_FALSE(clock.has_value());
#endif
}

TEST(CpuState, thisProcessMayUseAProcessor)
{
    EXPECT_FALSE(usableProcessors().empty());
}

TEST(SweepSize, isTwiceAllLastLevelCaches)
{
    const CacheReport two{{{"L1d", Bytes(48 * kibibyte), 8}, {"L3", Bytes(32 * mebibyte), 2}}, {}};
    EXPECT_EQ(sweepSizeFor(two).bytes, Bytes(128 * mebibyte));
    const CacheReport uncounted{{{"L3", Bytes(32 * mebibyte), std::nullopt}}, {}};
    EXPECT_EQ(sweepSizeFor(uncounted).bytes, Bytes(64 * mebibyte));
}

TEST(SweepSize, saysWhereTheCachesAreUnknown)
{
    const auto size = sweepSizeFor({});
    EXPECT_EQ(size.bytes, Bytes(256 * mebibyte));
    EXPECT_NE(size.reason.find("256 MiB"), std::string::npos);
    EXPECT_NE(size.reason.find("not known"), std::string::npos);
}

} // namespace
} // namespace rooflab::bench::cpu
