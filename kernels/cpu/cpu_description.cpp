// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cpu_description.h"

#include "kernels/cpu/build_flags.h"
#include "kernels/host.h"

#include <charconv>
#include <set>
#include <string_view>
#include <sys/utsname.h>
#include <utility>

namespace rooflab::bench::cpu {

namespace {

std::optional<double> numberOf(const std::optional<std::string>& text)
{
    if (!text) {
        return std::nullopt;
    }
    double number = 0;
    const auto parsed = std::from_chars(text->data(), text->data() + text->size(), number);
    return parsed.ec == std::errc() && number > 0 ? std::optional(number) : std::nullopt;
}

/// Distinct pairs of package and core over the paragraphs of /proc/cpuinfo.
std::optional<std::int64_t> physicalCores(std::string_view cpuinfo)
{
    std::set<std::pair<std::string, std::string>> cores;
    while (!cpuinfo.empty()) {
        const auto end = cpuinfo.find("\n\n");
        const std::string_view paragraph = cpuinfo.substr(0, end);
        cpuinfo = end == std::string_view::npos ? std::string_view() : cpuinfo.substr(end + 2);
        const auto core = fieldOfText(paragraph, "core id");
        if (core) {
            cores.emplace(fieldOfText(paragraph, "physical id").value_or(""), *core);
        }
    }
    return cores.empty() ? std::nullopt : std::optional(static_cast<std::int64_t>(cores.size()));
}

std::string machineArchitecture()
{
    utsname system{};
    return uname(&system) == 0 ? system.machine : std::string();
}

/// The highest clock that the frequency driver allows, else the one running now; says which.
void describeClock(CpuDescription& description, std::string_view cpuinfo,
                   const std::filesystem::path& root)
{
    const std::string driver
        = textOfSystemFile(root / "sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq");
    if (const auto kilohertz = numberOf(driver)) {
        description.device.clockHz = *kilohertz * kilo;
        description.notes.emplace_back(
            "device clock: the highest that the frequency driver allows (cpufreq)");
        return;
    }
    if (const auto megahertz = numberOf(fieldOfText(cpuinfo, "cpu MHz"))) {
        description.device.clockHz = *megahertz * mega;
        description.notes.emplace_back(
            "device clock: the one reported by /proc/cpuinfo when the program started");
    }
}

} // namespace

CpuDescription describeCpu(Isa isa, std::int64_t threads, const CacheReport& caches,
                           const std::filesystem::path& root)
{
    const std::string cpuinfo = textOfSystemFile(root / "proc/cpuinfo");
    CpuDescription description;
    Device& device = description.device;
    device.name = fieldOfText(cpuinfo, "model name");
    device.arch = machineArchitecture() + " " + std::string(toText(isa));
    device.vendor = fieldOfText(cpuinfo, "vendor_id");
    device.index = 0;
    device.memory = hostMemory(root).total;
    device.caches = caches.levels;
    device.computeUnits = physicalCores(cpuinfo);
    device.threads = threads;
    device.wavefront = wavefrontLanes;
    description.notes.emplace_back(
        "wavefront: 32 lanes played in step by one thread; blocks are dealt to threads in "
        "contiguous shares");
    describeClock(description, cpuinfo, root);
    if (caches.note) {
        description.notes.push_back(*caches.note);
    }
    return description;
}

std::vector<SoftwareItem> describeBuild(Isa isa)
{
    std::vector<SoftwareItem> items;
#if defined(__clang__)
    items.push_back({"Clang", __clang_version__, std::nullopt});
#elif defined(__GNUC__)
    items.push_back({"GCC", __VERSION__, std::nullopt});
#else
    items.push_back({"C++ compiler", std::nullopt, std::nullopt});
#endif
    std::string flags = commonKernelFlags;
    if (isa == Isa::Avx2) {
        flags += std::string(" ") + avx2KernelFlags;
    } else if (isa == Isa::Avx512) {
        flags += std::string(" ") + avx512KernelFlags;
    }
    const bool isFused = isaKernels<float>(isa).fusesMultiplyAdd;
    items.back().detail = "kernels built with " + flags
        + (isFused ? "; multiply-adds fused" : "; multiply-adds as two instructions");
#if defined(_OPENMP)
    items.push_back({"OpenMP", std::to_string(_OPENMP), std::nullopt});
#endif
    return items;
}

} // namespace rooflab::bench::cpu
