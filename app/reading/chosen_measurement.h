// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/qt_text.h"
#include "core/session.h"

#include <QStringList>

namespace rooflab {

/// The measurement, where a selection is exactly one; nullptr else. Owned by the session.
[[nodiscard]] inline const Measurement* chosenMeasurement(const Session& session,
                                                          const QStringList& ids)
{
    return ids.size() == 1 ? session.findMeasurement(fromQt(ids.first())) : nullptr;
}

} // namespace rooflab
