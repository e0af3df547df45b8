// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/details_panel.h"

#include "app/panels/record_page.h"
#include "app/qt_text.h"
#include "app/reading/calculation_page.h"
#include "app/reading/reading_page.h"
#include "app/reading/samples_page.h"
#include "app/session_store.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStyleOptionTab>
#include <QStylePainter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace rooflab {
namespace {

constexpr int tabPaddingPixels = 14; ///< so that four titles fit the panel's narrowest width

class SlimTabBar final : public QTabBar {
protected:
    QSize tabSizeHint(int index) const override
    {
        const QSize size = QTabBar::tabSizeHint(index);
        return {fontMetrics().horizontalAdvance(tabText(index)) + tabPaddingPixels, size.height()};
    }
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }

    /// The style would leave its own, wider room beside each title and clip it.
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        for (int i = 0; i < count(); ++i) {
            if (isTabVisible(i) && i != currentIndex()) {
                drawTab(painter, i);
            }
        }
        if (currentIndex() >= 0) {
            drawTab(painter, currentIndex());
        }
    }

private:
    void drawTab(QStylePainter& painter, int index) const
    {
        QStyleOptionTab option;
        initStyleOption(&option, index);
        painter.drawControl(QStyle::CE_TabBarTabShape, option);
        painter.drawItemText(option.rect, Qt::AlignCenter, palette(), isTabEnabled(index),
                             tabText(index), QPalette::WindowText);
        if (hasFocus() && index == currentIndex()) {
            painter.setPen(palette().color(QPalette::Highlight));
            painter.drawRect(option.rect.adjusted(3, 4, -4, -4));
        }
    }
};

class SlimTabs final : public QTabWidget {
public:
    SlimTabs() { setTabBar(new SlimTabBar); }
};

} // namespace

DetailsPanel::DetailsPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_tabs(new SlimTabs)
{
    m_tabs->setObjectName(QStringLiteral("detailsTabs"));
    m_tabs->setAccessibleName(tr("Details"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("What to show of the selection"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    addPage(new CalculationPage(store), tr("Calculation"));
    addPage(new ReadingPage(store), tr("Reading"));
    addPage(new SamplesPage(store), tr("Samples"));
    addPage(new RecordPage(store), tr("Record"));
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int index) {
        if (!m_isChoosing && index >= 0) {
            m_wanted = m_pages.at(static_cast<std::size_t>(index));
            updateFront();
        }
    });
    connect(&store, &SessionStore::changed, this, &DetailsPanel::refresh);
    refresh();
}

DetailsPanel::~DetailsPanel()
{
    m_tabs->disconnect(this); // they change while they are taken down
}

void DetailsPanel::addPage(DetailsPage* page, const QString& title)
{
    m_pages.push_back(page);
    m_stale.insert(page);
    m_tabs->addTab(page, title);
    if (m_wanted == nullptr) {
        m_wanted = page;
    }
    chooseTabs();
}

void DetailsPanel::showRecords(const QStringList& ids)
{
    m_ids = ids;
    refresh();
}

void DetailsPanel::refresh()
{
    const Session& session = m_store.session();
    m_ids.removeIf([&session](const QString& id) {
        return session.findMeasurement(fromQt(id)) == nullptr
            && session.findCeiling(fromQt(id)) == nullptr;
    });
    m_stale = QSet<DetailsPage*>(m_pages.begin(), m_pages.end());
    chooseTabs();
    updateFront();
}

void DetailsPanel::chooseTabs()
{
    m_isChoosing = true;
    int front = -1;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const int index = static_cast<int>(i);
        const bool isUseful = m_pages[i]->isFor(m_ids);
        m_tabs->setTabVisible(index, isUseful);
        if (isUseful && (front < 0 || m_pages[i] == m_wanted)) {
            front = index;
        }
    }
    m_tabs->setCurrentIndex(front);
    m_isChoosing = false;
}

void DetailsPanel::updateFront()
{
    const bool isBehind = window()->isVisible() && !isVisible();
    auto* front = dynamic_cast<DetailsPage*>(m_tabs->currentWidget());
    if (front != nullptr && !isBehind && m_stale.remove(front)) {
        front->showRecords(m_ids);
    }
}

void DetailsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateFront();
}

QString DetailsPanel::asText()
{
    auto* front = dynamic_cast<DetailsPage*>(m_tabs->currentWidget());
    if (front == nullptr) {
        return {};
    }
    if (m_stale.remove(front)) {
        front->showRecords(m_ids);
    }
    return front->asText();
}

void DetailsPanel::copy()
{
    QGuiApplication::clipboard()->setText(asText());
}

} // namespace rooflab
