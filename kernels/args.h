// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameters.h"
#include "core/plan.h"
#include "core/precision.h"
#include "core/result.h"
#include "kernels/backend.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rooflab::bench {

enum class OutputFormat { Session, Tutorial };
inline constexpr EnumTable<OutputFormat, 2> outputFormatTexts{
    {{OutputFormat::Session, "session"}, {OutputFormat::Tutorial, "tutorial"}}};

/// What the command line says of the timing. It overrides what a plan says.
struct TimingOverrides {
    std::optional<std::int64_t> warmup;
    std::optional<std::int64_t> repeat;
    std::optional<TimingScope> scope;
    std::optional<CacheState> cache;
    std::optional<double> stableWithin;
    std::optional<Seconds> timeLimit;

    /// Repeating until stable takes as many launches as it needs: without a `repeat` of its own at
    /// most 1000.
    void applyTo(TimingPlan& timing) const;
};

/// What the user asked for, checked as far as that is possible without a device.
struct BenchArgs {
    std::optional<std::string> answer; ///< help or version text: print it and do nothing else
    bool list = false;
    bool json = false; ///< with list
    bool events = false;
    std::optional<std::string> plan; ///< a name, a file, or "-" for the standard input
    Plan kernels; ///< the runs of --kernel; used when there is no plan; size absent: device's
    TimingOverrides timing; ///< of every run
    BackendOptions backend;
    std::optional<std::string> outputJson;
    OutputFormat outputFormat = OutputFormat::Session;
};

/// Reads a command line without the program's own name. Every Error is ErrorCode::Usage and names
/// the flag.
[[nodiscard]] Result<BenchArgs> parseArgs(std::string_view programName,
                                          std::span<const std::string> arguments);

} // namespace rooflab::bench
