// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/import_report_panel.h"

#include "app/panels/record_table.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

namespace rooflab {

ImportReportPanel::ImportReportPanel(QWidget* parent)
    : QWidget(parent), m_table(nullptr), m_reason(new QLabel)
{
    m_filter.setSourceModel(&m_model);
    m_table = new RecordTable(&m_filter, -1, ImportReportModel::SortRole);
    m_table->setObjectName(QStringLiteral("importReportTable"));
    m_table->setAccessibleName(tr("Import report"));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->horizontalHeader()->setSectionResizeMode(ImportReportModel::MessageColumn,
                                                      QHeaderView::Stretch);
    m_table->horizontalHeader()->setStretchLastSection(false); // the room is for the message
    m_table->installEventFilter(this);
    m_reason->setObjectName(QStringLiteral("importReportEmpty"));
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignCenter);
    m_reason->setMargin(12);
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_controls = makeControls();
    layout->addWidget(m_controls);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_reason);
    layout->addLayout(m_stack, 1);
    connect(m_table, &QWidget::customContextMenuRequested, this, &ImportReportPanel::showMenu);
    showTableOrReason();
}

QWidget* ImportReportPanel::makeControls()
{
    m_text = new QLineEdit;
    m_text->setObjectName(QStringLiteral("importReportText"));
    m_text->setPlaceholderText(tr("Filter by file, message or place"));
    m_text->setAccessibleName(tr("Filter the import report"));
    m_text->setClearButtonEnabled(true);
    m_lines = new QComboBox;
    m_lines->setObjectName(QStringLiteral("importReportLines"));
    m_lines->setAccessibleName(tr("Lines of the import report"));
    m_lines->addItem(tr("All lines"), QVariant::fromValue(ImportReportFilter::Lines::All));
    m_lines->addItem(tr("Assumed, refused, missing"),
                     QVariant::fromValue(ImportReportFilter::Lines::Attention));
    m_lines->addItem(tr("One line a file"), QVariant::fromValue(ImportReportFilter::Lines::Files));
    auto* copy = new QPushButton(tr("Cop&y report"));
    copy->setObjectName(QStringLiteral("copyImportReport"));
    copy->setToolTip(tr("The whole report as text, as the command line prints it"));
    auto* controls = new QWidget;
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(6, 4, 6, 4);
    row->addWidget(m_text, 1);
    row->addWidget(m_lines);
    row->addWidget(copy);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.setText(text);
        showTableOrReason();
    });
    connect(m_lines, &QComboBox::currentIndexChanged, this, [this] {
        m_filter.setLines(m_lines->currentData().value<ImportReportFilter::Lines>());
        showTableOrReason();
    });
    connect(copy, &QPushButton::clicked, this, &ImportReportPanel::copyReport);
    return controls;
}

void ImportReportPanel::append(std::vector<FileReport> reports)
{
    m_model.append(std::move(reports));
    showTableOrReason();
}

void ImportReportPanel::clear()
{
    m_model.clear();
    showTableOrReason();
}

void ImportReportPanel::copyReport() const
{
    QGuiApplication::clipboard()->setText(m_model.asText());
}

bool ImportReportPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)
        && !m_table->selectionModel()->hasSelection()) {
        copyReport();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ImportReportPanel::showMenu(const QPoint& place)
{
    const QModelIndex index = m_table->indexAt(place);
    const QString refused = index.data(ImportReportModel::RefusedPathRole).toString();
    const QString reason
        = index.siblingAtColumn(ImportReportModel::MessageColumn).data().toString();
    QMenu menu(this);
    QAction* rows = menu.addAction(tr("&Copy selected lines"));
    rows->setEnabled(m_table->selectionModel()->hasSelection());
    QAction* whole = menu.addAction(tr("Copy &whole report"));
    menu.addSeparator();
    QAction* review = menu.addAction(tr("Choose how to &read this file…"));
    review->setEnabled(!refused.isEmpty());
    const QAction* chosen = menu.exec(m_table->viewport()->mapToGlobal(place));
    if (chosen == nullptr) {
        return;
    }
    if (chosen == rows) {
        m_table->copyToClipboard();
    } else if (chosen == whole) {
        copyReport();
    } else if (chosen == review) {
        Q_EMIT reviewRequested(refused, reason);
    }
}

void ImportReportPanel::showTableOrReason()
{
    const bool isEmpty = m_model.rowCount() == 0;
    m_controls->setVisible(!isEmpty);
    m_reason->setText(isEmpty ? tr("No file has been opened yet. What each file gave, and what was "
                                   "assumed or refused, is listed here.")
                              : tr("No line of the report fits the filter."));
    m_stack->setCurrentWidget(m_filter.rowCount() == 0 ? static_cast<QWidget*>(m_reason) : m_table);
}

} // namespace rooflab
