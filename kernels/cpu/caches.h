// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace rooflab::bench::cpu {

/// The caches that hold data, from the innermost level on, with how many of each the system has.
/// `note` says why a level is missing although the platform names a size for it.
struct CacheReport {
    std::vector<CacheLevel> levels;
    std::optional<std::string> note;

    [[nodiscard]] std::optional<Bytes> lastLevel() const;
};

/// From /sys/devices/system/cpu under `root`, and without that from the C library, which knows
/// sizes but no counts.
[[nodiscard]] CacheReport describeCaches(const std::filesystem::path& root = "/");

} // namespace rooflab::bench::cpu
