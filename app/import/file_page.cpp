// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/file_page.h"

#include "app/import/choices_page.h"
#include "app/import/column_editor.h"
#include "app/import/fitting_scroll.h"
#include "app/import/import_summary.h"
#include "app/import/launches_page.h"
#include "app/import/new_records_model.h"
#include "app/import/plain_label.h"
#include "app/import/preview_table.h"
#include "app/import/remarks_model.h"
#include "app/panels/record_table.h"
#include "app/qt_text.h"

#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rooflab {
namespace {

constexpr int summaryLines = 9; ///< shown without scrolling
enum Tab { ChoicesTab, ColumnsTab, LaunchesTab, RemarksTab, RecordsTab };

QScrollArea* scrolled(QWidget* content)
{
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    scroll->setAccessibleName(FilePage::tr("Choices"));
    return scroll;
}

} // namespace

FilePage::FilePage(QWidget* parent)
    : QWidget(parent), m_title(makePlainLabel("fileTitle")), m_notice(makeNotice()),
      m_summary(new ImportSummary), m_tabs(new QTabWidget), m_choices(new ChoicesPage),
      m_columns(new ColumnEditor), m_launches(new LaunchesPage), m_remarks(new RemarksModel(this)),
      m_records(new NewRecordsModel(this)), m_kinds(new QComboBox)
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(false);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    makeTabs();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_notice);
    layout->addWidget(makeSummary());
    layout->addWidget(m_tabs, 1);
    const auto announce = [this] {
        if (m_file != nullptr) {
            ImportOptions options = m_choices->appliedTo(m_file->options());
            options.columns = m_columns->mapping();
            Q_EMIT optionsChosen(options);
        }
    };
    connect(m_choices, &ChoicesPage::choicesChanged, this, announce);
    connect(m_columns, &ColumnEditor::mappingChanged, this, announce);
    connect(m_launches, &LaunchesPage::warmupChosen, this, &FilePage::warmupChosen);
}

QWidget* FilePage::makeNotice()
{
    auto* notice = new QWidget;
    auto* row = new QHBoxLayout(notice);
    row->setContentsMargins(0, 0, 0, 0);
    QLabel* text = makePlainLabel("rememberedNotice");
    text->setText(tr("Choices of last time are applied."));
    auto* without = new QPushButton(tr("Read wi&thout them"));
    without->setObjectName(QStringLiteral("withoutRemembered"));
    auto* forget = new QPushButton(tr("Forget t&hem"));
    forget->setObjectName(QStringLiteral("forgetRemembered"));
    row->addWidget(text, 1);
    for (QPushButton* button : {without, forget}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(without, &QPushButton::clicked, this, [this] { Q_EMIT withoutRemembered(false); });
    connect(forget, &QPushButton::clicked, this, [this] { Q_EMIT withoutRemembered(true); });
    return notice;
}

QWidget* FilePage::makeSummary()
{
    auto* scroll
        = new FittingScroll(m_summary, (m_title->fontMetrics().height() + 2) * summaryLines);
    scroll->setObjectName(QStringLiteral("summaryScroll"));
    scroll->setAccessibleName(tr("What was read"));
    return scroll;
}

QWidget* FilePage::makeRemarks()
{
    m_kinds->setObjectName(QStringLiteral("remarkKind"));
    auto* label = new QLabel(tr("&Show"));
    label->setBuddy(m_kinds);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_kinds);
    row->addStretch(1);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addLayout(row);
    layout->addWidget(makeRecordTable(m_remarks, RemarksModel::SortRole,
                                      RemarksModel::MessageColumn, "remarks",
                                      tr("Remarks on the file")),
                      1);
    m_kinds->addItem(QString());
    for (const NoteKind kind : noteKinds) {
        m_kinds->addItem(QString(), static_cast<int>(kind));
    }
    connect(m_kinds, &QComboBox::activated, this, [this] {
        const QVariant kind = m_kinds->currentData();
        m_remarks->setKind(kind.isValid() ? std::optional(static_cast<NoteKind>(kind.toInt()))
                                          : std::nullopt);
    });
    return page;
}

QWidget* FilePage::makeRecords()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(makeRecordTable(m_records, NewRecordsModel::SortRole,
                                      NewRecordsModel::RemarkColumn, "newRecords",
                                      tr("Records that would be added")));
    return page;
}

