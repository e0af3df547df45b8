// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/plain_label.h"

#include "app/appearance.h"

#include <QEvent>

namespace rooflab {
namespace {

/// Follows the palette of its window.
class ProblemLabel final : public QLabel {
public:
    ProblemLabel() { followPalette(); }

protected:
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::PaletteChange) {
            followPalette();
        }
    }

private:
    void followPalette()
    {
        const QColor color = problemColor(palette());
        if (palette().color(QPalette::WindowText) != color) {
            QPalette changed = palette();
            changed.setColor(QPalette::WindowText, color);
            setPalette(changed);
        }
    }
};

QLabel* prepared(QLabel* label, const char* objectName)
{
    label->setObjectName(QLatin1String(objectName));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

QLabel* makePlainLabel(const char* objectName)
{
    return prepared(new QLabel, objectName);
}

QLabel* makeMutedLabel(const char* objectName)
{
    QLabel* label = prepared(new QLabel, objectName);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* makeProblemLabel(const char* objectName)
{
    return prepared(new ProblemLabel, objectName);
}

} // namespace rooflab
