// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QDockWidget;
class QMainWindow;
class QShortcut;

namespace rooflab {

class LessonPanel;
class RecordDialog;
class RooflineView;
class SessionStore;
class WindowMenus;

/// The lesson and the experiment record: makes their windows and connects their menu entries.
class ReadingFeatures final : public QObject {
    Q_OBJECT

public:
    /// The window must have its details dock.
    ReadingFeatures(QMainWindow& window, SessionStore& store, RooflineView& view,
                    WindowMenus& menus);

    void startLesson();
    void leaveLesson();
    [[nodiscard]] bool isInLesson() const { return m_isInLesson; }
    void showRecord();

Q_SIGNALS:
    /// The lesson points at these records.
    void selectionWanted(const QStringList& ids);
    void lessonChanged(bool isInLesson);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addLessonDock();
    void beginLesson();
    void showMark();

    QMainWindow& m_window;
    SessionStore& m_store;
    RooflineView& m_view;
    LessonPanel* m_lesson;
    QDockWidget* m_dock;
    QShortcut* m_escape;
    RecordDialog* m_record = nullptr; ///< made when it is needed; belongs to the window
    QStringList m_selectionBefore;
    bool m_isInLesson = false;
};

} // namespace rooflab
