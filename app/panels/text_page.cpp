// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/text_page.h"

#include "app/qt_text.h"
#include "app/session_store.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

namespace rooflab {
namespace {

/// Copies what the eye sees: text without the places to break.
class PlainBrowser final : public QTextBrowser {
protected:
    QMimeData* createMimeDataFromSelection() const override
    {
        auto* copied = new QMimeData;
        copied->setText(textCursor().selection().toPlainText().remove(breakPlace));
        return copied;
    }
};

} // namespace

TextPage::TextPage(SessionStore& store, const char* viewName, const char* copyName)
    : m_store(store), m_view(new PlainBrowser), m_buttons(new QHBoxLayout),
      m_copy(new QPushButton(tr("Copy as te&xt")))
{
    m_view->setObjectName(QLatin1String(viewName));
    m_view->setOpenLinks(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setObjectName(QLatin1String(copyName));
    m_buttons->addStretch(1);
    m_buttons->addWidget(m_copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 6, 6);
    layout->addWidget(m_view, 1);
    layout->addLayout(m_buttons);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text); });
}

void TextPage::setAccessibleTitle(const QString& title)
{
    m_view->setAccessibleName(title);
}

QPushButton* TextPage::addButton(const char* objectName, const QString& text)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(objectName));
    m_buttons->addWidget(button);
    return button;
}

DetailsText TextPage::hint(const QString& text) const
{
    return {QStringLiteral("<p style='color:%1; margin:6px'>%2</p>")
                .arg(mutedColor(palette()), text.toHtmlEscaped()),
            text};
}

void TextPage::showRecords(const QStringList& ids)
{
    const bool isOther = ids != m_ids;
    m_ids = ids;
    refresh();
    if (isOther) {
        m_view->verticalScrollBar()->setValue(0);
    }
}

void TextPage::refresh()
{
    const Session& session = m_store.session();
    m_ids.removeIf([&session](const QString& id) { // a page in the back may lag behind
        return session.findMeasurement(fromQt(id)) == nullptr
            && session.findCeiling(fromQt(id)) == nullptr;
    });
    const DetailsText details = compose(m_ids);
    m_text = details.plain;
    const int place = m_view->verticalScrollBar()->value();
    m_view->setHtml(details.html);
    m_view->verticalScrollBar()->setValue(place);
    for (int i = 0; i < m_buttons->count(); ++i) {
        if (QWidget* button = m_buttons->itemAt(i)->widget()) {
            button->setEnabled(!m_ids.isEmpty());
        }
    }
}

void TextPage::changeEvent(QEvent* event)
{
    DetailsPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) {
        refresh(); // the colours are in the text
    }
}

} // namespace rooflab
