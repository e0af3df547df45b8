// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/waiting_file.h"

#include <QWidget>

#include <cstddef>

class QComboBox;
class QLabel;
class QTabWidget;

namespace rooflab {

class ChoicesPage;
class ColumnEditor;
class ImportSummary;
class LaunchesPage;
class NewRecordsModel;
class RemarksModel;

/// Everything about one waiting file: what was read, and the choices it leaves open.
class FilePage final : public QWidget {
    Q_OBJECT

public:
    explicit FilePage(QWidget* parent = nullptr);

    /// Shows another file, or another state of the same; nullptr: none. The file must outlive the
    /// page or the next call.
    void setFile(const WaitingFile* file);
    /// A boundary was moved: the records and remarks are others, the file's reading is not.
    void refreshRecords();
    /// Announces choices that have not rested yet.
    void flush();
    /// What applying the shown file would do, or why it cannot be applied.
    [[nodiscard]] QString applyText() const;

Q_SIGNALS:
    void optionsChosen(const rooflab::ImportOptions& options);
    void warmupChosen(std::size_t group, std::size_t launches);
    /// Read it without the choices of last time; forget them where `forget`.
    void withoutRemembered(bool forget);

private:
    QWidget* makeNotice();
    QWidget* makeSummary();
    QWidget* makeRemarks();
    QWidget* makeRecords();
    void makeTabs();
    void showTitle();
    void showRemarkCounts();
    [[nodiscard]] QString notPlottedText() const;

    const WaitingFile* m_file = nullptr;
    QString m_path; ///< of m_file
    QLabel* m_title;
    QWidget* m_notice;
    ImportSummary* m_summary;
    QTabWidget* m_tabs;
    ChoicesPage* m_choices;
    ColumnEditor* m_columns;
    LaunchesPage* m_launches;
    RemarksModel* m_remarks;
    NewRecordsModel* m_records;
    QComboBox* m_kinds;
};

} // namespace rooflab