void FilePage::makeTabs()
{
    m_tabs->setObjectName(QStringLiteral("importTabs"));
    m_tabs->setAccessibleName(tr("Details of the file"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(scrolled(m_choices), tr("&Choices"));
    m_tabs->addTab(m_columns, tr("C&olumns"));
    m_tabs->addTab(m_launches, tr("La&unches"));
    m_tabs->addTab(makeRemarks(), tr("&Remarks"));
    m_tabs->addTab(makeRecords(), tr("R&ecords"));
}

void FilePage::setFile(const WaitingFile* file)
{
    const bool isSame = file != nullptr && file->path() == m_path;
    m_file = file;
    m_path = file == nullptr ? QString() : file->path();
    if (file == nullptr) {
        m_title->clear();
        m_summary->clear();
        m_launches->setOutcome(nullptr, false);
        m_choices->clear();
        m_records->setSession(nullptr);
        return;
    }
    const bool isRead = file->outcome().has_value();
    const bool hasLaunches = isRead && !file->outcome()->traces.empty();
    m_launches->setOutcome(hasLaunches ? &*file->outcome() : nullptr, isSame);
    refreshRecords();
    showTitle();
    m_notice->setVisible(file->usesRemembered());
    m_summary->setFile(*file);
    m_choices->setFile(*file);
    const bool isTable = !file->header().empty()
        && (isRead ? !file->outcome()->columns.empty() || file->outcome()->format == "table"
                   : file->options().columns.has_value());
    if (isTable) {
        m_columns->setTable(file->header(), file->options().columns);
    }
    m_tabs->setTabVisible(ColumnsTab, isTable);
    m_tabs->setTabVisible(LaunchesTab, hasLaunches);
    m_tabs->setTabVisible(RemarksTab, isRead && m_remarks->countOf(std::nullopt) > 0);
    m_tabs->setTabVisible(RecordsTab, isRead && !m_records->records().empty());
    if (!isSame) {
        m_tabs->setCurrentIndex(ChoicesTab);
    }
}

void FilePage::showTitle()
{
    m_title->setText(fileNameOf(*m_file));
    m_title->setToolTip(m_path.toHtmlEscaped());
}

void FilePage::refreshRecords()
{
    const bool isRead = m_file != nullptr && m_file->outcome();
    m_records->setSession(isRead ? &m_file->outcome()->session : nullptr);
    m_remarks->setNotes(isRead ? m_file->outcome()->notes : std::vector<ImportNote>());
    showRemarkCounts();
    if (isRead) {
        m_summary->setFile(*m_file);
        m_launches->refreshGroup();
    }
}

void FilePage::showRemarkCounts()
{
    m_kinds->setItemText(0, tr("all (%1)").arg(m_remarks->countOf(std::nullopt)));
    for (std::size_t i = 0; i < noteKinds.size(); ++i) {
        m_kinds->setItemText(
            static_cast<int>(i) + 1,
            tr("%1 (%2)").arg(noteKindWords(noteKinds[i])).arg(m_remarks->countOf(noteKinds[i])));
    }
    m_tabs->setTabText(RemarksTab, tr("&Remarks (%1)").arg(m_remarks->countOf(std::nullopt)));
    m_tabs->setTabText(RecordsTab, tr("R&ecords (%1)").arg(m_records->records().size()));
}

void FilePage::flush()
{
    m_launches->flush();
}

QString FilePage::applyText() const
{
    if (m_file == nullptr) {
        return {};
    }
    if (m_file->isReading() || m_file->isEdited()) {
        return tr("The file is read again with these choices.");
    }
    if (!m_file->outcome()) {
        return tr("The file cannot be read so: choose another format, or skip it.");
    }
    if (!m_file->canApply()) {
        return m_file->outcome()->questions.empty()
            ? tr("There is nothing in the file that can be added.")
            : tr("Nothing can be added before the question above is answered.");
    }
    return notPlottedText();
}

QString FilePage::notPlottedText() const
{
    const std::vector<NewRecord>& records = m_records->records();
    const auto count = [&](bool lacksWork) {
        return std::count_if(records.begin(), records.end(), [&](const NewRecord& record) {
            return !record.isPlotted && record.lacksWork == lacksWork;
        });
    };
    const auto withoutWork = count(true);
    const auto others = count(false);
    QStringList texts;
    if (withoutWork == 1) {
        texts.append(tr("1 record has no FLOPs and bytes yet: it will be listed as not plotted."));
    } else if (withoutWork > 1) {
        texts.append(tr("%1 records have no FLOPs and bytes yet: they will be listed as not "
                        "plotted.")
                         .arg(withoutWork));
    }
    if (others == 1) {
        texts.append(tr("1 record has no place on the axes: it will be listed as not plotted."));
    } else if (others > 1) {
        texts.append(tr("%1 records have no place on the axes: they will be listed as not "
                        "plotted.")
                         .arg(others));
    }
    return texts.join(QLatin1Char(' '));
}

} // namespace rooflab
