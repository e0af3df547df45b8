// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace rooflab::bench::gpu {

/// What the amdgpu driver tells of one device in the kernel's own files, which ROCm SMI reads too.
/// `root` is where /sys is looked for.
class AmdGpuFiles {
public:
    /// `pciBusId` is an address such as "0000:0b:00.0".
    explicit AmdGpuFiles(std::string pciBusId, std::filesystem::path root = "/");

    /// Clocks, temperature, power and the other processes that hold memory of the device.
    [[nodiscard]] DeviceState state() const;
    /// Level 2 and, where there is one, level 3 (Infinity Cache), with how many of each.
    [[nodiscard]] std::vector<CacheLevel> caches() const;

    /// The version of the driver module; absent for the one that comes with the kernel.
    [[nodiscard]] static std::optional<std::string> driverVersion(const std::filesystem::path& root
                                                                  = "/");

private:
    [[nodiscard]] std::filesystem::path sensors() const;
    [[nodiscard]] std::filesystem::path topologyNode() const;
    [[nodiscard]] std::optional<std::int64_t> otherProcesses() const;

    std::string m_pciBusId;
    std::filesystem::path m_root;
};

} // namespace rooflab::bench::gpu
