// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "kernels/backend.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rooflab::peers {

struct Options {
    bench::BackendOptions backend;
    std::int64_t pairs = 7;
    std::optional<std::string> outputJson;
    std::optional<std::string> rooflab; ///< the program whose quick measurement is timed
    std::optional<std::string> answer; ///< help: print this and stop
};

/// The words after the program's name. ErrorCode::Usage names the flag that is wrong.
[[nodiscard]] Result<Options> parseOptions(std::string_view programName,
                                           std::span<const std::string> arguments);

} // namespace rooflab::peers
