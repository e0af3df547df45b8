// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace rooflab {

/// A label for text that may come from a file: never markup, wrapped, can be copied.
[[nodiscard]] QLabel* makePlainLabel(const char* objectName);
/// The same in the colour of remarks.
[[nodiscard]] QLabel* makeMutedLabel(const char* objectName);
/// The same in the colour of what is wrong, in light and dark.
[[nodiscard]] QLabel* makeProblemLabel(const char* objectName);

} // namespace rooflab
