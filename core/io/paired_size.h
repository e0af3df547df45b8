// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// A number of elements that a result of another file states for a kernel of a file without one. It
/// is offered, never applied.
struct PairedSize {
    std::string file; ///< that states it
    std::string record; ///< what that file calls the kernel: "vector_add, coalesced"
    std::string device; ///< of that record; empty if it is the asking record's own, or not recorded
    std::int64_t size = 0; ///< N, in elements
    std::string work; ///< the work model that would use it; empty if no named one fits
    friend bool operator==(const PairedSize&, const PairedSize&) = default;
};

/// The name of a kernel without return type, namespaces, template arguments and parameters:
/// "void ns::add<float>(float*, int)" is "add".
[[nodiscard]] std::string bareKernelName(std::string_view full);

/// For the records of `asking` that have neither work nor N: the sizes that `known` records of the
/// same kernel (family, variant or both) on the same device state, each once, at most five. A
/// device that one of both does not record stands in no one's way. Profiles state no N.
[[nodiscard]] std::vector<PairedSize> pairedSizes(const ImportOutcome& asking,
                                                  const std::vector<const Measurement*>& known);

/// "result.json states N = 16777216 for vector_add: --work 'vector_add fp32 n=16777216'".
[[nodiscard]] std::string pairedSizeText(const PairedSize& offer);

/// Writes the offers into the sentence of the question for a work model or a size.
void offerPairedSizes(ImportOutcome& asking, const std::vector<PairedSize>& offers);

} // namespace rooflab
