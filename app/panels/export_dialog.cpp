// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/export_dialog.h"

#include "core/io/figure_data.h"

#include <QCheckBox>
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
      m_theme(new QComboBox),
      m_withGhosts(new QCheckBox(tr("With the &what-if, marked as not data"))),
      m_withData(new QCheckBox(tr("Embed the &data"))),
      m_leaveOutNames(new QCheckBox(tr("&Leave out host names and paths"))), m_carried(new QLabel),
      m_path(new QLineEdit(suggestedPath)), m_problem(new QLabel),
      m_export(new QPushButton(tr("&Export")))
{
    setWindowTitle(tr("Export figure"));
    m_preset->setObjectName(QStringLiteral("sizePreset"));
    m_width->setObjectName(QStringLiteral("width"));
    m_height->setObjectName(QStringLiteral("height"));
    m_width->setAccessibleName(tr("Width in pixels"));
    m_height->setAccessibleName(tr("Height in pixels"));
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
    m_withGhosts->setObjectName(QStringLiteral("withGhosts"));
    m_withGhosts->hide(); // until something is imagined
    m_withData->setObjectName(QStringLiteral("withData"));
    m_withData->setChecked(true);
    m_leaveOutNames->setObjectName(QStringLiteral("leaveOutNames"));
    m_leaveOutNames->setToolTip(
        tr("Also user names and command lines with paths; the picture itself stays as it is."));
    m_carried->setObjectName(QStringLiteral("carried"));
    m_carried->setTextFormat(Qt::PlainText);
    m_carried->setWordWrap(true);
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
    form->addRow(QString(), m_withGhosts);
    form->addRow(tr("Data"), m_withData);
    form->addRow(QString(), m_leaveOutNames);
    form->addRow(QString(), m_carried);
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
    connect(m_withData, &QCheckBox::toggled, this, &ExportDialog::sayWhatIsCarried);
    connect(m_leaveOutNames, &QCheckBox::toggled, this, &ExportDialog::sayWhatIsCarried);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    applyPreset();
    sayWhatIsCarried();
    check();
    setMinimumWidth(520);
}

FigureOptions ExportDialog::options() const
{
    FigureOptions options;
    options.sizePixels = QSize(m_width->value(), m_height->value());
    options.theme = static_cast<ThemeId>(m_theme->currentData().toInt());
    options.overlays = m_overlays;
    options.withGhosts = m_withGhosts->isChecked();
    return options;
}

void ExportDialog::setOverlays(ChartOverlays overlays)
{
    m_overlays = std::move(overlays);
    m_withGhosts->setVisible(!m_overlays.ghosts.isEmpty());
}

EmbeddingChoice ExportDialog::embedding() const
{
    return {m_withData->isChecked(), m_leaveOutNames->isChecked()};
}

void ExportDialog::setDrawn(std::size_t runs, std::size_t references)
{
    m_runs = runs;
    m_references = references;
    if (!checkFigureRuns(runs)) {
        m_withData->setChecked(false);
        m_withData->setEnabled(false);
    }
    sayWhatIsCarried();
}

void ExportDialog::sayWhatIsCarried()
{
    m_leaveOutNames->setEnabled(m_withData->isChecked());
    if (!m_withData->isEnabled()) {
        m_carried->setText(tr("The figure shows more runs than a file can carry (%1); it is a "
                              "picture only.")
                               .arg(figureRunLimit));
        return;
    }
    if (!m_withData->isChecked()) {
        m_carried->setText(tr("The file is a picture only; rooflab cannot open it again."));
        return;
    }
    const QString names = m_leaveOutNames->isChecked()
        ? tr("without host names, user names, paths and command lines with paths")
        : tr("host names and command lines included");
    m_carried->setText(tr("rooflab can open the file again: it carries the drawn runs (%1) and "
                          "references (%2) with their samples, conditions and notes, %3.")
                           .arg(m_runs)
                           .arg(m_references)
                           .arg(names));
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
