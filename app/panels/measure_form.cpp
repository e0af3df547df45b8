// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_form.h"

#include "app/appearance.h"
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
#include <QSpinBox>
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

} // namespace

MeasureForm::MeasureForm(QWidget* parent)
    : QDialog(parent), m_backend(new QComboBox), m_device(new QLabel), m_preset(new QComboBox),
      m_threadsLabel(new QLabel(tr("&Threads"))), m_threads(new QSpinBox),
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
    m_preset->setFocus();
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_fields);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(makeHead());
    layout->addWidget(scroll, 1);
    layout->addWidget(m_summary);
    layout->addWidget(m_buttons);

    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_backend, &QComboBox::currentIndexChanged, this, &MeasureForm::onBackendChanged);
    connect(m_preset, &QComboBox::activated, this, &MeasureForm::onPresetChanged);
    connect(m_fields, &MeasureFields::edited, this, &MeasureForm::onEdited);
    connect(&m_list, &BenchList::answered, this, &MeasureForm::onAnswer);
    connect(&m_list, &BenchList::failed, this, &MeasureForm::onNoAnswer);
    m_fields->setChoices(defaultChoices(catalogIds()));
    onBackendChanged();
    resize(760, std::min(780, screen()->availableSize().height() - 60));
}

QLayout* MeasureForm::makeHead()
{
    m_backend->setObjectName(QStringLiteral("backend"));
    for (const QString& backend :
         {QStringLiteral("cpu"), QStringLiteral("hip"), QStringLiteral("cuda")}) {
        const QString found = findBenchProgram(backend);
        if (!found.isEmpty()) {
            m_backend->addItem(backend.toUpper(), found);
        }
    }
    m_backend->setEnabled(m_backend->count() > 1);
    m_device->setTextFormat(Qt::PlainText);
    m_device->setObjectName(QStringLiteral("device"));
    m_preset->setObjectName(QStringLiteral("preset"));
    m_preset->addItem(tr("Quick: fp32, few launches"), static_cast<int>(Preset::Quick));
    m_preset->addItem(tr("Standard: fp32 and fp64"), static_cast<int>(Preset::Standard));
    m_preset->addItem(tr("Custom: as filled in below"), static_cast<int>(Preset::Custom));
    m_threads->setObjectName(QStringLiteral("threads"));
    m_threads->setRange(0, 4096);
    m_threads->setSpecialValueText(tr("all"));
    m_threadsLabel->setBuddy(m_threads);
    auto* backendLabel = new QLabel(tr("&Backend"));
    backendLabel->setBuddy(m_backend);
    auto* presetLabel = new QLabel(tr("&Plan"));
    presetLabel->setBuddy(m_preset);
    auto* head = new QGridLayout;
    head->addWidget(backendLabel, 0, 0);
    head->addWidget(m_backend, 0, 1);
    head->addWidget(m_device, 0, 2, 1, 3);
    head->addWidget(presetLabel, 1, 0);
    head->addWidget(m_preset, 1, 1, 1, 2);
    head->addWidget(m_threadsLabel, 1, 3);
    head->addWidget(m_threads, 1, 4);
    head->setColumnStretch(2, 1);
    return head;
}

MeasureForm::Preset MeasureForm::preset() const
{
    return static_cast<Preset>(m_preset->currentData().toInt());
}

QString MeasureForm::program() const
{
    return m_backend->currentData().toString();
}

void MeasureForm::onBackendChanged()
{
    m_limits.reset();
    const bool isCpu = m_backend->currentText() == QLatin1String("CPU");
    m_threads->setVisible(isCpu);
    m_threadsLabel->setVisible(isCpu);
    m_device->clear();
    if (!program().isEmpty()) {
        m_device->setText(tr("Asking what it can do…"));
        m_list.ask(program());
    }
    onPresetChanged();
}

void MeasureForm::onAnswer(const BenchAbilities& abilities)
{
    m_limits = abilities.limits;
    m_device->setText(abilities.device);
    m_device->setToolTip(abilities.device.toHtmlEscaped());
    m_fields->setSupported(abilities.limits.kernelIds);
    onPresetChanged();
}

void MeasureForm::onNoAnswer(const QString& reason)
{
    m_device->setText(reason);
    check();
}

void MeasureForm::onPresetChanged()
{
    if (preset() != Preset::Custom && m_limits) {
        m_fields->setChoices(choicesOf(rooflinePlan(*m_limits, preset() == Preset::Quick)));
    }
    check();
}

void MeasureForm::onEdited()
{
    m_preset->setCurrentIndex(m_preset->findData(static_cast<int>(Preset::Custom)));
    check();
}

Result<std::optional<Plan>> MeasureForm::plan() const
{
    if (preset() != Preset::Custom) {
        return m_limits ? std::optional(rooflinePlan(*m_limits, preset() == Preset::Quick))
                        : std::nullopt;
    }
    Result<Plan> chosen = planFromChoices(m_fields->choices());
    if (!chosen) {
        return fail(chosen.error());
    }
    return std::optional(std::move(*chosen));
}

void MeasureForm::check()
{
    const auto current = plan();
    QString text = m_fields->showProblem(current ? std::nullopt : std::optional(current.error()));
    bool canStart = current.has_value();
    if (program().isEmpty()) {
        canStart = false;
        text = tr("There is no measuring program: rooflab-bench-cpu is neither beside rooflab nor "
                  "on PATH, and ROOFLAB_BENCH_DIR does not name its folder.");
    } else if (current && *current) {
        const Plan& runs = **current;
        const Bytes largest = largestWorkingSet(runs);
        text = tr("%1 runs; the largest works on %2.")
                   .arg(runs.runs.size())
                   .arg(toQt(formatBytes(largest)));
        if (m_limits && m_limits->memory && largest > *m_limits->memory) {
            text += QLatin1Char(' ')
                + tr("That is more than the memory of %1: such runs will be skipped.")
                      .arg(toQt(formatBytes(*m_limits->memory)));
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
    for (QAbstractButton* button : m_buttons->buttons()) {
        if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) {
            button->setEnabled(canStart);
        }
    }
}

BenchRequest MeasureForm::request() const
{
    BenchRequest request;
    request.program = program();
    const auto current = plan();
    if (current && *current) {
        request.arguments = {QStringLiteral("--plan"), QStringLiteral("-")};
        request.planJson = QByteArray::fromStdString(writePlan(**current));
    } else {
        request.arguments
            = {QStringLiteral("--plan"),
               preset() == Preset::Quick ? QStringLiteral("quick") : QStringLiteral("roofline")};
    }
    request.arguments.append(QStringLiteral("--events"));
    if (m_threads->value() > 0 && m_backend->currentText() == QLatin1String("CPU")) {
        request.arguments += {QStringLiteral("--threads"), QString::number(m_threads->value())};
    }
    return request;
}

} // namespace rooflab
