// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace rooflab::bench::test {

/// A made-up file system tree below the test's temporary folder.
class SystemFiles : public testing::Test {
protected:
    void SetUp() override
    {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        m_root
            = std::filesystem::path(testing::TempDir()) / (std::string("rooflab-") + test->name());
        std::filesystem::remove_all(m_root);
        std::filesystem::create_directories(m_root);
    }
    void TearDown() override { std::filesystem::remove_all(m_root); }

    void put(const std::filesystem::path& path, const std::string& text)
    {
        std::filesystem::create_directories((m_root / path).parent_path());
        std::ofstream(m_root / path) << text;
    }
    void putCache(int cpu, int index, const std::string& level, const std::string& type,
                  const std::string& size, const std::string& sharedBy)
    {
        const std::filesystem::path folder = "sys/devices/system/cpu/cpu" + std::to_string(cpu)
            + "/cache/index" + std::to_string(index);
        put(folder / "level", level + "\n");
        put(folder / "type", type + "\n");
        put(folder / "size", size + "\n");
        put(folder / "shared_cpu_list", sharedBy + "\n");
    }

    std::filesystem::path m_root;
};

} // namespace rooflab::bench::test
