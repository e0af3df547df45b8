// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/import_report_filter.h"
#include "app/models/import_report_model.h"

#include <QString>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedLayout;

namespace rooflab {

class RecordTable;

/// What became of every file: a table that can be narrowed down and copied as text.
class ImportReportPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ImportReportPanel(QWidget* parent = nullptr);

    void append(std::vector<FileReport> reports);
    void clear();
    /// The whole report, as the command line prints it, to the clipboard.
    void copyReport() const;

Q_SIGNALS:
    /// The user wants to choose how a file is read that was refused.
    void reviewRequested(const QString& path, const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeControls();
    void showMenu(const QPoint& place);
    void showTableOrReason();

    ImportReportModel m_model;
    ImportReportFilter m_filter;
    RecordTable* m_table;
    QLabel* m_reason; ///< why the table is empty
    QStackedLayout* m_stack = nullptr;
    QLineEdit* m_text = nullptr;
    QComboBox* m_lines = nullptr;
    QWidget* m_controls = nullptr;
};

} // namespace rooflab
