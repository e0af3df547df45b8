// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/choices_page.h"

#include "app/core_text.h"
#include "app/import/plain_label.h"
#include "app/import/work_editor.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/io/importer.h"
#include "core/plot_point.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <set>

namespace rooflab {
namespace {

constexpr int notChosen = -1;
constexpr int longestFormat = 30; ///< characters of the list of formats

QSpinBox* makeSpin(const char* name, const QString& special)
{
    auto* spin = new QSpinBox;
    spin->setObjectName(QLatin1String(name));
    spin->setRange(notChosen, std::numeric_limits<int>::max());
    spin->setSpecialValueText(special);
    spin->setKeyboardTracking(false);
    return spin;
}

bool hasSeveralDevices(const ImportOutcome& outcome)
{
    std::set<std::string> traced;
    for (const TraceGroup& group : outcome.traces) {
        traced.insert(group.device);
    }
    std::set<std::int64_t> indexes;
    const auto add = [&](const Provenance& origins) {
        if (origins.device.index) {
            indexes.insert(*origins.device.index);
        }
    };
    for (const Measurement& record : outcome.session.measurements) {
        add(record.provenance);
    }
    for (const Ceiling& ceiling : outcome.session.ceilings) {
        add(ceiling.origins());
    }
    return indexes.size() > 1 || traced.size() > 1;
}

bool asks(const ImportOutcome& outcome, QuestionKind kind)
{
    return std::any_of(outcome.questions.begin(), outcome.questions.end(),
                       [&](const ImportQuestion& question) { return question.kind == kind; });
}

bool lacksDeviceName(const ImportOutcome& outcome)
{
    const std::vector<Measurement>& records = outcome.session.measurements;
    const std::vector<Ceiling>& ceilings = outcome.session.ceilings;
    return std::any_of(
               records.begin(), records.end(),
               [](const Measurement& record) { return !record.provenance.device.name.has_value(); })
        || std::any_of(ceilings.begin(), ceilings.end(), [](const Ceiling& ceiling) {
               return !ceiling.origins().device.name.has_value();
           });
}

bool lacksWork(const ImportOutcome& outcome)
{
    const std::vector<Measurement>& records = outcome.session.measurements;
    return asks(outcome, QuestionKind::WorkModel) || asks(outcome, QuestionKind::ElementCount)
        || std::any_of(records.begin(), records.end(), [](const Measurement& record) {
               return !record.work.flops || !record.work.bytes;
           });
}

const Measurement* firstOf(const ImportOutcome& outcome, const std::string& kernel)
{
    const auto fits
        = [&](const std::string& name) { return kernel.empty() || fitsPattern(name, kernel); };
    for (const TraceGroup& group : outcome.traces) {
        if (!group.measurementId.empty() && fits(group.kernel)) {
            return outcome.session.findMeasurement(group.measurementId);
        }
    }
    for (const Measurement& record : outcome.session.measurements) {
        if (fits(record.kernel) || fits(record.variant)) {
            return &record;
        }
    }
    return nullptr;
}

} // namespace

QString suppliedWorkText(const ImportOutcome& outcome, const QString& kernel)
{
    const Measurement* record = firstOf(outcome, fromQt(kernel));
    if (record == nullptr || !record->work.assumed || !record->work.flops || !record->work.bytes) {
        return {};
    }
    const std::optional<FlopPerByte> ai = plotPoint(*record, Statistic::Min).ai;
    return ChoicesPage::tr("First record, %1: F = %2, Q = %3, AI = %4, by %5")
        .arg(toQt(shortLabel(*record)).simplified(), toQt(formatWork(*record->work.flops)),
             toQt(formatBytes(*record->work.bytes)),
             ai ? toQt(formatIntensity(*ai)) : ChoicesPage::tr("undefined"),
             coreText(record->work.accounting));
}

ChoicesPage::ChoicesPage(QWidget* parent)
    : QWidget(parent), m_form(new QFormLayout), m_questions(makeProblemLabel("questions")),
      m_format(new QComboBox), m_device(makeSpin("deviceIndex", tr("not chosen"))),
      m_deviceName(new QLineEdit),
      m_warmup(makeSpin("warmupOfAll", tr("as proposed for each group"))), m_work(new WorkEditor),
      m_workBox(new QGroupBox(tr("FLOPs and bytes of a launch")))
{
    m_format->setObjectName(QStringLiteral("format"));
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_format->setMinimumContentsLength(longestFormat);
    m_format->addItem(tr("recognised by its content"));
    for (const Importer& importer : importers()) {
        m_format->addItem(coreText(importer.label), toQt(importer.name));
    }
    m_deviceName->setObjectName(QStringLiteral("deviceName"));
    m_deviceName->setPlaceholderText(tr("not recorded in the file"));
    m_work->setObjectName(QStringLiteral("workEditor"));
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("&Format"), m_format);
    m_form->addRow(tr("&Device number"), m_device);
    m_form->addRow(tr("De&vice name"), m_deviceName);
    m_form->addRow(tr("War&m-up launches"), m_warmup);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_questions);
    layout->addLayout(m_form);
    layout->addSpacing(4);
    auto* box = new QVBoxLayout(m_workBox);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_work);
    layout->addWidget(m_workBox);
    layout->addStretch(1);
    connectFields();
}

