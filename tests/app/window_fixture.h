// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/file_intake.h"
#include "app/main_window.h"
#include "app/models/import_report_model.h"
#include "app/panels/record_table.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

namespace rooflab::testing {

constexpr int patienceMs = 60000; ///< for loaded machines and sanitizers

/// Opens files and waits until the last of them has joined, waits in the preview or is refused.
inline bool openAndWait(MainWindow& window, const QStringList& paths)
{
    QSignalSpy opened(&window.fileIntake(), &FileIntake::opened);
    window.openFiles(paths);
    return opened.count() > 0 || opened.wait(patienceMs);
}

template <class Widget> Widget* child(MainWindow& window, const char* name)
{
    auto* found = window.findChild<Widget*>(QLatin1String(name));
    Q_ASSERT(found != nullptr);
    return found;
}

inline QString cell(MainWindow& window, const char* table, int row, int column)
{
    return child<RecordTable>(window, table)->model()->index(row, column).data().toString();
}

/// A column of the import report's lines that show one row a file.
inline QStringList reportedOutcomes(MainWindow& window)
{
    QStringList outcomes;
    const QAbstractItemModel* model = child<RecordTable>(window, "importReportTable")->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex first = model->index(row, 0);
        if (first.data(ImportReportModel::IsFileRole).toBool()) {
            outcomes.append(first.data().toString() + QStringLiteral(": ")
                            + model->index(row, ImportReportModel::KindColumn).data().toString());
        }
    }
    return outcomes;
}

/// Two runs and a bandwidth ceiling.
inline Session twoRuns()
{
    Session session;
    session.title = "two runs";
    session.measurements = {vectorAdd("coalesced", 3e-4), vectorAdd("linecross", 2e-3)};
    session.ceilings = {ceiling(CeilingKind::Bandwidth, 5e11, "copy")};
    return session;
}

inline QByteArray textOf(const Session& session)
{
    return QByteArray::fromStdString(writeSession(session));
}

/// Answers the next message box.
inline void answerWith(QMessageBox::StandardButton button, QString* question = nullptr)
{
    auto* timer = new QTimer(qApp);
    timer->setInterval(10);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, button, question] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            if (question != nullptr) {
                *question = box->text() + QLatin1Char('\n') + box->informativeText();
            }
            timer->stop();
            timer->deleteLater();
            box->button(button)->click();
        }
    });
    timer->start();
}

} // namespace rooflab::testing
