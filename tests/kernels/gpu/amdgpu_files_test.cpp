// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/amdgpu_files.h"

#include <gtest/gtest.h>

#include <fstream>
#include <unistd.h>

using namespace rooflab;
using namespace rooflab::bench::gpu;

namespace {

/// A folder that stands for the root of a machine with one such GPU at 0000:0b:00.0.
class AmdGpuFilesTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        m_root = std::filesystem::path(::testing::TempDir())
            / ("rooflab-amdgpu-" + std::to_string(getpid()));
        const std::string sensors = "sys/bus/pci/devices/0000:0b:00.0/hwmon/hwmon3/";
        write(sensors + "freq1_input", "2450000000\n");
        write(sensors + "freq2_input", "1250000000\n");
        write(sensors + "temp1_input", "47500\n");
        write(sensors + "power1_average", "182000000\n");
        const std::string nodes = "sys/class/kfd/kfd/topology/nodes/";
        write(nodes + "0/properties", "cpu_cores_count 16\nsimd_count 0\nlocation_id 0\n");
        write(nodes + "1/properties",
              "cpu_cores_count 0\nsimd_count 128\nlocation_id 2816\ndomain 0\n");
        write(nodes + "1/gpu_id", "51234\n");
        write(nodes + "1/caches/0/properties", "level 1\nsize 32\n");
        write(nodes + "1/caches/1/properties", "level 2\nsize 8192\n");
        write(nodes + "1/caches/2/properties", "level 3\nsize 65536\n");
    }
    void TearDown() override { std::filesystem::remove_all(m_root); }

    void write(const std::string& name, const std::string& text) const
    {
        std::filesystem::create_directories((m_root / name).parent_path());
        std::ofstream(m_root / name) << text;
    }
    void writeProcess(const std::string& id, const std::string& bytes) const
    {
        write("sys/class/kfd/kfd/proc/" + id + "/vram_51234", bytes);
    }

    std::filesystem::path m_root;
};

} // namespace

TEST_F(AmdGpuFilesTest, ReadsClocksTemperatureAndPowerInBaseUnits)
{
    const DeviceState state = AmdGpuFiles("0000:0B:00.0", m_root).state();
    EXPECT_EQ(state.clockHz, 2.45e9);
    EXPECT_EQ(state.memoryClockHz, 1.25e9);
    EXPECT_EQ(state.temperatureC, 47.5);
    EXPECT_EQ(state.powerW, 182.0);
    EXPECT_EQ(state.otherProcesses, std::nullopt);
}

TEST_F(AmdGpuFilesTest, FallsBackToTheMomentaryPower)
{
    const std::string sensors = "sys/bus/pci/devices/0000:0b:00.0/hwmon/hwmon3/";
    std::filesystem::remove(m_root / (sensors + "power1_average"));
    write(sensors + "power1_input", "96500000\n");
    EXPECT_EQ(AmdGpuFiles("0000:0b:00.0", m_root).state().powerW, 96.5);
}

TEST_F(AmdGpuFilesTest, CountsOtherProcessesOnlyWhereItSeesItself)
{
    writeProcess("1", "4096\n");
    writeProcess("2", "0\n");
    EXPECT_EQ(AmdGpuFiles("0000:0b:00.0", m_root).state().otherProcesses, std::nullopt);
    writeProcess(std::to_string(getpid()), "8192\n");
    EXPECT_EQ(AmdGpuFiles("0000:0b:00.0", m_root).state().otherProcesses, 1);
}

TEST_F(AmdGpuFilesTest, ReadsTheSharedCaches)
{
    const std::vector<CacheLevel> expected{{"L2", Bytes(8.0 * mebibyte), 1},
                                           {"L3", Bytes(64.0 * mebibyte), 1}};
    EXPECT_EQ(AmdGpuFiles("0000:0b:00.0", m_root).caches(), expected);
}

TEST_F(AmdGpuFilesTest, SaysNothingOfADeviceThatIsNotThere)
{
    const AmdGpuFiles other("0000:0c:00.0", m_root);
    EXPECT_EQ(other.state(), DeviceState{});
    EXPECT_TRUE(other.caches().empty());
    EXPECT_EQ(AmdGpuFiles("nonsense", m_root).state(), DeviceState{});
}

TEST_F(AmdGpuFilesTest, NamesTheDriverModuleOnlyIfItHasAVersion)
{
    EXPECT_EQ(AmdGpuFiles::driverVersion(m_root), std::nullopt);
    write("sys/module/amdgpu/version", "6.10.5\n");
    EXPECT_EQ(AmdGpuFiles::driverVersion(m_root), "6.10.5");
}
