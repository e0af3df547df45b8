// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/reading_features.h"

#include "app/chart/roofline_view.h"
#include "app/reading/lesson_panel.h"
#include "app/reading/record_dialog.h"
#include "app/session_store.h"
#include "app/window_menus.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QShortcut>

#include <utility>

namespace rooflab {

ReadingFeatures::ReadingFeatures(QMainWindow& window, SessionStore& store, RooflineView& view,
                                 WindowMenus& menus)
    : QObject(&window), m_window(window), m_store(store), m_view(view),
      m_lesson(new LessonPanel(store)), m_dock(new QDockWidget(tr("Lesson"), &window)),
      m_escape(new QShortcut(QKeySequence(Qt::Key_Escape), &window))
{
    addLessonDock();
    m_escape->setEnabled(false);
    connect(m_escape, &QShortcut::activated, this, &ReadingFeatures::leaveLesson);
    connect(m_lesson, &LessonPanel::left, this, &ReadingFeatures::leaveLesson);
    connect(m_lesson, &LessonPanel::pointedAt, this, &ReadingFeatures::selectionWanted);
    connect(m_lesson, &LessonPanel::markChanged, this, &ReadingFeatures::showMark);
    connect(menus.lesson, &QAction::triggered, this, &ReadingFeatures::startLesson);
    connect(menus.experimentRecord, &QAction::triggered, this, &ReadingFeatures::showRecord);
    const auto enable = [&store, record = menus.experimentRecord] {
        record->setEnabled(!store.session().measurements.empty());
    };
    connect(&store, &SessionStore::changed, this, enable);
    enable();
}

void ReadingFeatures::addLessonDock()
{
    m_dock->setObjectName(QStringLiteral("lessonDock"));
    m_dock->setWidget(m_lesson);
    m_dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_dock);
    if (auto* details = m_window.findChild<QDockWidget*>(QStringLiteral("detailsDock"))) {
        m_window.tabifyDockWidget(details, m_dock);
    }
    m_dock->hide();
    m_dock->installEventFilter(this);
}

bool ReadingFeatures::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close && m_isInLesson) {
        leaveLesson();
    }
    if (event->type() == QEvent::Show && !m_isInLesson) {
        beginLesson(); // a window layout that was left during the lesson
    }
    return QObject::eventFilter(watched, event);
}

void ReadingFeatures::beginLesson()
{
    m_isInLesson = true;
    m_selectionBefore = m_view.selectedIds();
    m_escape->setEnabled(true);
    Q_EMIT lessonChanged(true);
    m_lesson->start();
}

void ReadingFeatures::showMark()
{
    if (m_isInLesson) {
        m_view.setLessonMark(m_lesson->mark());
    }
}

void ReadingFeatures::startLesson()
{
    if (!m_isInLesson) {
        beginLesson();
    }
    m_dock->show();
    m_dock->raise();
    m_lesson->setFocus();
}

void ReadingFeatures::leaveLesson()
{
    m_isInLesson = false;
    m_escape->setEnabled(false);
    m_dock->hide();
    m_view.setLessonMark({});
    Q_EMIT lessonChanged(false);
    Q_EMIT selectionWanted(std::exchange(m_selectionBefore, {}));
}

void ReadingFeatures::showRecord()
{
    if (m_record == nullptr) {
        m_record = new RecordDialog(m_store, &m_window);
    }
    m_record->showRuns(m_isInLesson ? QStringList() : m_view.selectedIds());
    m_record->show();
    m_record->raise();
    m_record->activateWindow();
}

} // namespace rooflab
