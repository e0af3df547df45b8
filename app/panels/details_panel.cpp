// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/details_panel.h"

#include "app/panels/details_text.h"
#include "app/qt_text.h"
#include "app/record_details.h"
#include "app/session_store.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace rooflab {

DetailsPanel::DetailsPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_view(new QTextBrowser),
      m_copy(new QPushButton(tr("Copy as te&xt")))
{
    m_view->setObjectName(QStringLiteral("detailsText"));
    m_view->setAccessibleName(tr("Details of the selection"));
    m_view->setOpenLinks(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_copy->setObjectName(QStringLiteral("copyDetails"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 6, 6);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_copy, 0, Qt::AlignRight);
    connect(m_copy, &QPushButton::clicked, this, &DetailsPanel::copy);
    connect(&store, &SessionStore::changed, this, &DetailsPanel::refresh);
    refresh();
}

void DetailsPanel::showRecords(const QStringList& ids)
{
    m_ids = ids;
    refresh();
    m_view->verticalScrollBar()->setValue(0);
}

void DetailsPanel::refresh()
{
    const Session& session = m_store.session();
    m_ids.removeIf([&session](const QString& id) {
        return session.findMeasurement(fromQt(id)) == nullptr
            && session.findCeiling(fromQt(id)) == nullptr;
    });
    DetailsText details;
    if (m_ids.isEmpty()) {
        details.html
            = QStringLiteral("<p style='color:%1; margin:6px'>%2</p>")
                  .arg(palette().color(QPalette::Disabled, QPalette::Text).name(),
                       tr("Select a point, a ceiling or a table row to see where its number comes "
                          "from: the calculation, the run, the device and the file.")
                           .toHtmlEscaped());
    } else if (m_ids.size() == 1) {
        const std::string id = fromQt(m_ids.first());
        const Measurement* measurement = session.findMeasurement(id);
        const QString title = measurement != nullptr ? toQt(shortLabel(*measurement))
                                                     : toQt(session.findCeiling(id)->label);
        details = detailsOfRecord(title, recordDetails(session, id), palette());
    } else {
        details = detailsOfList(session, m_ids, palette());
    }
    m_text = details.plain;
    const int place = m_view->verticalScrollBar()->value();
    m_view->setHtml(details.html);
    m_view->verticalScrollBar()->setValue(place);
    m_copy->setEnabled(!m_ids.isEmpty());
}

void DetailsPanel::copy() const
{
    QGuiApplication::clipboard()->setText(m_text);
}

void DetailsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refresh(); // the colours are in the text
    }
}

} // namespace rooflab
