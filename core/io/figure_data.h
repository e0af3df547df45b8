// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rooflab {

/// The version of the text in a figure; the session inside has a version of its own.
inline constexpr std::string_view figureDataVersion = "1.0";

/// Most runs whose data a figure carries: beyond, writing them takes longer than drawing.
inline constexpr std::size_t figureRunLimit = 10'000;

/// Longest text that a figure carries, in bytes: figureRunLimit runs with a few hundred samples
/// each. A small file can inflate to anything, so a reader needs an end.
inline constexpr std::size_t figureDataLimit = 64 * 1024 * 1024;

/// How a figure was drawn. Absent: not recorded.
struct FigureDescription {
    std::optional<std::int64_t> widthPixels;
    std::optional<std::int64_t> heightPixels;
    std::optional<double> dpi;
    std::optional<std::string> theme;
    std::optional<std::string> language;
    friend bool operator==(const FigureDescription&, const FigureDescription&) = default;
};

/// Fails beyond figureRunLimit; for asking before everything is copied.
[[nodiscard]] Result<void> checkFigureRuns(std::size_t runs);

/// The JSON text that a figure carries: format, version, how it was drawn and the session. Fails
/// beyond figureRunLimit and figureDataLimit.
[[nodiscard]] Result<std::string> figureDataText(const Session& session,
                                                 const FigureDescription& figure);

/// True for the beginning of such a text.
[[nodiscard]] bool isFigureData(std::string_view beginning);

/// The session of such a text; a note says how the figure was drawn.
[[nodiscard]] Result<ImportOutcome> readFigureData(std::string_view text);

} // namespace rooflab
