// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/appearance.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleOption>

namespace rooflab {
namespace {

struct WindowColors {
    QColor window;
    QColor base;
    QColor alternateBase;
    QColor button;
    QColor text;
    QColor mutedText;
    QColor highlight;
    QColor highlightedText;
    QColor link;
    QColor toolTip;
    QColor light;
    QColor mid;
    QColor dark;
};

WindowColors lightColors()
{
    return {QColor(0xf3, 0xf4, 0xf6), QColor(0xff, 0xff, 0xff), QColor(0xf7, 0xf8, 0xfa),
            QColor(0xf8, 0xf9, 0xfa), QColor(0x1f, 0x24, 0x2b), QColor(0x76, 0x7e, 0x8a),
            QColor(0x1f, 0x6f, 0xd6), QColor(0xff, 0xff, 0xff), QColor(0x0b, 0x5c, 0xc2),
            QColor(0xff, 0xff, 0xff), QColor(0xff, 0xff, 0xff), QColor(0xc4, 0xc9, 0xd1),
            QColor(0xa3, 0xaa, 0xb4)};
}

WindowColors darkColors()
{
    return {QColor(0x1e, 0x22, 0x28), QColor(0x17, 0x1a, 0x1f), QColor(0x1c, 0x20, 0x26),
            QColor(0x2c, 0x32, 0x3a), QColor(0xe4, 0xe7, 0xeb), QColor(0x8b, 0x94, 0xa1),
            QColor(0x2f, 0x7d, 0xe1), QColor(0xff, 0xff, 0xff), QColor(0x7c, 0xb4, 0xff),
            QColor(0x2c, 0x32, 0x3a), QColor(0x3a, 0x41, 0x4b), QColor(0x3a, 0x41, 0x4b),
            QColor(0x10, 0x12, 0x16)};
}

QPalette paletteOf(const WindowColors& colors)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.base);
    palette.setColor(QPalette::AlternateBase, colors.alternateBase);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.mutedText);
    palette.setColor(QPalette::Button, colors.button);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::BrightText, QColor(0xff, 0x5d, 0x5d));
    palette.setColor(QPalette::Highlight, colors.highlight);
    palette.setColor(QPalette::HighlightedText, colors.highlightedText);
    palette.setColor(QPalette::Link, colors.link);
    palette.setColor(QPalette::LinkVisited, colors.link);
    palette.setColor(QPalette::ToolTipBase, colors.toolTip);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::Light, colors.light);
    palette.setColor(QPalette::Midlight, colors.light);
    palette.setColor(QPalette::Mid, colors.mid);
    palette.setColor(QPalette::Dark, colors.dark);
    palette.setColor(QPalette::Shadow, colors.dark);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, colors.mutedText);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.mid);
    return palette;
}

/// Fusion, with check boxes and radio buttons that can be seen on a dark ground: its own outline is
/// darker still.
class ThemeStyle final : public QProxyStyle {
public:
    ThemeStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool isBox
            = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        const bool isRadio = element == PE_IndicatorRadioButton;
        if ((isBox || isRadio) && option->palette.color(QPalette::Window).lightness() < 128) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(option->palette.color(QPalette::PlaceholderText));
            painter->setBrush(Qt::NoBrush);
            const QRectF outline = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
            const double radius = isRadio ? outline.width() / 2.0 : 2.0;
            painter->drawRoundedRect(outline, radius, radius);
            painter->restore();
        }
    }
};

} // namespace

void applyAppearance(ThemeId theme)
{
    // One style everywhere: the platform's own style may ignore the palette.
    if (dynamic_cast<ThemeStyle*>(QApplication::style()) == nullptr) {
        QApplication::setStyle(new ThemeStyle);
    }
    QApplication::setPalette(paletteOf(theme == ThemeId::Dark ? darkColors() : lightColors()));
}

QColor problemColor(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? QColor(0xff, 0x9d, 0x8a)
                                                             : QColor(0xb3, 0x26, 0x1e);
}

} // namespace rooflab
