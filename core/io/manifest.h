// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/provenance.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// The manifest.json that part 2 of the tutorial writes beside its results.
struct Manifest {
    std::optional<std::string> operatorName;
    std::optional<std::string> generatedAt;
    std::optional<std::string> gitCommit;
    std::optional<std::string> device;
    std::optional<std::string> arch;
    std::vector<SoftwareItem> software;
    std::optional<std::int64_t> size; ///< N, in elements
    std::optional<std::int64_t> warmup;
    std::optional<std::int64_t> repeat;
    bool isPresent = false;

    /// Fills what the provenance does not say yet.
    void addTo(Provenance& provenance) const;
};

/// The manifest in the folder of an imported file; an empty one if there is none that can be read.
[[nodiscard]] Manifest siblingManifest(const ImportInput& input);

} // namespace rooflab
