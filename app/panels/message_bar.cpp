// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/message_bar.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPalette>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>

namespace rooflab {
namespace {

constexpr int narrowPixels = 780; ///< below it the buttons go under the text

} // namespace

MessageBar::MessageBar(Kind kind, QWidget* parent)
    : QFrame(parent), m_kind(kind), m_label(new QLabel),
      m_body(new QBoxLayout(QBoxLayout::LeftToRight)), m_buttons(new QHBoxLayout)
{
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("closeMessage"));
    close->setText(QStringLiteral("\u00d7"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Dismiss"));
    close->setAccessibleName(tr("Dismiss message"));
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT dismissed();
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 5, 6, 5);
    m_body->setSpacing(4);
    m_body->addWidget(m_label, 1);
    m_body->addLayout(m_buttons);
    m_buttons->addStretch(1);
    layout->addLayout(m_body, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    colorize();
}

void MessageBar::showText(const QString& text)
{
    m_label->setText(text);
    show();
}

QString MessageBar::text() const
{
    return m_label->text();
}

QPushButton* MessageBar::addButton(const QString& text, const std::function<void()>& onClick)
{
    auto* button = new QPushButton(text);
    connect(button, &QPushButton::clicked, this, onClick);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_isColorizing) {
        colorize();
    }
}

void MessageBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool isNarrow = m_buttons->count() > 2 && event->size().width() < narrowPixels;
    m_body->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void MessageBar::colorize()
{
    m_isColorizing = true;
    const bool isDark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    const QColor background = m_kind == Kind::Hint
        ? (isDark ? QColor(0x1d, 0x30, 0x49) : QColor(0xe3, 0xee, 0xfc))
        : (isDark ? QColor(0x4a, 0x2a, 0x1c) : QColor(0xfd, 0xe9, 0xdc));
    QPalette colors; // everything else stays with the program's palette
    colors.setColor(QPalette::Window, background);
    setPalette(colors);
    m_isColorizing = false;
}

} // namespace rooflab
