// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"

#include <optional>
#include <string>

namespace rooflab::bench::gpu {

/// NVIDIA's management library, loaded when the program runs; absent is fine. The functions and
/// types are declared here because its header is not part of every toolkit; their binary interface
/// is stable since version 11.
class Nvml {
public:
    /// The loaded library, or nullptr with no more said: nothing depends on it.
    [[nodiscard]] static const Nvml* load();

    [[nodiscard]] std::optional<std::string> driverVersion() const;
    /// The device at a PCI address such as "0000:0b:00.0".
    [[nodiscard]] DeviceState state(const std::string& pciBusId) const;

private:
    using Device = void*;
    struct ProcessInfo {
        unsigned int pid;
        unsigned long long usedMemory;
        unsigned int gpuInstance;
        unsigned int computeInstance;
    };

    [[nodiscard]] bool open();
    [[nodiscard]] std::optional<std::int64_t> otherProcesses(Device device) const;

    int (*m_init)() = nullptr;
    int (*m_driverVersion)(char* text, unsigned int length) = nullptr;
    int (*m_deviceByPciBusId)(const char* pciBusId, Device* device) = nullptr;
    int (*m_clock)(Device device, int type, unsigned int* megahertz) = nullptr;
    int (*m_temperature)(Device device, int sensor, unsigned int* celsius) = nullptr;
    int (*m_power)(Device device, unsigned int* milliwatts) = nullptr;
    int (*m_processes)(Device device, unsigned int* count, ProcessInfo* processes) = nullptr;
};

} // namespace rooflab::bench::gpu
