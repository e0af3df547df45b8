// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace rooflab::bench {

/// The computer that the program runs on; what the platform does not tell stays absent. `root` is
/// where /proc and /etc are looked for.
[[nodiscard]] Host describeHost(const std::filesystem::path& root = "/");

/// Now, in local time with the UTC offset: "2026-03-05T21:04:09+08:00".
[[nodiscard]] std::string currentTimeIso8601();

/// The value after "key" and ':' or '=' in the first line that starts with the key; unquoted and
/// trimmed. Reads files such as /proc/cpuinfo and /etc/os-release.
[[nodiscard]] std::optional<std::string> fieldOfText(std::string_view text, std::string_view key);

/// The whole of a small file that may have no size, such as those under /proc and /sys; empty if
/// it cannot be read.
[[nodiscard]] std::string textOfSystemFile(const std::filesystem::path& path);

/// Total and currently available main memory from /proc/meminfo, in bytes. A memory limit of the
/// process's control group lowers both.
struct HostMemory {
    std::optional<Bytes> total;
    std::optional<Bytes> available;
};
[[nodiscard]] HostMemory hostMemory(const std::filesystem::path& root = "/");

} // namespace rooflab::bench