void ChoicesPage::connectFields()
{
    const auto announce = [this] {
        if (!m_isFilling) {
            Q_EMIT choicesChanged();
        }
    };
    connect(m_format, &QComboBox::activated, this, announce);
    connect(m_device, &QSpinBox::valueChanged, this, announce);
    connect(m_deviceName, &QLineEdit::textChanged, this, announce);
    connect(m_warmup, &QSpinBox::valueChanged, this, announce);
    connect(m_work, &WorkEditor::worksChanged, this, announce);
    connect(m_work, &WorkEditor::kernelChanged, this, [this] {
        if (m_file != nullptr && m_file->outcome()) {
            m_work->setResult(suppliedWorkText(*m_file->outcome(), m_work->kernel()));
        }
    });
}

void ChoicesPage::setFile(const WaitingFile& file)
{
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    m_file = &file;
    const ImportOptions& options = file.options();
    m_format->setItemText(0,
                          file.outcome() && !options.format
                              ? tr("recognised: %1").arg(formatOf(file))
                              : tr("recognised by its content"));
    m_format->setCurrentIndex(
        options.format ? std::max(0, m_format->findData(toQt(*options.format))) : 0);
    fillQuestions(file);
    fillDevice(file);
    fillWork(file);
    m_warmup->setValue(options.warmup ? static_cast<int>(*options.warmup) : notChosen);
    m_form->setRowVisible(m_warmup,
                          options.warmup || (file.outcome() && !file.outcome()->traces.empty()));
}

void ChoicesPage::fillQuestions(const WaitingFile& file)
{
    QStringList questions;
    if (file.outcome()) {
        for (const ImportQuestion& question : file.outcome()->questions) {
            questions.append(forWindow(question.message));
        }
    }
    m_questions->setText(questions.join(QLatin1Char('\n')));
    m_questions->setVisible(!questions.isEmpty());
}

void ChoicesPage::fillDevice(const WaitingFile& file)
{
    const ImportOptions& options = file.options();
    m_device->setValue(options.device ? static_cast<int>(*options.device) : notChosen);
    m_form->setRowVisible(m_device,
                          options.device
                              || (file.outcome()
                                  && (asks(*file.outcome(), QuestionKind::Device)
                                      || hasSeveralDevices(*file.outcome()))));
    const QString name = toQt(options.deviceName.value_or(std::string()));
    if (m_deviceName->text().trimmed() != name) {
        m_deviceName->setText(name);
    }
    m_form->setRowVisible(
        m_deviceName, options.deviceName || (file.outcome() && lacksDeviceName(*file.outcome())));
}

void ChoicesPage::fillWork(const WaitingFile& file)
{
    QStringList kernels;
    for (const std::string& kernel : file.kernels()) {
        kernels.append(toQt(kernel));
    }
    QStringList columns;
    for (const HeaderColumn& column : file.header()) {
        columns.append(toQt(column.name));
    }
    m_work->setFile(kernels, columns);
    m_work->setWorks(file.options().works);
    m_work->setResult(file.outcome() ? suppliedWorkText(*file.outcome(), m_work->kernel())
                                     : QString());
    m_workBox->setVisible(!file.options().works.empty()
                          || (file.outcome() && lacksWork(*file.outcome())));
}

ImportOptions ChoicesPage::appliedTo(ImportOptions options) const
{
    const QVariant format = m_format->currentData();
    options.format = format.isValid() ? std::optional(fromQt(format.toString())) : std::nullopt;
    options.device = m_device->value() == notChosen
        ? std::nullopt
        : std::optional<std::int64_t>(m_device->value());
    const QString name = m_deviceName->text().trimmed();
    options.deviceName = name.isEmpty() ? std::nullopt : std::optional(fromQt(name));
    options.warmup = m_warmup->value() == notChosen
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(m_warmup->value()));
    options.works = m_work->works();
    return options;
}

} // namespace rooflab
