// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace rooflab {

/// What the axes, lines, markers and percentages mean, on one page.
void showReadingHelp(QWidget* parent);
/// Version, revision, licence.
void showAbout(QWidget* parent);

} // namespace rooflab
