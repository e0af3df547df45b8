// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog.h"
#include "core/explore/what_if.h"
#include "core/sentence.h"

namespace rooflab {

/// F and Q of a record with another N, precision or element size.
struct ImaginedWork {
    Flop flops;
    Bytes bytes;
    double sizeFactor = 1.0; ///< new N / recorded N
    std::vector<Sentence> rules;
    std::vector<Sentence> assumptions;
};

/// See ghostPoint() for the rules and when it fails.
[[nodiscard]] Result<ImaginedWork> imaginedWork(const Measurement& measurement,
                                                const WhatIf& whatIf);

} // namespace rooflab
