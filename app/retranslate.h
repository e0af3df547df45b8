// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QObject;

namespace rooflab {

/// Says the texts of a window, its widgets and its actions, which were built in one language, in
/// another: titles, labels, buttons, menus, tips, accessible names, tabs and lists of choices.
/// A text that the translation does not know, such as a file's name, stays. What models and pages
/// show is asked for again by their owners.
void retranslate(QObject& root, const QString& from, const QString& to);

/// Chinese writes an accelerator behind the text, "保存(&S)". Qt would show the rest of it,
/// "保存(S)", on tool buttons and in tips: those get the bare text.
void hideAcceleratorMarks(QObject& root);

} // namespace rooflab
