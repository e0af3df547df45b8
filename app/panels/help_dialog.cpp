// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/help_dialog.h"

#include "app/qt_text.h"
#include "core/this_program.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace rooflab {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("HelpDialog", source);
}

void showPage(QWidget* parent, const QString& name, const QString& title, const QString& html,
              QSize size)
{
    auto* dialog = new QDialog(parent);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* page = new QTextBrowser;
    page->setOpenExternalLinks(false);
    page->setFrameShape(QFrame::NoFrame);
    page->setHtml(html);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(page, 1);
    layout->addWidget(buttons);
    dialog->resize(size);
    dialog->show();
}

} // namespace

void showReadingHelp(QWidget* parent)
{
    const QString html = text(
        "<h3>Axes</h3>"
        "<p>Across: arithmetic intensity AI = F / Q, the floating-point operations done for each "
        "byte moved. Up: performance P = F / t. Q is counted from the algorithm unless a record "
        "says otherwise; it is not what the memory really moved.</p>"
        "<h3>Lines</h3>"
        "<p>A slanted line is a bandwidth: P = BW &middot; AI. A level line is a compute rate. "
        "Each is a <b>reference</b> that was measured or stated, not a hardware peak: a point "
        "above "
        "one is possible, because the reference moved other data in another way. Where the lines "
        "meet is the knee, P / BW.</p>"
        "<h3>Points</h3>"
        "<p>Colour and name: the variant. Shape: the device. Hollow: the output was not checked "
        "in full. A measurement whose check failed is never drawn like a good one. Time, FLOPS and "
        "bandwidth of a point are one measurement shown three ways, not three pieces of "
        "evidence.</p>"
        "<h3>Reading</h3>"
        "<p>Left of the knee the bandwidth line is the lower one, right of it the compute line. "
        "&quot;% of reference&quot; compares a point with the lower of the two at its own AI. The "
        "vertical gap on the log scale is that ratio. A low AI suggests a bandwidth limit; it does "
        "not prove one: latency, too few threads, extra traffic or an uneven clock look the same. "
        "Compare only what has the same precision, device and statistic.</p>"
        "<h3>Statistic</h3>"
        "<p>Minimum: the least disturbed launch. Median: the usual launch. Mean: includes "
        "every disturbance. A file may record only some; a point then says which one it uses.</p>"
        "<h3>In the window</h3>"
        "<p>Wheel: zoom at the pointer. Drag: move. Double click: back to the home frame. "
        "Arrow keys on the chart walk from point to point. A copy does no arithmetic (F = 0), so "
        "it "
        "has no place on a log axis: it is listed under <i>Not plotted</i>, and its bandwidth "
        "makes "
        "a line.</p>");
    showPage(parent, QStringLiteral("readingHelp"), text("How to read this chart"), html,
             QSize(640, 620));
}

void showAbout(QWidget* parent)
{
    const Program program = thisProgram("rooflab");
    const QString version = toQt(*program.version);
    const QString revision = toQt(program.gitRevision.value_or(std::string()));
    const QString html = QStringLiteral("<h2>rooflab %1</h2>").arg(version.toHtmlEscaped())
        + (revision.isEmpty()
               ? QString()
               : QStringLiteral("<p>%1 %2</p>").arg(text("Revision"), revision.toHtmlEscaped()))
        + QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>")
              .arg(text("Measures vector-add kernels and reads them on a roofline."),
                   text("Copyright 2026 rooflab contributors. Licence: GNU General Public License, "
                        "version 3 or later. There is no warranty."),
                   text("Built with Qt %1.").arg(QLatin1String(qVersion())));
    showPage(parent, QStringLiteral("about"), text("About rooflab"), html, QSize(440, 280));
}

} // namespace rooflab
