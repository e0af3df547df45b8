// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QStringList>
#include <QWidget>

namespace rooflab::testing {

/// The controls below a widget that the keyboard reaches and that have no name for a screen
/// reader.
inline QStringList unnamedInputs(const QWidget& root)
{
    QStringList unnamed;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        const bool isPart = widget->parentWidget()->inherits("QAbstractSpinBox")
            || widget->parentWidget()->inherits("QComboBox")
            || widget->inherits("QComboBoxListView")
            || widget->objectName().startsWith(QLatin1String("qt_")) // Qt's own
            || widget->focusProxy() != nullptr;
        const bool isInput
            = (widget->focusPolicy() & Qt::TabFocus) != 0 && !widget->isHidden() && !isPart;
        if (!isInput) {
            continue;
        }
        const QAccessibleInterface* access
            = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        if (access == nullptr || access->text(QAccessible::Name).isEmpty()) {
            unnamed.append(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ')
                           + widget->objectName() + QLatin1String(" in ")
                           + widget->parentWidget()->objectName());
        }
    }
    return unnamed;
}

} // namespace rooflab::testing
