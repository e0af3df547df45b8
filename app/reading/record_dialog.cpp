// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/record_dialog.h"

#include "app/import/plain_label.h"
#include "app/panels/details_text.h"
#include "app/reading/record_notes_command.h"
#include "app/reading/sentence_text.h"
#include "app/session_store.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTimer>
#include <QVBoxLayout>

namespace rooflab {
namespace {

constexpr int saveDelayMs = 700;
constexpr int notesPixels = 96;

QString fieldHtml(const SheetField& field, const QPalette& colors)
{
    QStringList lines;
    for (const QString& line : sentenceTexts(field.lines)) {
        lines.append(breakableHtml(line));
    }
    const QString value = lines.isEmpty()
        ? QStringLiteral("<i style='color:%1'>%2</i>")
              .arg(mutedColor(colors), RecordDialog::tr("not recorded").toHtmlEscaped())
        : lines.join(QStringLiteral("<br>"));
    return QStringLiteral("<tr><td width='24%' style='color:%1'>%2</td><td>%3</td></tr>")
        .arg(mutedColor(colors), sentenceText(field.label).toHtmlEscaped(), value);
}

QString sheetHtml(const RecordSheet& sheet, const QPalette& colors)
{
    QString html = QStringLiteral("<p style='margin:2px 4px'><b>%1</b></p>")
                       .arg(breakableHtml(toQt(sheet.title)));
    if (sheet.isSample) {
        html += QStringLiteral("<p style='margin:2px 4px; color:%1'>%2</p>")
                    .arg(mutedColor(colors),
                         RecordDialog::tr("A sample shipped for learning, not measured on this "
                                          "machine.")
                             .toHtmlEscaped());
    }
    html += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='4'>");
    for (const SheetField& field : sheet.fields) {
        html += fieldHtml(field, colors);
    }
    html += QStringLiteral("</table>");
    if (sheet.unlistedRuns > 0) {
        html += QStringLiteral("<p style='margin:6px 4px'>%1</p>")
                    .arg(RecordDialog::tr("%1 more runs are not listed: a record takes the first "
                                          "%2.")
                             .arg(sheet.unlistedRuns)
                             .arg(largestSheetRuns)
                             .toHtmlEscaped());
    }
    return html;
}

} // namespace

RecordDialog::RecordDialog(SessionStore& store, QWidget* parent)
    : QDialog(parent), m_store(store), m_runs(makeMutedLabel("recordRuns")),
      m_view(new QTextBrowser), m_notes(new QPlainTextEdit),
      m_outcome(makePlainLabel("recordSaid")), m_saving(new QTimer(this))
{
    setObjectName(QStringLiteral("recordDialog"));
    setWindowTitle(tr("Experiment record"));
    m_view->setObjectName(QStringLiteral("recordSheet"));
    m_view->setAccessibleName(tr("Experiment record"));
    m_view->setOpenLinks(false);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_notes->setObjectName(QStringLiteral("recordNotes"));
    m_notes->setAccessibleName(tr("Your notes"));
    m_notes->setPlaceholderText(tr("What you changed, what you expect, what to try next"));
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(notesPixels);
    m_saving->setSingleShot(true);
    m_saving->setInterval(saveDelayMs);
    build();
    connect(m_saving, &QTimer::timeout, this, &RecordDialog::saveNotes);
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (fromQt(m_notes->toPlainText()) != m_store.session().recordNotes) {
            m_saving->start();
        }
    });
    connect(&store, &SessionStore::changed, this, [this] {
        if (isVisible()) {
            refresh();
        }
    });
    connect(&store, &SessionStore::sessionReplaced, this, [this] {
        m_saving->stop(); // the notes were the other session's
        showRuns({});
    });
    resize(760, 620);
}

void RecordDialog::build()
{
    auto* label = new QLabel(tr("Your &notes, saved in the session"));
    label->setBuddy(m_notes);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* copy = buttons->addButton(tr("Copy as Mark&down"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyRecord"));
    auto* save = buttons->addButton(tr("&Export Markdown\u2026"), QDialogButtonBox::ActionRole);
    save->setObjectName(QStringLiteral("exportRecord"));
    for (QPushButton* button : {copy, save}) {
        button->setAutoDefault(false);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_runs);
    layout->addWidget(m_view, 1);
    layout->addWidget(label);
    layout->addWidget(m_notes);
    layout->addWidget(m_outcome);
    layout->addWidget(buttons);
    m_outcome->hide();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(asMarkdown());
        m_outcome->setText(tr("Copied."));
        m_outcome->show();
    });
    connect(save, &QPushButton::clicked, this, &RecordDialog::askAndExport);
}

void RecordDialog::showRuns(const QStringList& ids)
{
    m_ids.clear();
    for (const QString& id : ids) {
        if (m_store.session().findMeasurement(fromQt(id)) != nullptr) {
            m_ids.append(id);
        }
    }
    m_outcome->hide();
    refresh();
    m_view->verticalScrollBar()->setValue(0);
}

RecordSheet RecordDialog::sheet() const
{
    std::vector<std::string> ids;
    for (const QString& id : m_ids) {
        ids.push_back(fromQt(id));
    }
    const Session& session = m_store.session();
    return recordSheet(session, ids, session.view.statistic, session.recordNotes);
}

void RecordDialog::refresh()
{
    const Session& session = m_store.session();
    m_ids.removeIf(
        [&session](const QString& id) { return session.findMeasurement(fromQt(id)) == nullptr; });
    m_runs->setText(m_ids.isEmpty()         ? tr("All visible runs of the session")
                        : m_ids.size() == 1 ? tr("The selected run")
                                            : tr("The %1 selected runs").arg(m_ids.size()));
    const int place = m_view->verticalScrollBar()->value();
    m_view->setHtml(sheetHtml(sheet(), palette()));
    m_view->verticalScrollBar()->setValue(place);
    const QString notes = toQt(session.recordNotes);
    if (!m_saving->isActive() && notes != m_notes->toPlainText()) {
        m_notes->setPlainText(notes);
    }
}

void RecordDialog::saveNotes()
{
    m_saving->stop();
    std::string notes = fromQt(m_notes->toPlainText());
    if (notes != m_store.session().recordNotes) {
        m_store.undoStack().push(new RecordNotesCommand(m_store, std::move(notes)));
    }
}

QString RecordDialog::asMarkdown()
{
    saveNotes();
    return toQt(recordSheetMarkdown(sheet(), spoken));
}

bool RecordDialog::exportTo(const QString& path)
{
    const QByteArray text = asMarkdown().toUtf8();
    QSaveFile file(path);
    const bool isWritten
        = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    m_outcome->setText(isWritten ? tr("Written to %1").arg(path)
                                 : tr("%1 cannot be written: %2").arg(path, file.errorString()));
    m_outcome->show();
    return isWritten;
}

void RecordDialog::askAndExport()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the experiment record"),
                                                      QStringLiteral("experiment-record.md"),
                                                      tr("Markdown (*.md)"));
    if (!path.isEmpty()) {
        exportTo(path);
    }
}

bool RecordDialog::event(QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate && m_saving->isActive()) {
        saveNotes(); // before another window can save the session
    }
    return QDialog::event(event);
}

void RecordDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (m_saving->isActive()) {
        saveNotes();
    }
}

void RecordDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    const bool isStale
        = event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange;
    if (isStale && isVisible()) {
        refresh(); // the colours are in the text
    }
}

} // namespace rooflab
