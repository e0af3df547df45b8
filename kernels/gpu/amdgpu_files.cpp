// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/amdgpu_files.h"

#include "kernels/host.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <unistd.h>

namespace rooflab::bench::gpu {

namespace {

namespace fs = std::filesystem;

std::optional<std::int64_t> integerOf(std::string_view text, int base = 10)
{
    std::int64_t number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return parsed.ec == std::errc() ? std::optional(number) : std::nullopt;
}

std::optional<std::int64_t> integerIn(const fs::path& file)
{
    return integerOf(textOfSystemFile(file));
}

std::optional<double> scaled(const fs::path& file, double unit)
{
    const auto number = integerIn(file);
    return number ? std::optional(static_cast<double>(*number) * unit) : std::nullopt;
}

/// The value after a word and a space, as in KFD's properties files.
std::optional<std::int64_t> property(const fs::path& file, std::string_view name)
{
    const std::string text = textOfSystemFile(file);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line(text.data() + at, end - at);
        if (line.starts_with(name) && line.size() > name.size() && line[name.size()] == ' ') {
            return integerOf(line.substr(name.size() + 1));
        }
        at = end + 1;
    }
    return std::nullopt;
}

/// The folders inside a folder, in order of their names; none if it cannot be read.
std::vector<fs::path> foldersOf(const fs::path& folder)
{
    std::vector<fs::path> found;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        found.push_back(entry->path());
    }
    std::ranges::sort(found);
    return found;
}

/// A PCI address as KFD writes it: the domain, and bus, device and function in one number.
struct PciLocation {
    std::int64_t domain = 0;
    std::int64_t id = 0;
    friend bool operator==(const PciLocation&, const PciLocation&) = default;
};

std::optional<PciLocation> locationOf(std::string_view pciBusId)
{
    constexpr std::size_t length = std::string_view("0000:0b:00.0").size();
    if (pciBusId.size() != length) {
        return std::nullopt;
    }
    constexpr int hexadecimal = 16;
    const auto domain = integerOf(pciBusId.substr(0, 4), hexadecimal);
    const auto bus = integerOf(pciBusId.substr(5, 2), hexadecimal);
    const auto device = integerOf(pciBusId.substr(8, 2), hexadecimal);
    const auto function = integerOf(pciBusId.substr(11, 1), hexadecimal);
    if (!domain || !bus || !device || !function) {
        return std::nullopt;
    }
    constexpr int busShift = 8;
    constexpr int deviceShift = 3;
    return PciLocation{*domain, (*bus << busShift) | (*device << deviceShift) | *function};
}

} // namespace

AmdGpuFiles::AmdGpuFiles(std::string pciBusId, fs::path root)
    : m_pciBusId(std::move(pciBusId)), m_root(std::move(root))
{
    std::ranges::transform(m_pciBusId, m_pciBusId.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'F' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
}

DeviceState AmdGpuFiles::state() const
{
    constexpr double milli = 1e-3;
    constexpr double micro = 1e-6;
    DeviceState state;
    const fs::path folder = sensors();
    if (!folder.empty()) {
        state.clockHz = scaled(folder / "freq1_input", 1.0);
        state.memoryClockHz = scaled(folder / "freq2_input", 1.0);
        state.temperatureC = scaled(folder / "temp1_input", milli);
        state.powerW = scaled(folder / "power1_average", micro);
        if (!state.powerW) {
            state.powerW = scaled(folder / "power1_input", micro);
        }
    }
    state.otherProcesses = otherProcesses();
    return state;
}

std::vector<CacheLevel> AmdGpuFiles::caches() const
{
    constexpr std::int64_t firstShared = 2;
    std::map<std::int64_t, CacheLevel> levels;
    const fs::path node = topologyNode();
    if (node.empty()) {
        return {};
    }
    for (const fs::path& cache : foldersOf(node / "caches")) {
        const auto level = property(cache / "properties", "level");
        const auto size = property(cache / "properties", "size");
        if (!level || !size || *level < firstShared || *size <= 0) {
            continue;
        }
        CacheLevel& entry = levels[*level];
        entry.level = "L" + std::to_string(*level);
        entry.size = Bytes(static_cast<double>(*size) * kibibyte);
        entry.count = entry.count.value_or(0) + 1;
    }
    std::vector<CacheLevel> found;
    for (auto& [level, entry] : levels) {
        found.push_back(std::move(entry));
    }
    return found;
}

std::optional<std::string> AmdGpuFiles::driverVersion(const fs::path& root)
{
    std::string text = textOfSystemFile(root / "sys/module/amdgpu/version");
    while (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    return text.empty() ? std::nullopt : std::optional(text);
}

fs::path AmdGpuFiles::sensors() const
{
    const auto folders = foldersOf(m_root / "sys/bus/pci/devices" / m_pciBusId / "hwmon");
    return folders.empty() ? fs::path() : folders.front();
}

fs::path AmdGpuFiles::topologyNode() const
{
    const auto wanted = locationOf(m_pciBusId);
    for (const fs::path& node : foldersOf(m_root / "sys/class/kfd/kfd/topology/nodes")) {
        const auto id = property(node / "properties", "location_id");
        const auto domain = property(node / "properties", "domain");
        // A processor is a node too, without compute units of a GPU.
        const auto units = property(node / "properties", "simd_count");
        if (wanted && id && units.value_or(0) > 0
            && PciLocation{domain.value_or(0), *id} == *wanted) {
            return node;
        }
    }
    return {};
}

std::optional<std::int64_t> AmdGpuFiles::otherProcesses() const
{
    const fs::path node = topologyNode();
    const auto gpuId = node.empty() ? std::nullopt : integerIn(node / "gpu_id");
    if (!gpuId) {
        return std::nullopt;
    }
    const std::string own = std::to_string(getpid());
    const std::string memory = "vram_" + std::to_string(*gpuId);
    std::int64_t others = 0;
    bool sawOwn = false;
    for (const fs::path& process : foldersOf(m_root / "sys/class/kfd/kfd/proc")) {
        const bool isOwn = process.filename() == own;
        sawOwn = sawOwn || isOwn;
        others += !isOwn && integerIn(process / memory).value_or(0) > 0;
    }
    // Inside a container the numbers are another namespace's: then nobody can be told apart.
    return sawOwn ? std::optional(others) : std::nullopt;
}

} // namespace rooflab::bench::gpu
