// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/caches.h"

#include "core/format.h"
#include "kernels/host.h"

#include <array>
#include <charconv>
#include <map>
#include <set>
#include <unistd.h>

namespace rooflab::bench::cpu {

namespace {

namespace fs = std::filesystem;

std::string firstWord(const fs::path& file)
{
    const std::string text = textOfSystemFile(file);
    return text.substr(0, text.find_first_of(" \t\r\n"));
}

/// "32K", "1024K", "32M" as sysfs writes sizes.
std::optional<Bytes> sizeFromText(const std::string& text)
{
    double number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    if (parsed.ec != std::errc() || !(number > 0)) {
        return std::nullopt;
    }
    switch (parsed.ptr == text.data() + text.size() ? '\0' : *parsed.ptr) {
    case '\0':
        return Bytes(number);
    case 'K':
        return Bytes(number * kibibyte);
    case 'M':
        return Bytes(number * mebibyte);
    case 'G':
        return Bytes(number * gibibyte);
    default:
        return std::nullopt;
    }
}

struct FoundCache {
    Bytes size;
    std::set<std::string> instances; ///< the lists of processors that share one
};

/// Adds the caches of one processor, each found as cpuN/cache/indexM.
void collect(const fs::path& cacheFolder, std::map<std::string, FoundCache>& found)
{
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(cacheFolder, error)) {
        const std::string type = firstWord(entry.path() / "type");
        const auto size = sizeFromText(firstWord(entry.path() / "size"));
        const std::string level = firstWord(entry.path() / "level");
        if (!size || level.empty() || (type != "Data" && type != "Unified")) {
            continue;
        }
        const std::string name = "L" + level + (type == "Data" ? "d" : "");
        auto& cache = found[name];
        cache.size = *size;
        const std::string sharedBy = firstWord(entry.path() / "shared_cpu_list");
        if (!sharedBy.empty()) {
            cache.instances.insert(sharedBy);
        }
    }
}

std::vector<CacheLevel> cachesOfSysfs(const fs::path& root)
{
    std::map<std::string, FoundCache> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(root / "sys/devices/system/cpu", error)) {
        const std::string name = entry.path().filename();
        if (name.starts_with("cpu") && name.find_first_not_of("0123456789", 3) == std::string::npos
            && name.size() > 3) {
            collect(entry.path() / "cache", found);
        }
    }
    std::vector<CacheLevel> levels;
    for (const auto& [name, cache] : found) {
        const auto count = static_cast<std::int64_t>(cache.instances.size());
        levels.push_back({name, cache.size, count > 0 ? std::optional(count) : std::nullopt});
    }
    return levels;
}

CacheReport cachesOfLibrary()
{
    CacheReport report;
#if defined(_SC_LEVEL1_DCACHE_SIZE)
    struct Query {
        const char* level;
        int size;
        int associativity;
    };
    constexpr std::array queries{
        Query{"L1d", _SC_LEVEL1_DCACHE_SIZE, _SC_LEVEL1_DCACHE_ASSOC},
        Query{"L2", _SC_LEVEL2_CACHE_SIZE, _SC_LEVEL2_CACHE_ASSOC},
        Query{"L3", _SC_LEVEL3_CACHE_SIZE, _SC_LEVEL3_CACHE_ASSOC},
    };
    for (const auto& query : queries) {
        const long size = sysconf(query.size);
        if (size <= 0) {
            continue;
        }
        // A virtual machine that hides the cache topology leaves only an old CPUID leaf, which adds
        // up the L3 of the whole package and gives no associativity. Not the cache of these cores.
        if (sysconf(query.associativity) <= 0) {
            report.note = std::string(query.level) + " cache not recorded: the system reports "
                + formatBytes(Bytes(static_cast<double>(size)))
                + " without associativity, the sum over a whole processor package";
            continue;
        }
        report.levels.push_back({query.level, Bytes(static_cast<double>(size)), std::nullopt});
    }
#endif
    return report;
}

} // namespace

std::optional<Bytes> CacheReport::lastLevel() const
{
    // The outermost level; a single first-level cache is not what sizes are chosen by.
    if (levels.empty() || note) {
        return std::nullopt;
    }
    return levels.back().size;
}

CacheReport describeCaches(const fs::path& root)
{
    CacheReport report{cachesOfSysfs(root), std::nullopt};
    return report.levels.empty() ? cachesOfLibrary() : report;
}

} // namespace rooflab::bench::cpu
