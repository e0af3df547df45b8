// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/point_details.h"
#include "core/session.h"

#include <QPalette>
#include <QString>
#include <QStringList>

#include <vector>

namespace rooflab {

/// The same content twice: for the eye, with every text of a file escaped, and for the clipboard.
struct DetailsText {
    QString html;
    QString plain;
};

/// Where a long path or digest may break, so that it does not widen the panel.
inline constexpr QChar breakPlace(0x200b);

/// Escaped, with places to break.
[[nodiscard]] QString breakableHtml(const QString& plain);
/// The colour of what stands back, as HTML takes it.
[[nodiscard]] QString mutedColor(const QPalette& colors);

[[nodiscard]] DetailsText detailsOfRecord(const QString& title, const std::vector<DetailRow>& rows,
                                          const QPalette& colors);
/// One line a record, at most `most` of them, and how many there are.
[[nodiscard]] DetailsText detailsOfList(const Session& session, const QStringList& ids,
                                        const QPalette& colors, qsizetype most = 200);

} // namespace rooflab
