// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_fields.h"

#include "app/appearance.h"
#include "app/core_text.h"
#include "app/panels/timing_fields.h"
#include "app/qt_text.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace rooflab {
namespace {

QLabel* mutedLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// The catalog marks parameter names as code; a label does not.
QString plainWords(std::string_view text)
{
    QString words = coreText(text);
    return words.remove(QLatin1Char('`'));
}

QString kernelToolTip(const KernelSpec& spec)
{
    return (plainWords(spec.description) + QLatin1Char('\n') + coreText(spec.accounting))
        .toHtmlEscaped();
}

} // namespace

MeasureFields::MeasureFields(QWidget* parent)
    : QWidget(parent), m_fields(formFields()), m_timing(new TimingFields)
{
    auto* kernels = new QHBoxLayout;
    kernels->addWidget(makeKernels(true), 1);
    kernels->addWidget(makeKernels(false), 1);
    auto* settings = new QGroupBox(tr("Settings; a list of numbers makes a run of each"));
    auto* form = new QFormLayout(settings);
    form->addRow(tr("Precisions"), makePrecisions());
    for (const FormField& field : m_fields) {
        if (field.parameter->isChoice()) {
            addWordField(form, field);
        } else {
            addNumberField(form, field);
        }
    }
    auto* warmupLabel = new QLabel(tr("&Warm-up launches"));
    warmupLabel->setBuddy(m_timing);
    form->addRow(warmupLabel, m_timing);
    connect(m_timing, &TimingFields::edited, this, &MeasureFields::edited);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(kernels);
    layout->addWidget(settings);
    layout->addStretch(1);
    updateEnabled();
}

QWidget* MeasureFields::makeKernels(bool probes)
{
    auto* box = new QGroupBox(probes ? tr("References (ceilings)") : tr("Variants (points)"));
    auto* layout = new QVBoxLayout(box);
    layout->setSpacing(1);
    for (const KernelSpec& spec : kernelCatalog()) {
        if (spec.isProbe() != probes) {
            continue;
        }
        auto* check = new QCheckBox(coreText(spec.label));
        check->setObjectName(QStringLiteral("kernel-") + toQt(spec.id));
        check->setToolTip(kernelToolTip(spec));
        connect(check, &QCheckBox::toggled, this, &MeasureFields::updateEnabled);
        connect(check, &QCheckBox::clicked, this, &MeasureFields::edited);
        layout->addWidget(check);
        QLabel* description = mutedLabel(plainWords(spec.description));
        description->setContentsMargins(22, 0, 0, 4);
        layout->addWidget(description);
        m_kernels.emplace(spec.id, check);
    }
    if (!probes) {
        addProblemLabel(layout, "kernels");
    }
    layout->addStretch(1);
    return box;
}

QWidget* MeasureFields::makePrecisions()
{
    auto* widget = new QWidget;
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const Precision precision : formPrecisions()) {
        auto* check = new QCheckBox(toQt(toText(precision)));
        check->setObjectName(QStringLiteral("precision-") + toQt(toText(precision)));
        connect(check, &QCheckBox::clicked, this, &MeasureFields::edited);
        layout->addWidget(check);
        m_precisions.emplace(precision, check);
    }
    addProblemLabel(layout, "precisions");
    layout->addStretch(1);
    return widget;
}

void MeasureFields::addNumberField(QFormLayout* form, const FormField& field)
{
    auto* edit = new QLineEdit;
    edit->setObjectName(QStringLiteral("field-") + toQt(field.key));
    edit->setToolTip(coreText(field.parameter->help).toHtmlEscaped());
    edit->setAccessibleName(coreText(field.parameter->help));
    connect(edit, &QLineEdit::textEdited, this, &MeasureFields::edited);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(edit, 2);
    row->addWidget(mutedLabel(coreText(field.parameter->help)), 3);
    column->addLayout(row);
    addProblemLabel(column, field.key);
    auto* label = new QLabel(coreText(field.parameter->label));
    label->setBuddy(edit);
    form->addRow(label, column);
    m_numbers.emplace(field.key, edit);
}

void MeasureFields::addWordField(QFormLayout* form, const FormField& field)
{
    auto* row = new QHBoxLayout;
    for (const std::string_view word : field.parameter->choices) {
        auto* check = new QCheckBox(toQt(word));
        check->setObjectName(QStringLiteral("choice-") + toQt(word));
        check->setToolTip(coreText(field.parameter->help).toHtmlEscaped());
        connect(check, &QCheckBox::clicked, this, &MeasureFields::edited);
        row->addWidget(check);
        m_words[field.key].emplace(word, check);
    }
    addProblemLabel(row, field.key);
    row->addWidget(mutedLabel(coreText(field.parameter->help)), 1);
    form->addRow(coreText(field.parameter->label), row);
}

