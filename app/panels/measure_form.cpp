// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_form.h"

#include "app/appearance.h"
#include "app/core_text.h"
#include "app/panels/backend_picker.h"
#include "app/panels/measure_fields.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/io/plan_json.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace rooflab {
namespace {

std::vector<std::string> catalogIds()
{
    std::vector<std::string> ids;
    for (const KernelSpec& spec : kernelCatalog()) {
        ids.emplace_back(spec.id);
    }
    return ids;
}

QString planLabel(NamedPlan name)
{
    switch (name) {
    case NamedPlan::Roofline:
        return MeasureForm::tr("Roofline: references and variants in every precision");
    case NamedPlan::Quick:
        return MeasureForm::tr("Quick: the roofline in fp32, with few launches");
    case NamedPlan::StrideScan:
        return MeasureForm::tr("Stride scan: linecross and interleaved, strides 1 to 256");
    case NamedPlan::SizeScan:
        return MeasureForm::tr("Size scan: coalesced, from 1024 elements up");
    case NamedPlan::FmaSweep:
        return MeasureForm::tr("FMA sweep: K from 1 to 4096, with 1, 4 and 8 chains");
    }
    return {};
}

} // namespace

MeasureForm::MeasureForm(QWidget* parent)
    : QDialog(parent), m_backend(new BackendPicker), m_plan(new QComboBox),
      m_fields(new MeasureFields), m_summary(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Measure"));
    setObjectName(QStringLiteral("measureForm"));
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    auto* measure = new QPushButton(tr("&Measure"));
    measure->setObjectName(QStringLiteral("startMeasuring"));
    measure->setDefault(true);
    m_buttons->addButton(measure, QDialogButtonBox::AcceptRole);
    m_buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("What to measure"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_fields);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(makeHead());
    layout->addWidget(scroll, 1);
    layout->addWidget(m_summary);
    layout->addWidget(m_buttons);
    m_plan->setFocus();

    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_backend, &BackendPicker::changed, this, &MeasureForm::onBackendChanged);
    connect(m_plan, &QComboBox::activated, this, &MeasureForm::onPlanChanged);
    connect(m_fields, &MeasureFields::edited, this, &MeasureForm::onEdited);
    m_fields->setChoices(defaultChoices(catalogIds()));
    onBackendChanged();
    resize(780, std::min(860, screen()->availableSize().height() - 60));
}

QLayout* MeasureForm::makeHead()
{
    m_plan->setObjectName(QStringLiteral("plan"));
    for (const NamedPlan name : {NamedPlan::Quick, NamedPlan::Roofline, NamedPlan::StrideScan,
                                 NamedPlan::SizeScan, NamedPlan::FmaSweep}) {
        m_plan->addItem(planLabel(name), static_cast<int>(name));
    }
    m_plan->addItem(tr("Custom: as filled in below"));
    auto* backendLabel = new QLabel(tr("&Backend"));
    backendLabel->setBuddy(m_backend);
    auto* planText = new QLabel(tr("&Plan"));
    planText->setBuddy(m_plan);
    auto* head = new QGridLayout;
    head->addWidget(backendLabel, 0, 0);
    head->addWidget(m_backend, 0, 1);
    head->addWidget(planText, 1, 0);
    head->addWidget(m_plan, 1, 1);
    head->setColumnStretch(1, 1);
    return head;
}

std::optional<NamedPlan> MeasureForm::namedPlan() const
{
    const QVariant name = m_plan->currentData();
    return name.isValid() ? std::optional(static_cast<NamedPlan>(name.toInt())) : std::nullopt;
}

void MeasureForm::onBackendChanged()
{
    if (const PlanLimits* limits = m_backend->limits()) {
        m_fields->setSupported(*limits);
    }
    onPlanChanged();
}

void MeasureForm::onPlanChanged()
{
    const PlanLimits* limits = m_backend->limits();
    if (namedPlan() && limits != nullptr) {
        m_fields->setChoices(choicesOf(makePlan(*namedPlan(), *limits)));
    }
    check();
}

void MeasureForm::onEdited()
{
    m_plan->setCurrentIndex(m_plan->count() - 1);
    check();
}

Result<std::optional<Plan>> MeasureForm::plan() const
{
    const PlanLimits* limits = m_backend->limits();
    if (namedPlan()) {
        return limits != nullptr ? std::optional(makePlan(*namedPlan(), *limits)) : std::nullopt;
    }
    Result<Plan> chosen = planFromChoices(m_fields->choices(), limits);
    if (!chosen) {
        return fail(chosen.error());
    }
    return std::optional(std::move(*chosen));
}

QString MeasureForm::backendProblem() const
{
    if (m_backend->isEmpty()) {
        return tr("There is no measuring program: rooflab-bench-cpu is neither beside rooflab nor "
                  "on PATH, and ROOFLAB_BENCH_DIR does not name its folder.");
    }
    return !m_backend->isUndecided() && m_backend->candidate() == nullptr ? m_backend->problem()
                                                                          : QString();
}

QString MeasureForm::summaryOf(const Plan& plan) const
{
    if (plan.runs.empty()) {
        return tr("This backend can run nothing of this plan.");
    }
    const Bytes largest = largestWorkingSet(plan);
    QString text = tr("%1 runs; the largest works on %2.")
                       .arg(plan.runs.size())
                       .arg(toQt(formatBytes(largest)));
    const PlanLimits* limits = m_backend->limits();
    if (limits != nullptr && limits->memory && largest > *limits->memory) {
        text += QLatin1Char(' ')
            + tr("That is more than the memory of %1: such runs will be skipped.")
                  .arg(toQt(formatBytes(*limits->memory)));
    }
    // One size is shown, all of them are in the tool tip and travel with the results.
    return plan.notes.empty() ? text : text + QLatin1Char('\n') + coreText(plan.notes.front());
}

void MeasureForm::check()
{
    const auto current = plan();
    QString text = m_fields->showProblem(current ? std::nullopt : std::optional(current.error()));
    bool canStart = current.has_value();
    QStringList notes;
    if (const QString problem = backendProblem(); !problem.isEmpty()) {
        canStart = false;
        text = problem;
    } else if (current && *current) {
        canStart = !(*current)->runs.empty();
        text = summaryOf(**current);
        for (const std::string& note : (*current)->notes) {
            notes.append(coreText(note).toHtmlEscaped());
        }
    } else if (current) {
        text = tr("The program chooses sizes that suit the device.");
    }
    QPalette colors = palette();
    if (!canStart) {
        colors.setColor(QPalette::WindowText, problemColor(colors));
    }
    m_summary->setPalette(colors);
    m_summary->setText(text);
    m_summary->setToolTip(notes.join(QStringLiteral("<br>")));
    for (QAbstractButton* button : m_buttons->buttons()) {
        if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) {
            button->setEnabled(canStart && !m_backend->isUndecided());
        }
    }
}

BenchRequest MeasureForm::request() const
{
    BenchRequest request;
    if (m_backend->candidate() == nullptr) {
        return request;
    }
    request.program = m_backend->candidate()->program;
    const auto current = plan();
    if (current && *current) {
        request.arguments = {QStringLiteral("--plan"), QStringLiteral("-")};
        request.planJson = QByteArray::fromStdString(writePlan(**current));
    } else {
        const NamedPlan name = namedPlan().value_or(NamedPlan::Roofline);
        request.arguments = {QStringLiteral("--plan"), toQt(enumText(namedPlanTexts, name))};
    }
    request.arguments += QStringLiteral("--events");
    request.arguments += m_backend->arguments();
    return request;
}

} // namespace rooflab
