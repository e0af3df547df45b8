// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/caches.h"
#include "kernels/cpu/cpu_description.h"
#include "kernels/host.h"
#include "tests/support/system_files.h"

#include <gtest/gtest.h>

namespace rooflab::bench {
namespace {

using test::SystemFiles;

TEST_F(SystemFiles, cachesComeWithSizesAndCounts)
{
    for (int cpu = 0; cpu < 4; ++cpu) {
        const std::string own = std::to_string(cpu);
        putCache(cpu, 0, "1", "Data", "48K", own);
        putCache(cpu, 1, "1", "Instruction", "32K", own);
        putCache(cpu, 2, "2", "Unified", "1024K", own);
        putCache(cpu, 3, "3", "Unified", "32M", cpu < 2 ? "0-1" : "2-3");
    }
    put("sys/devices/system/cpu/cpufreq/policy0", "not a processor");
    const auto report = cpu::describeCaches(m_root);
    const std::vector<CacheLevel> expected{{"L1d", Bytes(48 * kibibyte), 4},
                                           {"L2", Bytes(mebibyte), 4},
                                           {"L3", Bytes(32 * mebibyte), 2}};
    EXPECT_EQ(report.levels, expected);
    EXPECT_EQ(report.lastLevel(), Bytes(32 * mebibyte));
    EXPECT_FALSE(report.note.has_value());
}

TEST_F(SystemFiles, aCacheWithoutAReadableSizeStaysAbsent)
{
    putCache(0, 0, "1", "Data", "large", "0");
    putCache(0, 1, "2", "Unified", "512K", "0");
    const auto report = cpu::describeCaches(m_root);
    ASSERT_EQ(report.levels.size(), 1U);
    EXPECT_EQ(report.levels[0].level, "L2");
}

TEST_F(SystemFiles, describesTheProcessor)
{
    put("proc/cpuinfo",
        "processor\t: 0\nvendor_id\t: GenuineIntel\nmodel name\t: Example CPU @ 2.50GHz\n"
        "cpu MHz\t\t: 2500.125\nphysical id\t: 0\ncore id\t\t: 0\n\n"
        "processor\t: 1\nphysical id\t: 0\ncore id\t\t: 0\n\n"
        "processor\t: 2\nphysical id\t: 0\ncore id\t\t: 1\n\n");
    put("proc/meminfo", "MemTotal:       1024 kB\nMemAvailable:     512 kB\n");
    const auto cpu = cpu::describeCpu(cpu::Isa::Baseline, 3, {}, m_root);
    EXPECT_EQ(cpu.device.name, "Example CPU @ 2.50GHz");
    EXPECT_EQ(cpu.device.vendor, "GenuineIntel");
    EXPECT_EQ(cpu.device.computeUnits, 2); // two threads share a core
    EXPECT_EQ(cpu.device.threads, 3);
    EXPECT_EQ(cpu.device.memory, Bytes(1024 * kibibyte));
    ASSERT_TRUE(cpu.device.clockHz.has_value());
    EXPECT_DOUBLE_EQ(*cpu.device.clockHz, 2500.125e6);
    EXPECT_NE(cpu.notes.back().find("/proc/cpuinfo"), std::string::npos);
}

TEST_F(SystemFiles, prefersTheFrequencyDriversClock)
{
    put("proc/cpuinfo", "processor : 0\ncpu MHz : 800\n");
    put("sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq", "4500000\n");
    const auto cpu = cpu::describeCpu(cpu::Isa::Baseline, 1, {}, m_root);
    EXPECT_EQ(cpu.device.clockHz, 4.5e9);
    EXPECT_NE(cpu.notes.back().find("cpufreq"), std::string::npos);
}

TEST_F(SystemFiles, whatThePlatformDoesNotTellStaysAbsent)
{
    const auto cpu = cpu::describeCpu(cpu::Isa::Baseline, 1, {}, m_root);
    EXPECT_FALSE(cpu.device.name.has_value());
    EXPECT_FALSE(cpu.device.computeUnits.has_value());
    EXPECT_FALSE(cpu.device.clockHz.has_value());
    EXPECT_FALSE(cpu.device.memory.has_value());
    const Host host = describeHost(m_root);
    EXPECT_FALSE(host.os.has_value());
    EXPECT_FALSE(host.cpu.has_value());
    EXPECT_TRUE(host.kernel.has_value()); // from the running kernel itself
}

TEST_F(SystemFiles, theControlGroupsLimitLowersTheMemory)
{
    put("proc/meminfo", "MemTotal: 1024 kB\nMemAvailable: 1000 kB\n");
    put("proc/self/cgroup", "0::/jobs/one\n");
    put("sys/fs/cgroup/jobs/one/memory.max", "max\n");
    EXPECT_EQ(hostMemory(m_root).available, Bytes(1000 * kibibyte));
    put("sys/fs/cgroup/jobs/one/memory.max", "4096\n");
    put("sys/fs/cgroup/jobs/one/memory.current", "1096\n");
    EXPECT_EQ(hostMemory(m_root).total, Bytes(4096));
    EXPECT_EQ(hostMemory(m_root).available, Bytes(3000));
}

TEST_F(SystemFiles, readsTheSystemsName)
{
    put("etc/os-release", "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n");
    EXPECT_EQ(describeHost(m_root).os, "Debian GNU/Linux 12 (bookworm)");
}

TEST(FieldOfText, takesWholeKeysOnly)
{
    EXPECT_EQ(fieldOfText("cpu MHz max: 5\ncpu MHz : 4\n", "cpu MHz"), "4");
    EXPECT_EQ(fieldOfText("NAME=\"a b\"", "NAME"), "a b");
    EXPECT_EQ(fieldOfText("NAME=\n", "NAME"), std::nullopt);
    EXPECT_EQ(fieldOfText("", "NAME"), std::nullopt);
}

} // namespace
} // namespace rooflab::bench
