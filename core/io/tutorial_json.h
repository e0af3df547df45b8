// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/result.h"

#include <string>
#include <string_view>

namespace rooflab {

/// The flat JSON of the tutorial's vector_add program: gpu, arch, kernel, size, block, stride,
/// warmup, repeat, min_ms, median_ms, avg_ms, eff_bandwidth_gbs, correctness; or a list of such
/// objects, of which a bad one is refused and the others stay.
[[nodiscard]] bool looksLikeTutorialJson(std::string_view text);
[[nodiscard]] Result<ImportOutcome> readTutorialJson(std::string_view text);
/// The same shape for one of our measurements (times in ms, bandwidth in GB/s from the minimum).
[[nodiscard]] std::string writeTutorialJson(const Measurement& measurement);

} // namespace rooflab
