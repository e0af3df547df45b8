// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/column_editor.h"

#include "app/core_text.h"
#include "app/import/column_words.h"
#include "app/import/columns_model.h"
#include "app/import/plain_label.h"
#include "app/import/preview_table.h"
#include "app/qt_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

namespace rooflab {
namespace {

constexpr int longestColumn = 220; ///< pixels

void addLabelled(QHBoxLayout* row, const QString& text, QWidget* input)
{
    auto* label = new QLabel(text);
    label->setBuddy(input);
    row->addWidget(label);
    row->addWidget(input);
}

} // namespace

ColumnEditor::ColumnEditor(QWidget* parent)
    : QWidget(parent), m_model(new ColumnsModel(this)),
      m_table(makeChoiceTable(m_model, ColumnsModel::RoleColumn, "columns",
                              tr("Columns of the table"))),
      m_name(makePlainLabel("columnName")), m_role(new QComboBox), m_statistic(new QComboBox),
      m_unit(new QComboBox), m_problem(makeProblemLabel("columnProblem")),
      m_reset(new QPushButton(tr("Reset to &guess")))
{
    m_reset->setObjectName(QStringLiteral("resetColumns"));
    m_reset->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(makeFields());
    layout->addWidget(m_problem);
    m_problem->hide();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ColumnEditor::showColumn);
    connect(m_role, &QComboBox::activated, this, &ColumnEditor::takeRole);
    connect(m_statistic, &QComboBox::activated, this, &ColumnEditor::takeStatistic);
    connect(m_unit, &QComboBox::activated, this, &ColumnEditor::takeUnit);
    connect(m_unit->lineEdit(), &QLineEdit::editingFinished, this, &ColumnEditor::takeUnit);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_model->resetToGuess();
        showColumn();
        announce();
    });
    showColumn();
}

QWidget* ColumnEditor::makeFields()
{
    m_role->setObjectName(QStringLiteral("columnRole"));
    for (const auto& [role, text] : columnRoleTexts) {
        m_role->addItem(roleWords(role), static_cast<int>(role));
    }
    m_statistic->setObjectName(QStringLiteral("columnStatistic"));
    m_statistic->addItem(tr("not stated"));
    for (const auto& [statistic, text] : statisticTexts) {
        m_statistic->addItem(coreText(text), static_cast<int>(statistic));
    }
    m_unit->setObjectName(QStringLiteral("columnUnit"));
    m_unit->setEditable(true);
    m_unit->setInsertPolicy(QComboBox::NoInsert);
    m_unit->setMinimumContentsLength(7);
    m_name->setTextInteractionFlags(Qt::NoTextInteraction);
    m_name->setWordWrap(false);
    auto* fields = new QWidget;
    auto* row = new QHBoxLayout(fields);
    row->setContentsMargins(0, 0, 0, 0);
    addLabelled(row, tr("&Meaning"), m_role);
    addLabelled(row, tr("&Statistic"), m_statistic);
    addLabelled(row, tr("U&nit"), m_unit);
    row->addStretch(1);
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_reset);
    layout->addLayout(head);
    layout->addWidget(fields);
    return column;
}

void ColumnEditor::setTable(const std::vector<HeaderColumn>& header,
                            const std::optional<ColumnMapping>& chosen)
{
    const auto text = [](const std::optional<ColumnMapping>& columns) {
        return columns ? std::optional(columnMappingText(*columns)) : std::nullopt;
    };
    if (header == m_model->header() && text(chosen) == text(mapping())) {
        return;
    }
    const bool isSameHeader = header == m_model->header();
    const int selected = isSameHeader ? row() : 0;
    m_model->setTable(header, chosen ? &*chosen : nullptr);
    showProblem({});
    m_table->selectRow(std::max(0, selected));
    if (!isSameHeader) {
        m_table->resizeColumnsToContents();
        for (int column = 0; column < ColumnsModel::columnTotal; ++column) {
            m_table->setColumnWidth(column,
                                    std::min(longestColumn, m_table->columnWidth(column) + 8));
        }
    }
    showColumn();
}

std::optional<ColumnMapping> ColumnEditor::mapping() const
{
    return m_model->isAsGuessed() ? std::nullopt : std::optional(m_model->mapping());
}

int ColumnEditor::row() const
{
    return m_table->currentIndex().row();
}

void ColumnEditor::showColumn()
{
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    const bool isThere = row() >= 0;
    for (QWidget* each : {static_cast<QWidget*>(m_role), static_cast<QWidget*>(m_statistic),
                          static_cast<QWidget*>(m_unit)}) {
        each->setEnabled(isThere);
    }
    m_reset->setEnabled(!m_model->isAsGuessed());
    if (!isThere) {
        m_name->clear();
        return;
    }
    const MappedColumn& column = m_model->column(row());
    const QString name = toQt(column.column).simplified();
    m_name->setText(
        tr("Column “%1”")
            .arg(m_name->fontMetrics().elidedText(name, Qt::ElideMiddle, 2 * longestColumn)));
    m_role->setCurrentIndex(m_role->findData(static_cast<int>(column.role)));
    m_statistic->setEnabled(hasStatistic(column.role));
    m_statistic->setCurrentIndex(
        column.statistic ? m_statistic->findData(static_cast<int>(*column.statistic)) : 0);
    const QStringList units = unitsOf(column.role);
    m_unit->clear();
    m_unit->addItems(units);
    m_unit->setEnabled(!units.isEmpty());
    m_unit->setCurrentIndex(static_cast<int>(units.indexOf(toQt(column.unit))));
    m_unit->setEditText(toQt(column.unit));
}

/// A unit that does not fit the new meaning is dropped, never turned into another.
void ColumnEditor::takeRole()
{
    MappedColumn column = m_model->column(row());
    column.role = static_cast<ColumnRole>(m_role->currentData().toInt());
    const QString unit = toQt(column.unit);
    if (!hasStatistic(column.role)) {
        column.statistic.reset();
    }
    const bool fits = unitFactor(column.role, column.unit).has_value();
    (void)setUnit(column, fits ? unit : QString());
    m_model->setColumn(row(), column);
    showColumn();
    announce();
}

void ColumnEditor::takeStatistic()
{
    MappedColumn column = m_model->column(row());
    const QVariant chosen = m_statistic->currentData();
    column.statistic
        = chosen.isValid() ? std::optional(static_cast<Statistic>(chosen.toInt())) : std::nullopt;
    m_model->setColumn(row(), column);
    showColumn();
    announce();
}

void ColumnEditor::takeUnit()
{
    if (m_isFilling || row() < 0) {
        return;
    }
    MappedColumn column = m_model->column(row());
    if (m_unit->currentText().trimmed() == toQt(column.unit)) {
        showProblem(missingUnit());
        return;
    }
    if (const auto taken = setUnit(column, m_unit->currentText()); !taken) {
        showProblem(coreText(taken.error().message));
        return;
    }
    m_model->setColumn(row(), column);
    showColumn();
    announce();
}

void ColumnEditor::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

QString ColumnEditor::missingUnit() const
{
    for (int each = 0; each < m_model->rowCount(); ++each) {
        MappedColumn column = m_model->column(each);
        if (mustHaveUnit(column.role) && column.unit.empty()) {
            return toQt(setUnit(column, QString()).error().message);
        }
    }
    return {};
}

void ColumnEditor::announce()
{
    showProblem(missingUnit());
    if (m_problem->text().isEmpty()) {
        Q_EMIT mappingChanged();
    }
}

} // namespace rooflab
