// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace rooflab {
namespace {

struct SizePreset {
    const char* label;
    int width;
    int height;
};

constexpr std::array sizePresets{
    SizePreset{QT_TRANSLATE_NOOP("rooflab::ExportDialog", "Slide, 1920 × 1080"), 1920, 1080},
    SizePreset{QT_TRANSLATE_NOOP("rooflab::ExportDialog", "Slide, 3840 × 2160"), 3840, 2160},
    SizePreset{QT_TRANSLATE_NOOP("rooflab::ExportDialog", "Small, 1280 × 720"), 1280, 720},
    SizePreset{QT_TRANSLATE_NOOP("rooflab::ExportDialog", "Print 3:2, 2400 × 1600"), 2400, 1600},
};
constexpr int leastPixels = 320;
constexpr int mostPixels = 16000;

} // namespace

ExportDialog::ExportDialog(const QString& suggestedPath, ThemeId theme, QWidget* parent)
    : QDialog(parent), m_preset(new QComboBox), m_width(new QSpinBox), m_height(new QSpinBox),
      m_theme(new QComboBox), m_path(new QLineEdit(suggestedPath)), m_problem(new QLabel),
      m_export(new QPushButton(tr("&Export")))
{
    setWindowTitle(tr("Export figure"));
    m_preset->setObjectName(QStringLiteral("sizePreset"));
    m_width->setObjectName(QStringLiteral("width"));
    m_height->setObjectName(QStringLiteral("height"));
    m_path->setObjectName(QStringLiteral("path"));
    m_export->setObjectName(QStringLiteral("export"));
    for (const SizePreset& preset : sizePresets) {
        m_preset->addItem(tr(preset.label), QSize(preset.width, preset.height));
    }
    m_preset->addItem(tr("Own size"));
    for (QSpinBox* box : {m_width, m_height}) {
        box->setRange(leastPixels, mostPixels);
        box->setSuffix(tr(" px"));
    }
    m_theme->addItem(tr("Light"), static_cast<int>(ThemeId::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ThemeId::Dark));
    m_theme->addItem(tr("Print"), static_cast<int>(ThemeId::Print));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(theme)));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_export->setDefault(true);

    auto* size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("\u00d7")));
    size->addWidget(m_height);
    size->addStretch(1);
    auto* browse = new QPushButton(tr("&Browse…"));
    auto* file = new QHBoxLayout;
    file->addWidget(m_path, 1);
    file->addWidget(browse);
    auto* form = new QFormLayout;
    form->addRow(tr("&Size"), m_preset);
    form->addRow(tr("&Pixels"), size);
    qobject_cast<QLabel*>(form->labelForField(size))->setBuddy(m_width);
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("&File"), file);
    qobject_cast<QLabel*>(form->labelForField(file))->setBuddy(m_path);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);

    const auto applyPreset = [this] {
        const QSize chosen = m_preset->currentData().toSize();
        if (chosen.isValid()) {
            m_width->setValue(chosen.width());
            m_height->setValue(chosen.height());
        }
    };
    const auto findPreset = [this] {
        const int found = m_preset->findData(QSize(m_width->value(), m_height->value()));
        m_preset->setCurrentIndex(found >= 0 ? found : m_preset->count() - 1);
    };
    connect(m_preset, &QComboBox::activated, this, applyPreset);
    connect(m_width, &QSpinBox::editingFinished, this, findPreset);
    connect(m_height, &QSpinBox::editingFinished, this, findPreset);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    applyPreset();
    check();
    setMinimumWidth(520);
}

FigureOptions ExportDialog::options() const
{
    FigureOptions options;
    options.sizePixels = QSize(m_width->value(), m_height->value());
    options.theme = static_cast<ThemeId>(m_theme->currentData().toInt());
    return options;
}

QString ExportDialog::path() const
{
    return m_path->text().trimmed();
}

void ExportDialog::browse()
{
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Export figure"), path(),
                                                        tr("Figures (*.png *.svg *.pdf)"), nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty()) {
        m_path->setText(QFileInfo(chosen).suffix().isEmpty() ? chosen + QStringLiteral(".png")
                                                             : chosen);
    }
}

void ExportDialog::check()
{
    const QString suffix = QFileInfo(path()).suffix().toLower();
    QString problem;
    bool canExport = false;
    if (path().isEmpty()) {
        problem = tr("Choose a file.");
    } else if (suffix != QLatin1String("png") && suffix != QLatin1String("svg")
               && suffix != QLatin1String("pdf")) {
        problem = tr("The name must end in .png, .svg or .pdf.");
    } else if (QFileInfo::exists(path())) {
        problem = tr("This file exists and will be replaced.");
        canExport = true;
    } else {
        canExport = true;
    }
    m_problem->setText(problem);
    m_export->setEnabled(canExport);
}

} // namespace rooflab
