// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/work_editor.h"

#include "app/core_text.h"
#include "app/import/plain_label.h"
#include "app/qt_text.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>

namespace rooflab {
namespace {

constexpr int noneRow = 0;
constexpr int firstNamedRow = 1;
constexpr int mostNamesListed = 24;
constexpr int narrowestCombo = 16; ///< characters; longer names are elided

} // namespace

WorkEditor::WorkEditor(QWidget* parent)
    : QWidget(parent), m_kernel(new QComboBox), m_work(new QComboBox), m_precision(new QComboBox),
      m_names(new QStringListModel(this)), m_flops(new QLineEdit), m_bytes(new QLineEdit),
      m_form(new QFormLayout), m_accounting(makePlainLabel("workAccounting")),
      m_problem(makeProblemLabel("workProblem")), m_hint(makeMutedLabel("workHint")),
      m_given(makePlainLabel("workGiven")), m_result(makePlainLabel("workResult"))
{
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_kernel->setObjectName(QStringLiteral("workKernel"));
    m_kernel->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kernel->setMinimumContentsLength(narrowestCombo);
    m_work->setObjectName(QStringLiteral("work"));
    m_work->addItem(tr("none: as the file states it"));
    for (const NamedWork& named : namedWorks()) {
        m_work->addItem(coreText(named.label));
    }
    m_work->addItem(tr("expressions"));
    m_precision->setObjectName(QStringLiteral("workPrecision"));
    m_precision->addItem(tr("as the file states it"));
    for (const auto& [precision, text] : precisionTexts) {
        m_precision->addItem(toQt(text), static_cast<int>(precision));
    }
    m_form->addRow(tr("For ker&nel"), m_kernel);
    m_form->addRow(tr("&Work of a launch"), m_work);
    m_form->addRow(tr("&Precision"), m_precision);
    m_form->addRow(tr("Sizes"), makeSizes());
    addExpressionRow(m_form, tr("FLO&Ps ="), m_flops, "workFlops");
    addExpressionRow(m_form, tr("&Bytes ="), m_bytes, "workBytes");
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    for (QLabel* label : {m_problem, m_accounting, m_result, m_given, m_hint}) {
        layout->addWidget(label);
    }
    connect(m_kernel, &QComboBox::activated, this, [this] {
        showDraft();
        Q_EMIT kernelChanged();
    });
    connect(m_work, &QComboBox::activated, this, &WorkEditor::takeFields);
    connect(m_precision, &QComboBox::activated, this, &WorkEditor::takeFields);
    fillKernels({});
    showDraft();
}

QWidget* WorkEditor::makeSizes()
{
    m_sizeRow = new QWidget;
    auto* row = new QHBoxLayout(m_sizeRow);
    row->setContentsMargins(0, 0, 0, 0);
    for (const char* name : {"m", "n", "k"}) {
        SizeField field;
        field.name = QLatin1String(name);
        field.edit = new QLineEdit;
        field.edit->setObjectName(QStringLiteral("workSize_") + field.name);
        field.edit->setPlaceholderText(tr("number or column"));
        field.edit->setAccessibleName(tr("Size %1").arg(field.name));
        field.edit->setCompleter(new QCompleter(m_names, field.edit));
        field.edit->completer()->setCaseSensitivity(Qt::CaseInsensitive);
        field.label = new QLabel(field.name);
        field.label->setBuddy(field.edit);
        row->addWidget(field.label);
        row->addWidget(field.edit, 1);
        connect(field.edit, &QLineEdit::textChanged, this, &WorkEditor::takeFields);
        m_sizes.push_back(field);
    }
    return m_sizeRow;
}

void WorkEditor::addExpressionRow(QFormLayout* form, const QString& label, QLineEdit* edit,
                                  const char* name)
{
    edit->setObjectName(QLatin1String(name));
    edit->setPlaceholderText(tr("for example 2 * n"));
    form->addRow(label, edit);
    connect(edit, &QLineEdit::textChanged, this, &WorkEditor::takeFields);
}

void WorkEditor::setFile(const QStringList& kernels, const QStringList& columns)
{
    m_columns = columns;
    m_names->setStringList(columns);
    fillKernels(kernels);
    showDraft();
}

/// Every kernel, the file's own, and patterns of models that name none of them.
void WorkEditor::fillKernels(const QStringList& kernels)
{
    const QString before = kernel();
    m_kernels = kernels;
    QStringList all = kernels;
    for (const WorkDraft& each : m_drafts) {
        if (!each.kernels.isEmpty() && !all.contains(each.kernels)) {
            all.append(each.kernels);
        }
    }
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    m_kernel->clear();
    m_kernel->addItem(tr("every kernel"), QString());
    for (const QString& name : std::as_const(all)) {
        m_kernel->addItem(name.simplified(), name);
        m_kernel->setItemData(m_kernel->count() - 1, name.toHtmlEscaped(), Qt::ToolTipRole);
    }
    m_kernel->setCurrentIndex(std::max(0, m_kernel->findData(before)));
}

void WorkEditor::setWorks(const std::vector<WorkModel>& works)
{
    const auto texts = [](const std::vector<WorkModel>& models) {
        std::vector<std::string> list;
        for (const WorkModel& model : models) {
            list.push_back(workModelText(model));
        }
        return list;
    };
    if (texts(works) == texts(this->works())) {
        return;
    }
    m_drafts.clear();
    for (const WorkModel& model : works) {
        m_drafts.push_back(draftOf(model));
    }
    fillKernels(m_kernels);
    const bool hasGeneral = std::any_of(
        works.begin(), works.end(), [](const WorkModel& model) { return model.kernels.empty(); });
    if (!works.empty() && !hasGeneral) {
        m_kernel->setCurrentIndex(m_kernel->findData(toQt(works.front().kernels)));
    }
    showDraft();
}

std::vector<WorkModel> WorkEditor::works() const
{
    std::vector<WorkModel> models;
    for (const bool general : {false, true}) {
        for (const WorkDraft& each : m_drafts) {
            if (each.kernels.isEmpty() == general) {
                if (auto model = modelOf(each, m_columns); model && *model) {
                    models.push_back(std::move(**model));
                }
            }
        }
    }
    return models;
}

QString WorkEditor::kernel() const
{
    return m_kernel->currentData().toString();
}

void WorkEditor::setResult(const QString& text)
{
    m_result->setText(text);
    m_result->setVisible(!text.isEmpty());
}

WorkDraft& WorkEditor::draft()
{
    const QString wanted = kernel();
    const auto found = std::find_if(m_drafts.begin(), m_drafts.end(),
                                    [&](const WorkDraft& each) { return each.kernels == wanted; });
    if (found != m_drafts.end()) {
        return *found;
    }
    m_drafts.emplace_back();
    m_drafts.back().kernels = wanted;
    return m_drafts.back();
}

void WorkEditor::showDraft()
{
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    const WorkDraft& shown = draft();
    const std::span<const NamedWork> table = namedWorks();
    int row = noneRow;
    if (shown.kind == WorkDraft::Kind::Named) {
        row = firstNamedRow + static_cast<int>(shown.named - table.data());
    } else if (shown.kind == WorkDraft::Kind::Expressions) {
        row = m_work->count() - 1;
    }
    m_work->setCurrentIndex(row);
    m_precision->setCurrentIndex(
        shown.precision ? m_precision->findData(static_cast<int>(*shown.precision)) : 0);
    for (const SizeField& field : m_sizes) {
        field.edit->setText(shown.sizes.value(field.name));
    }
    m_flops->setText(shown.flops);
    m_bytes->setText(shown.bytes);
    showState();
}

void WorkEditor::takeFields()
{
    if (m_isFilling) {
        return;
    }
    WorkDraft edited = draft();
    const int row = m_work->currentIndex();
    const bool isExpressions = row == m_work->count() - 1;
    edited.kind = row == noneRow ? WorkDraft::Kind::None
        : isExpressions          ? WorkDraft::Kind::Expressions
                                 : WorkDraft::Kind::Named;
    edited.named = edited.kind == WorkDraft::Kind::Named
        ? &namedWorks()[static_cast<std::size_t>(row - firstNamedRow)]
        : nullptr;
    const QVariant precision = m_precision->currentData();
    edited.precision = precision.isValid()
        ? std::optional(static_cast<Precision>(precision.toInt()))
        : std::nullopt;
    for (const SizeField& field : m_sizes) {
        edited.sizes[field.name] = field.edit->text();
    }
    edited.flops = m_flops->text();
    edited.bytes = m_bytes->text();
    draft() = edited;
    showState();
    if (modelOf(edited, m_columns)) {
        Q_EMIT worksChanged();
    }
}

void WorkEditor::showState()
{
    const WorkDraft& shown = draft();
    const bool isNamed = shown.kind == WorkDraft::Kind::Named;
    const bool isExpressions = shown.kind == WorkDraft::Kind::Expressions;
    const QStringList needed = isNamed ? sizesOf(*shown.named) : QStringList();
    m_accounting->setVisible(isNamed);
    m_form->setRowVisible(m_precision, isNamed);
    m_form->setRowVisible(m_sizeRow, isNamed);
    for (const SizeField& field : m_sizes) {
        field.label->setVisible(needed.contains(field.name));
        field.edit->setVisible(needed.contains(field.name));
    }
    m_form->setRowVisible(m_flops, isExpressions);
    m_form->setRowVisible(m_bytes, isExpressions);
    m_accounting->setText(isNamed ? coreText(shown.named->accounting) : QString());
    const auto model = modelOf(shown, m_columns);
    m_problem->setText(model ? QString()
                           : model.error().where.empty()
                           ? coreText(model.error().message)
                           : QStringLiteral("%1: %2").arg(coreText(model.error().where),
                                                          coreText(model.error().message)));
    m_problem->setVisible(!model);
    QStringList hints;
    if (usesGridSize(shown)) {
        hints.append(tr("Grid_Size counts threads, not elements: it is N only where each thread "
                        "handles one element."));
    }
    if (shown.kind != WorkDraft::Kind::None && !m_columns.isEmpty()) {
        const bool isLong = m_columns.size() > mostNamesListed;
        hints.append(tr("Columns that can be used: %1%2")
                         .arg(m_columns.mid(0, mostNamesListed).join(QStringLiteral(", ")),
                              isLong ? QStringLiteral(", …") : QString()));
    }
    m_hint->setText(hints.join(QLatin1Char('\n')));
    m_hint->setVisible(!hints.isEmpty());
    QStringList given;
    for (const WorkModel& each : works()) {
        given.append(toQt(workModelText(each)));
    }
    m_given->setText(tr("Models given:") + QLatin1Char('\n') + given.join(QLatin1Char('\n')));
    m_given->setVisible(given.size() > 1 || (given.size() == 1 && !kernel().isEmpty()));
    m_result->setVisible(!given.isEmpty() && !m_result->text().isEmpty());
}

} // namespace rooflab
