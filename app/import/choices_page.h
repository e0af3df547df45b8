// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/waiting_file.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace rooflab {

class WorkEditor;

/// What the user may decide about a file: its format, device, warm-up and the work of its runs.
class ChoicesPage final : public QWidget {
    Q_OBJECT

public:
    explicit ChoicesPage(QWidget* parent = nullptr);

    /// Shows the fields that apply to the file, filled with its options.
    void setFile(const WaitingFile& file);
    /// The file is gone.
    void clear() { m_file = nullptr; }
    /// The options with what the fields say.
    [[nodiscard]] ImportOptions appliedTo(ImportOptions options) const;

Q_SIGNALS:
    void choicesChanged();

private:
    void connectFields();
    void fillDevice(const WaitingFile& file);
    void fillWork(const WaitingFile& file);
    void fillQuestions(const WaitingFile& file);

    QFormLayout* m_form;
    QLabel* m_questions;
    QComboBox* m_format;
    QSpinBox* m_device;
    QLineEdit* m_deviceName;
    QSpinBox* m_warmup;
    WorkEditor* m_work;
    QGroupBox* m_workBox;
    const WaitingFile* m_file = nullptr;
    bool m_isFilling = false;
};

/// F, Q and AI that a work model gave the first record of a kernel (a name or pattern; empty: any),
/// and the accounting; empty if none did.
[[nodiscard]] QString suppliedWorkText(const ImportOutcome& outcome, const QString& kernel);

} // namespace rooflab
