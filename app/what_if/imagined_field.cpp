// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/imagined_field.h"

#include "app/import/plain_label.h"
#include "app/what_if/factor_slider.h"
#include "app/what_if/what_if_input.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace rooflab {
namespace {

QString partName(const char* name, const char* part)
{
    return QLatin1String(name) + QLatin1String(part);
}

} // namespace

ImaginedField::ImaginedField(const char* name, const QString& accessibleName, QWidget* parent)
    : QWidget(parent), m_edit(new QLineEdit), m_factor(new QLabel), m_slider(new FactorSlider),
      m_problem(makeProblemLabel(""))
{
    m_edit->setObjectName(QLatin1String(name));
    m_edit->setAccessibleName(accessibleName);
    m_edit->setClearButtonEnabled(true);
    m_factor->setObjectName(partName(name, "Factor"));
    m_factor->setForegroundRole(QPalette::PlaceholderText);
    m_factor->setMinimumWidth(m_factor->fontMetrics().horizontalAdvance(factorText(0.08839)));
    m_slider->setObjectName(partName(name, "Slider"));
    m_slider->setAccessibleName(tr("%1, factor of the recorded value").arg(accessibleName));
    m_slider->setToolTip(tr("From 1/16 to 16 times the recorded value"));
    m_problem->setObjectName(partName(name, "Problem"));
    m_problem->hide();
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(0);
    layout->addWidget(m_problem, 0, 0, 1, 2);
    layout->addWidget(m_slider, 1, 0);
    layout->addWidget(m_factor, 1, 1);
    layout->setColumnStretch(0, 1);
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_isTyped = !text.trimmed().isEmpty();
        Q_EMIT typed(text);
    });
    connect(m_slider, &FactorSlider::factorChosen, this, [this](double factor) {
        m_isTyped = false;
        Q_EMIT factorChosen(factor);
    });
}

void ImaginedField::setOpen(bool isOpen)
{
    setEnabled(isOpen);
    m_edit->setEnabled(isOpen);
}

void ImaginedField::showRecorded(const QString& recorded)
{
    m_edit->setPlaceholderText(recorded);
}

void ImaginedField::showImagined(const QString& text, const std::optional<double>& factor)
{
    if (!m_isTyped) {
        m_edit->setText(text);
    }
    m_slider->setEnabled(factor.has_value());
    m_slider->showFactor(factor.value_or(1.0));
    m_factor->setText(factor ? factorText(*factor) : QString());
}

void ImaginedField::setProblem(const QString& sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void ImaginedField::clear()
{
    m_isTyped = false;
    m_edit->clear();
    setProblem({});
}

} // namespace rooflab
