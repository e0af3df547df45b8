// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/host.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <fstream>
#include <iterator>
#include <sys/utsname.h>

namespace rooflab::bench {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<double> leadingNumber(std::string_view text)
{
    double number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    return parsed.ec == std::errc() ? std::optional(number) : std::nullopt;
}

/// A /proc/meminfo line, which is in KiB whatever its "kB" says.
std::optional<Bytes> memoryField(std::string_view text, std::string_view key)
{
    const auto field = fieldOfText(text, key);
    const auto number = field ? leadingNumber(*field) : std::nullopt;
    return number ? std::optional(Bytes(*number * kibibyte)) : std::nullopt;
}

std::optional<Bytes> smaller(std::optional<Bytes> left, std::optional<Bytes> right)
{
    if (!left || !right) {
        return left ? left : right;
    }
    return std::min(*left, *right);
}

/// The memory limit and use of the process's own control group, version 2.
HostMemory groupMemory(const std::filesystem::path& root)
{
    const std::string groups = textOfSystemFile(root / "proc/self/cgroup");
    constexpr std::string_view prefix = "0::/";
    const auto at = groups.find(prefix);
    if (at == std::string::npos) {
        return {};
    }
    const auto start = at + prefix.size();
    const std::filesystem::path group
        = root / "sys/fs/cgroup" / groups.substr(start, groups.find('\n', start) - start);
    const auto limit = leadingNumber(textOfSystemFile(group / "memory.max"));
    const auto used = leadingNumber(textOfSystemFile(group / "memory.current"));
    if (!limit) {
        return {};
    }
    return {Bytes(*limit), Bytes(std::max(0.0, *limit - used.value_or(0.0)))};
}

} // namespace

std::string textOfSystemFile(const std::filesystem::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::optional<std::string> fieldOfText(std::string_view text, std::string_view key)
{
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (!line.starts_with(key)) {
            continue;
        }
        std::string_view rest = trimmed(line.substr(key.size()));
        if (rest.empty() || (rest.front() != ':' && rest.front() != '=')) {
            continue;
        }
        rest = trimmed(rest.substr(1));
        if (rest.size() >= 2 && rest.front() == '"' && rest.back() == '"') {
            rest = rest.substr(1, rest.size() - 2);
        }
        return rest.empty() ? std::nullopt : std::optional(std::string(rest));
    }
    return std::nullopt;
}

HostMemory hostMemory(const std::filesystem::path& root)
{
    const std::string text = textOfSystemFile(root / "proc/meminfo");
    const HostMemory group = groupMemory(root);
    return {smaller(memoryField(text, "MemTotal"), group.total),
            smaller(memoryField(text, "MemAvailable"), group.available)};
}

Host describeHost(const std::filesystem::path& root)
{
    Host host;
    utsname system{};
    if (uname(&system) == 0) {
        host.name = system.nodename;
        host.kernel = std::string(system.sysname) + " " + system.release;
    }
    host.os = fieldOfText(textOfSystemFile(root / "etc/os-release"), "PRETTY_NAME");
    host.cpu = fieldOfText(textOfSystemFile(root / "proc/cpuinfo"), "model name");
    host.memory = hostMemory(root).total;
    return host;
}

std::string currentTimeIso8601()
{
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    std::array<char, 32> date{};
    std::array<char, 8> offset{};
    std::strftime(date.data(), date.size(), "%Y-%m-%dT%H:%M:%S", &local);
    std::strftime(offset.data(), offset.size(), "%z", &local);
    const std::string zone(offset.data());
    return std::string(date.data()) + zone.substr(0, 3) + ":" + zone.substr(3);
}

} // namespace rooflab::bench
