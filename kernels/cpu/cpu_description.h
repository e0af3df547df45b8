// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"
#include "kernels/cpu/caches.h"
#include "kernels/cpu/isa.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace rooflab::bench::cpu {

/// The processor as a device, and what has to be said about how that was found out.
struct CpuDescription {
    Device device;
    std::vector<std::string> notes;
};

/// What the platform tells about the processor that runs `threads` threads of kernels for `isa`.
[[nodiscard]] CpuDescription describeCpu(Isa isa, std::int64_t threads, const CacheReport& caches,
                                         const std::filesystem::path& root = "/");

/// The compiler and the OpenMP that the kernels were built with.
[[nodiscard]] std::vector<SoftwareItem> describeBuild(Isa isa);

} // namespace rooflab::bench::cpu
