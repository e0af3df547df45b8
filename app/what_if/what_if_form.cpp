// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/what_if_form.h"

#include "app/core_text.h"
#include "app/import/plain_label.h"
#include "app/qt_text.h"
#include "app/what_if/imagined_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>

namespace rooflab {
namespace {

constexpr int narrowestCombo = 8; ///< characters

void showIn(ImaginedField& field, const FieldTexts& texts)
{
    field.showRecorded(texts.recorded);
    field.showImagined(texts.imagined, texts.factor);
}

void sayIn(QLabel& label, const QString& problem)
{
    label.setText(problem);
    label.setVisible(!problem.isEmpty());
}

} // namespace

WhatIfForm::WhatIfForm(QWidget* parent)
    : QWidget(parent), m_size(new ImaginedField("whatIfSize", tr("N, the number of elements"))),
      m_precision(new QComboBox), m_precisionProblem(makeProblemLabel("whatIfPrecisionProblem")),
      m_bytes(new QLineEdit), m_bytesProblem(makeProblemLabel("whatIfBytesProblem")),
      m_time(new ImaginedField("whatIfTime", tr("Time of a launch"))),
      m_follows(new QCheckBox(tr("Time f&ollows N"))),
      m_bandwidth(new ImaginedField("whatIfBandwidth", tr("Bandwidth ceiling"))),
      m_compute(new ImaginedField("whatIfCompute", tr("Compute ceiling")))
{
    build();
    connectFields();
    showFields();
}

void WhatIfForm::build()
{
    m_precision->setObjectName(QStringLiteral("whatIfPrecision"));
    m_precision->setAccessibleName(tr("Precision"));
    m_precision->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_precision->setMinimumContentsLength(narrowestCombo);
    m_precision->addItem(QString());
    for (const auto& [precision, text] : precisionTexts) {
        m_precision->addItem(toQt(text), static_cast<int>(precision));
    }
    m_bytes->setObjectName(QStringLiteral("whatIfBytes"));
    m_bytes->setAccessibleName(tr("Bytes of an element"));
    m_bytes->setClearButtonEnabled(true);
    m_follows->setObjectName(QStringLiteral("whatIfFollows"));
    m_follows->setToolTip(tr("The time changes by the same factor as N"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [form](const QString& title, QWidget* field, QWidget* below) {
        auto* label = new QLabel(title);
        label->setBuddy(field);
        form->addRow(label, field);
        form->addRow(below);
    };
    add(tr("&N"), m_size->edit(), m_size);
    add(tr("&Precision"), m_precision, m_precisionProblem);
    add(tr("B&ytes/element"), m_bytes, m_bytesProblem);
    add(tr("T&ime"), m_time->edit(), m_time);
    form->addRow(m_follows);
    add(tr("Ban&dwidth"), m_bandwidth->edit(), m_bandwidth);
    add(tr("Comp&ute"), m_compute->edit(), m_compute);
    setFocusProxy(m_size->edit());
}

template <class... Parameters, class... Values>
void WhatIfForm::edit(void (WhatIfDraft::*change)(Parameters...), Values... values)
{
    (m_draft.*change)(values...);
    showFields();
    Q_EMIT edited();
}

void WhatIfForm::connectFields()
{
    const auto connectField
        = [this](ImaginedField* field, void (WhatIfDraft::*type)(const QString&),
                 void (WhatIfDraft::*multiply)(double)) {
              connect(field, &ImaginedField::typed, this,
                      [this, type](const QString& text) { edit(type, text); });
              connect(field, &ImaginedField::factorChosen, this,
                      [this, multiply](double factor) { edit(multiply, factor); });
          };
    connectField(m_size, &WhatIfDraft::typeSize, &WhatIfDraft::multiplySize);
    connectField(m_time, &WhatIfDraft::typeTime, &WhatIfDraft::multiplyTime);
    connectField(m_bandwidth, &WhatIfDraft::typeBandwidth, &WhatIfDraft::multiplyBandwidth);
    connectField(m_compute, &WhatIfDraft::typeCompute, &WhatIfDraft::multiplyCompute);
    connect(m_bytes, &QLineEdit::textEdited, this,
            [this](const QString& text) { edit(&WhatIfDraft::typeBytes, text); });
    connect(m_precision, &QComboBox::activated, this, [this] {
        const QVariant chosen = m_precision->currentData();
        edit(&WhatIfDraft::choosePrecision,
             chosen.isValid() ? std::optional(static_cast<Precision>(chosen.toInt()))
                              : std::nullopt);
    });
    connect(m_follows, &QCheckBox::clicked, this, [this](bool follows) {
        m_time->clear();
        edit(&WhatIfDraft::followSize, follows);
    });
}

void WhatIfForm::setProblem(std::string_view field, const QString& problem)
{
    const std::array imagined{std::pair(what_if_field::size, m_size),
                              std::pair(what_if_field::time, m_time),
                              std::pair(what_if_field::bandwidth, m_bandwidth),
                              std::pair(what_if_field::compute, m_compute)};
    for (const auto& [name, widget] : imagined) {
        if (name == field) {
            widget->setProblem(problem);
        }
    }
    if (field == what_if_field::precision) {
        sayIn(*m_precisionProblem, problem);
    } else if (field == what_if_field::bytes) {
        sayIn(*m_bytesProblem, problem);
    }
}

bool WhatIfForm::showProblem(const Error& error)
{
    const auto& all = what_if_field::all;
    const bool isKnown = std::find(all.begin(), all.end(), error.where) != all.end();
    if (isKnown) {
        setProblem(error.where, coreText(error.message));
    }
    return isKnown;
}

void WhatIfForm::reset()
{
    m_draft.reset();
    for (ImaginedField* field : {m_size, m_time, m_bandwidth, m_compute}) {
        field->clear();
    }
    m_bytes->clear();
    showFields();
    Q_EMIT edited();
}

void WhatIfForm::showBasis(const WhatIfBasis& basis)
{
    m_draft.setRecorded(basis);
    showFields();
}

void WhatIfForm::showFields()
{
    for (const std::string_view field : what_if_field::all) {
        setProblem(field, m_draft.unread(field));
    }
    showIn(*m_size, m_draft.size());
    showIn(*m_time, m_draft.time());
    showIn(*m_bandwidth, m_draft.bandwidth());
    showIn(*m_compute, m_draft.compute());
    const WhatIf& imagined = whatIf();
    m_time->setOpen(!imagined.timeFollowsSize);
    m_follows->setChecked(imagined.timeFollowsSize);
    m_precision->setItemText(0, tr("as recorded (%1)").arg(m_draft.recordedPrecision()));
    m_precision->setCurrentIndex(
        imagined.precision ? m_precision->findData(static_cast<int>(*imagined.precision)) : 0);
    m_bytes->setPlaceholderText(m_draft.usualBytes());
}

} // namespace rooflab