QLabel* MeasureFields::addProblemLabel(QLayout* layout, const std::string& key)
{
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("problem-") + toQt(key));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->hide();
    layout->addWidget(label);
    m_problems.emplace(key, label);
    return label;
}

void MeasureFields::setChoices(const MeasureChoices& choices)
{
    const QSignalBlocker quiet(this);
    for (const auto& [id, check] : m_kernels) {
        check->setChecked(check->isEnabled() && choices.kernelIds.contains(id));
    }
    for (const auto& [precision, check] : m_precisions) {
        check->setChecked(check->isEnabled() && choices.precisions.contains(precision));
    }
    for (const auto& [key, edit] : m_numbers) {
        const auto found = choices.numbers.find(key);
        edit->setText(found == choices.numbers.end() ? QString() : toQt(found->second));
    }
    for (const auto& [key, checks] : m_words) {
        const auto found = choices.words.find(key);
        for (const auto& [word, check] : checks) {
            check->setChecked(found != choices.words.end()
                              && std::find(found->second.begin(), found->second.end(), word)
                                  != found->second.end());
        }
    }
    m_timing->setTiming(choices.timing);
    updateEnabled();
}

MeasureChoices MeasureFields::choices() const
{
    MeasureChoices choices;
    for (const auto& [id, check] : m_kernels) {
        if (check->isChecked()) {
            choices.kernelIds.insert(id);
        }
    }
    for (const auto& [precision, check] : m_precisions) {
        if (check->isChecked()) {
            choices.precisions.insert(precision);
        }
    }
    for (const auto& [key, edit] : m_numbers) {
        choices.numbers.emplace(key, fromQt(edit->text()));
    }
    for (const FormField& field : m_fields) {
        for (const std::string_view word : field.parameter->choices) {
            if (m_words.at(field.key).at(std::string(word))->isChecked()) {
                choices.words[field.key].emplace_back(word);
            }
        }
    }
    choices.timing = m_timing->timing();
    return choices;
}

void MeasureFields::setSupported(const PlanLimits& limits)
{
    const auto allow = [](QCheckBox* check, bool isSupported, const QString& toolTip) {
        check->setEnabled(isSupported);
        check->setToolTip(isSupported ? toolTip : tr("This backend does not have it"));
        if (!isSupported) {
            check->setChecked(false);
        }
    };
    for (const auto& [id, check] : m_kernels) {
        const bool isSupported
            = std::any_of(limits.kernels.begin(), limits.kernels.end(),
                          [&key = id](const RunnableKernel& kernel) { return kernel.id == key; });
        allow(check, isSupported, kernelToolTip(*findKernel(id)));
    }
    for (const auto& [precision, check] : m_precisions) {
        const bool isSupported
            = std::any_of(limits.kernels.begin(), limits.kernels.end(),
                          [&, &wanted = precision](const RunnableKernel& kernel) {
                              return limits.canRun(kernel.id, wanted);
                          });
        allow(check, isSupported, QString());
    }
    updateEnabled();
}

QString MeasureFields::showProblem(const std::optional<Error>& problem)
{
    bool isShown = false;
    for (const auto& [key, label] : m_problems) {
        const bool isHere = problem && problem->where == key;
        label->setVisible(isHere);
        if (isHere) {
            QPalette colors = palette();
            colors.setColor(QPalette::WindowText, problemColor(colors));
            label->setPalette(colors);
            label->setText(coreText(problem->message));
            isShown = true;
        }
    }
    return problem && !isShown ? errorText(*problem) : QString();
}

void MeasureFields::updateEnabled()
{
    // A parameter that no chosen kernel has cannot matter.
    for (const FormField& field : m_fields) {
        const bool isUsed = std::any_of(
            field.kernelIds.begin(), field.kernelIds.end(),
            [this](std::string_view id) { return m_kernels.at(std::string(id))->isChecked(); });
        if (const auto edit = m_numbers.find(field.key); edit != m_numbers.end()) {
            edit->second->setEnabled(isUsed);
        }
        if (const auto checks = m_words.find(field.key); checks != m_words.end()) {
            for (const auto& [word, check] : checks->second) {
                check->setEnabled(isUsed);
            }
        }
    }
}

} // namespace rooflab
