// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/ceiling_dialog.h"

#include "app/core_text.h"
#include "app/models/rate_text.h"
#include "app/qt_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rooflab {

CeilingDialog::CeilingDialog(QWidget* parent)
    : QDialog(parent), m_kind(new QComboBox), m_label(new QLineEdit), m_value(new QLineEdit),
      m_unit(new QComboBox), m_precision(new QComboBox), m_level(new QComboBox),
      m_origin(new QComboBox), m_problem(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Add ceiling"));
    m_kind->setObjectName(QStringLiteral("kind"));
    m_label->setObjectName(QStringLiteral("label"));
    m_value->setObjectName(QStringLiteral("value"));
    m_unit->setObjectName(QStringLiteral("unit"));
    m_precision->setObjectName(QStringLiteral("precision"));
    m_level->setObjectName(QStringLiteral("level"));
    m_origin->setObjectName(QStringLiteral("origin"));
    m_kind->addItem(tr("Bandwidth"), static_cast<int>(CeilingKind::Bandwidth));
    m_kind->addItem(tr("Compute"), static_cast<int>(CeilingKind::Compute));
    m_precision->addItem(tr("Not stated"));
    for (const auto& [precision, text] : precisionTexts) {
        m_precision->addItem(toQt(text), static_cast<int>(precision));
    }
    m_level->setEditable(true);
    m_level->addItems({QStringLiteral("DRAM"), QStringLiteral("HBM"), QStringLiteral("GDDR"),
                       QStringLiteral("L3"), QStringLiteral("L2"), QStringLiteral("L1")});
    m_origin->addItem(tr("Theoretical (data sheet)"), static_cast<int>(CeilingOrigin::Theoretical));
    m_origin->addItem(tr("Manual"), static_cast<int>(CeilingOrigin::Manual));
    m_label->setPlaceholderText(tr("for example: GDDR6 peak"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);

    auto* valueRow = new QHBoxLayout;
    valueRow->addWidget(m_value, 1);
    valueRow->addWidget(m_unit);
    auto* form = new QFormLayout;
    form->addRow(tr("&Kind"), m_kind);
    form->addRow(tr("&Label"), m_label);
    form->addRow(tr("&Value"), valueRow);
    qobject_cast<QLabel*>(form->labelForField(valueRow))->setBuddy(m_value);
    form->addRow(tr("&Precision"), m_precision);
    form->addRow(tr("&Memory level"), m_level);
    form->addRow(tr("&Origin"), m_origin);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);

    connect(m_kind, &QComboBox::currentIndexChanged, this, &CeilingDialog::onKindChanged);
    connect(m_label, &QLineEdit::textChanged, this, &CeilingDialog::check);
    connect(m_value, &QLineEdit::textEdited, this, [this] {
        m_isTouched = true;
        check();
    });
    connect(m_unit, &QComboBox::currentIndexChanged, this, &CeilingDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    onKindChanged();
    setMinimumWidth(380);
}

CeilingKind CeilingDialog::kind() const
{
    return static_cast<CeilingKind>(m_kind->currentData().toInt());
}

void CeilingDialog::onKindChanged()
{
    m_unit->clear();
    m_unit->addItems(rateUnits(kind()));
    m_precision->setEnabled(kind() == CeilingKind::Compute);
    m_level->setEnabled(kind() == CeilingKind::Bandwidth);
    check();
}

void CeilingDialog::check()
{
    QString problem;
    const Result<double> rate
        = rateFromText(m_value->text() + QLatin1Char(' ') + m_unit->currentText(), kind());
    if (!rate) {
        problem = coreText(rate.error().message);
    } else if (const Result<void> checked = checkCeiling(ceiling()); !checked) {
        problem = coreText(checked.error().message);
    }
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
    m_problem->setText(m_isTouched ? problem : QString());
}

Ceiling CeilingDialog::ceiling() const
{
    Ceiling ceiling;
    ceiling.label = fromQt(m_label->text().trimmed());
    ceiling.kind = kind();
    ceiling.valueSi
        = rateFromText(m_value->text() + QLatin1Char(' ') + m_unit->currentText(), kind())
              .value_or(0.0);
    ceiling.origin = static_cast<CeilingOrigin>(m_origin->currentData().toInt());
    if (ceiling.kind == CeilingKind::Compute) {
        if (m_precision->currentData().isValid()) {
            ceiling.precision = static_cast<Precision>(m_precision->currentData().toInt());
        }
    } else if (!m_level->currentText().trimmed().isEmpty()) {
        ceiling.memoryLevel = fromQt(m_level->currentText().trimmed());
    }
    return ceiling;
}

} // namespace rooflab
