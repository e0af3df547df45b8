// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/figure.h"
#include "core/enum_text.h"
#include "core/session.h"

#include <QByteArray>

#include <optional>
#include <string>

class QPdfWriter;

namespace rooflab {

/// The words for themes in options and in the data of a figure.
inline constexpr EnumTable<ThemeId, 3> themeTexts{
    {{ThemeId::Light, "light"}, {ThemeId::Dark, "dark"}, {ThemeId::Print, "print"}}};

/// What of a session a figure carries.
struct EmbeddingChoice {
    bool withData = true;
    bool leaveOutNames = false; ///< of hosts and users, and paths
};

/// Sets FigureOptions::embeddedSession to what a figure with this content and these options shows
/// of the session it was computed from. Fails when that is too long for a figure.
[[nodiscard]] Result<void> embedSession(FigureOptions& options, const Session& session,
                                        const ChartContent& content, const std::string& language,
                                        const EmbeddingChoice& choice);

/// Puts the data into a PDF that is about to be painted, as a file attachment; nothing if absent.
void attachData(QPdfWriter& writer, const std::optional<std::string>& data);

/// The finished PNG, SVG or PDF figure with its data. Fails unless the data reads back as it is.
[[nodiscard]] Result<QByteArray> withData(const QByteArray& figure, const std::string& data);

} // namespace rooflab
