// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/nvml.h"

#include <algorithm>
#include <array>
#include <dlfcn.h>
#include <span>
#include <unistd.h>

namespace rooflab::bench::gpu {

namespace {

// Values of NVML's enumerations.
constexpr int success = 0;
constexpr int clockOfMultiprocessors = 1;
constexpr int clockOfMemory = 2;
constexpr int temperatureOfGpu = 0;

template <class Function> bool find(void* library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(library, name));
    return function != nullptr;
}

} // namespace

const Nvml* Nvml::load()
{
    static Nvml nvml;
    static const bool opened = nvml.open();
    return opened ? &nvml : nullptr;
}

bool Nvml::open()
{
    void* const library = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    return library != nullptr && find(library, "nvmlInit_v2", m_init)
        && find(library, "nvmlSystemGetDriverVersion", m_driverVersion)
        && find(library, "nvmlDeviceGetHandleByPciBusId_v2", m_deviceByPciBusId)
        && find(library, "nvmlDeviceGetClockInfo", m_clock)
        && find(library, "nvmlDeviceGetTemperature", m_temperature)
        && find(library, "nvmlDeviceGetPowerUsage", m_power)
        && find(library, "nvmlDeviceGetComputeRunningProcesses_v3", m_processes)
        && m_init() == success;
}

std::optional<std::string> Nvml::driverVersion() const
{
    std::array<char, 128> text{};
    if (m_driverVersion(text.data(), static_cast<unsigned>(text.size())) != success) {
        return std::nullopt;
    }
    return std::string(text.data());
}

DeviceState Nvml::state(const std::string& pciBusId) const
{
    DeviceState state;
    Device device = nullptr;
    if (m_deviceByPciBusId(pciBusId.c_str(), &device) != success) {
        return state;
    }
    constexpr double mega = 1e6;
    constexpr double milli = 1e-3;
    unsigned int value = 0;
    if (m_clock(device, clockOfMultiprocessors, &value) == success) {
        state.clockHz = value * mega;
    }
    if (m_clock(device, clockOfMemory, &value) == success) {
        state.memoryClockHz = value * mega;
    }
    if (m_temperature(device, temperatureOfGpu, &value) == success) {
        state.temperatureC = value;
    }
    if (m_power(device, &value) == success) {
        state.powerW = value * milli;
    }
    state.otherProcesses = otherProcesses(device);
    return state;
}

std::optional<std::int64_t> Nvml::otherProcesses(Device device) const
{
    std::array<ProcessInfo, 256> processes{};
    auto count = static_cast<unsigned int>(processes.size());
    if (m_processes(device, &count, processes.data()) != success) {
        return std::nullopt;
    }
    const auto known = std::span(processes).first(std::min<std::size_t>(count, processes.size()));
    const auto own = static_cast<unsigned int>(getpid());
    const auto isOwn = [own](const ProcessInfo& process) { return process.pid == own; };
    // Inside a container the numbers are another namespace's: then nobody can be told apart.
    if (std::ranges::none_of(known, isOwn)) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(known.size()) - std::ranges::count_if(known, isOwn);
}

} // namespace rooflab::bench::gpu
