// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/backend_picker.h"

#include "app/qt_text.h"
#include "core/format.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace rooflab {
namespace {

constexpr int mostThreads = 4096;

QString nameOf(const BackendCandidate& candidate)
{
    QString text = candidate.backend.toUpper();
    if (candidate.isUsable() && !candidate.abilities->device.isEmpty()) {
        text += QStringLiteral(": ") + candidate.abilities->device;
    }
    return text;
}

} // namespace

BackendPicker::BackendPicker(QWidget* parent)
    : QWidget(parent), m_backend(new QComboBox), m_device(new QLabel),
      m_indexLabel(new QLabel(tr("&Device"))), m_index(new QSpinBox),
      m_threadsLabel(new QLabel(tr("Th&reads"))), m_threads(new QSpinBox)
{
    m_backend->setObjectName(QStringLiteral("backend"));
    m_backend->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_backend->addItem(tr("Automatic"), QString());
    for (const BackendCandidate& each : m_search.candidates()) {
        if (!each.program.isEmpty()) {
            m_backend->addItem(nameOf(each), each.backend);
        }
    }
    m_device->setTextFormat(Qt::PlainText);
    m_device->setObjectName(QStringLiteral("device"));
    m_device->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_index->setObjectName(QStringLiteral("deviceIndex"));
    m_indexLabel->setBuddy(m_index);
    m_threads->setObjectName(QStringLiteral("threads"));
    m_threads->setRange(0, mostThreads);
    m_threads->setSpecialValueText(tr("all"));
    m_threadsLabel->setBuddy(m_threads);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_backend);
    row->addWidget(m_device, 1);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_indexLabel, m_index, m_threadsLabel, m_threads}) {
        row->addWidget(widget);
    }
    setFocusProxy(m_backend); // its label is the form's

    connect(m_backend, &QComboBox::currentIndexChanged, this, &BackendPicker::onBackendChosen);
    connect(m_index, &QSpinBox::valueChanged, this, &BackendPicker::onDeviceChosen);
    connect(&m_search, &BackendSearch::changed, this, &BackendPicker::refresh);
    m_search.start();
    refresh();
}

bool BackendPicker::isEmpty() const
{
    return m_backend->count() < 2;
}

bool BackendPicker::isAutomatic() const
{
    return m_backend->currentData().toString().isEmpty();
}

bool BackendPicker::isUndecided() const
{
    return isAutomatic() ? !m_search.isDecided() : !candidate()->isKnown();
}

const BackendCandidate* BackendPicker::candidate() const
{
    return isAutomatic() ? m_search.best() : m_search.find(m_backend->currentData().toString());
}

bool BackendPicker::isCpu() const
{
    return candidate() != nullptr && candidate()->backend == QLatin1String("cpu");
}

const PlanLimits* BackendPicker::limits() const
{
    const BackendCandidate* chosen = candidate();
    return chosen != nullptr && chosen->isUsable() ? &chosen->abilities->limits : nullptr;
}

QStringList BackendPicker::arguments() const
{
    QStringList arguments;
    if (m_index->value() > 0) {
        arguments += {QStringLiteral("--device"), QString::number(m_index->value())};
    }
    if (m_threads->value() > 0 && isCpu()) {
        arguments += {QStringLiteral("--threads"), QString::number(m_threads->value())};
    }
    return arguments;
}

void BackendPicker::onBackendChosen()
{
    const bool wasOther = m_index->value() != 0;
    const QSignalBlocker quiet(m_index);
    m_index->setValue(0);
    if (wasOther) {
        m_search.start(); // the answers were about another device
    }
    refresh();
}

void BackendPicker::onDeviceChosen()
{
    if (candidate() != nullptr) {
        m_search.ask(candidate()->backend, m_index->value());
        refresh();
    }
}

void BackendPicker::refresh()
{
    showNames();
    showDeviceChoice();
    m_threads->setVisible(isCpu());
    m_threadsLabel->setVisible(isCpu());
    m_device->setText(deviceText());
    m_device->setToolTip(m_search.isDecided() ? m_search.sentence().toHtmlEscaped() : QString());
    Q_EMIT changed();
}

/// The devices' names in the list of backends, as they become known.
void BackendPicker::showNames()
{
    for (int i = 1; i < m_backend->count(); ++i) {
        m_backend->setItemText(i, nameOf(*m_search.find(m_backend->itemData(i).toString())));
    }
}

/// Which of several devices, for a backend that was chosen by name.
void BackendPicker::showDeviceChoice()
{
    const BackendCandidate* chosen = candidate();
    if (chosen != nullptr && chosen->isUsable()) {
        const QSignalBlocker quiet(m_index);
        m_index->setRange(0, isAutomatic() ? 0 : chosen->abilities->deviceCount - 1);
    }
    const bool hasChoice = !isAutomatic() && m_index->maximum() > 0;
    m_index->setVisible(hasChoice);
    m_indexLabel->setVisible(hasChoice);
}

QString BackendPicker::deviceText() const
{
    if (isUndecided()) {
        return tr("Asking what it can do…");
    }
    const BackendCandidate* chosen = candidate();
    if (chosen == nullptr) {
        return tr("nothing found");
    }
    if (isAutomatic()) {
        return nameOf(*chosen);
    }
    if (!chosen->isUsable()) {
        return chosen->reason;
    }
    const auto& memory = chosen->abilities->limits.memory;
    return memory ? tr("%1 of memory").arg(toQt(formatBytes(*memory))) : QString();
}

} // namespace rooflab
