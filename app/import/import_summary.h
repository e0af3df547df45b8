// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/waiting_file.h"

#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

class QFormLayout;

namespace rooflab {

/// What was recognised in a file and why, its devices, rows, statistic and units, and what is
/// still open: label and text, in the words of the import report.
[[nodiscard]] std::vector<std::pair<QString, QString>> summaryRows(const WaitingFile& file);

/// Shows the summary of a file as text that can be copied.
class ImportSummary final : public QWidget {
    Q_OBJECT

public:
    explicit ImportSummary(QWidget* parent = nullptr);

    void setFile(const WaitingFile& file);
    void clear();
    [[nodiscard]] QString asText() const;

private:
    QFormLayout* m_form;
    std::vector<std::pair<QString, QString>> m_rows;
};

} // namespace rooflab
