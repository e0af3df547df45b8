// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/work_draft.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QStringListModel;

namespace rooflab {

/// The fields for the FLOPs and bytes of a file's runs: one work model for every kernel, or one
/// for some of them.
class WorkEditor final : public QWidget {
    Q_OBJECT

public:
    explicit WorkEditor(QWidget* parent = nullptr);

    /// Which kernels can be chosen and which columns the fields may use.
    void setFile(const QStringList& kernels, const QStringList& columns);
    /// Fills the fields, unless they say the same already.
    void setWorks(const std::vector<WorkModel>& works);
    /// The models that can be read, those of single kernels first.
    [[nodiscard]] std::vector<WorkModel> works() const;
    /// The kernel that is edited; empty: every kernel.
    [[nodiscard]] QString kernel() const;
    /// What the model gives for the first record of kernel().
    void setResult(const QString& text);

Q_SIGNALS:
    /// The models changed and can be read.
    void worksChanged();
    void kernelChanged();

private:
    QWidget* makeSizes();
    void addExpressionRow(QFormLayout* form, const QString& label, QLineEdit* edit,
                          const char* name);
    void fillKernels(const QStringList& kernels);
    WorkDraft& draft();
    void showDraft();
    void takeFields();
    void showState();

    QStringList m_kernels;
    QStringList m_columns;
    std::vector<WorkDraft> m_drafts; ///< at most one for each kernel
    QComboBox* m_kernel;
    QComboBox* m_work;
    QComboBox* m_precision;
    QStringListModel* m_names;
    struct SizeField {
        QString name;
        QLabel* label = nullptr;
        QLineEdit* edit = nullptr;
    };
    std::vector<SizeField> m_sizes;
    QWidget* m_sizeRow = nullptr;
    QLineEdit* m_flops;
    QLineEdit* m_bytes;
    QFormLayout* m_form;
    QLabel* m_accounting;
    QLabel* m_problem;
    QLabel* m_hint;
    QLabel* m_given;
    QLabel* m_result;
    bool m_isFilling = false;
};

} // namespace rooflab
