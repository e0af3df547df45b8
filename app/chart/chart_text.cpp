// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_text.h"

#include "app/qt_text.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <QTextOption>

namespace rooflab {

QString plainLine(std::string_view text)
{
    QString line = toQt(text);
    for (QChar& character : line) {
        // U+FFFE and U+FFFF may stand in no XML document, thus in no SVG.
        if (character.category() == QChar::Other_Control || character.isNonCharacter()) {
            character = QLatin1Char(' ');
        }
    }
    return line.simplified();
}

double textWidth(const QFont& font, const QString& text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

double lineHeight(const QFont& font)
{
    return QFontMetricsF(font).height();
}

QStringList wrapText(const QString& text, const QFont& font, double width, int maxLines)
{
    QStringList lines;
    if (text.isEmpty() || width <= 0.0 || maxLines < 1) {
        return lines;
    }
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    while (true) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLineWidth(width);
        if (lines.size() + 1 == maxLines) {
            const QString rest = text.mid(line.textStart());
            lines << QFontMetricsF(font).elidedText(rest, Qt::ElideRight, width);
            break;
        }
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace rooflab
