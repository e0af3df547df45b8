// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/calculation_page.h"

#include "app/core_text.h"
#include "app/reading/chosen_measurement.h"
#include "app/reading/sentence_text.h"
#include "app/session_store.h"
#include "core/reading/calculation.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QRegularExpression>

namespace rooflab {
namespace {

/// "P_roof" with its index set low. Only for the symbols that core writes.
QString withIndices(const std::string& symbols)
{
    static const QRegularExpression index(QStringLiteral("_([A-Za-z]+)"));
    return toQt(symbols).toHtmlEscaped().replace(index, QStringLiteral("<sub>\\1</sub>"));
}

QString remarkRow(const QString& text, const QString& color)
{
    return QStringLiteral("<tr><td colspan='2' style='color:%1; padding-left:14px'>%2</td></tr>")
        .arg(color, breakableHtml(text));
}

QString lineHtml(const CalculationLine& line, const QPalette& colors)
{
    const QString muted = mutedColor(colors);
    const QString result = line.valueSi
        ? QStringLiteral("<b>%1</b>").arg(toQt(line.result).toHtmlEscaped())
        : QStringLiteral("<i style='color:%1'>%2</i>")
              .arg(muted, toQt(line.result).toHtmlEscaped());
    QString html = QStringLiteral("<tr><td style='padding-top:8px'><b>%1</b>&nbsp;&nbsp;"
                                  "<span style='color:%2'>%3</span></td>"
                                  "<td align='right' style='padding-top:8px'>%4</td></tr>")
                       .arg(withIndices(line.symbol), muted,
                            sentenceText(line.name).toHtmlEscaped(), result);
    QStringList formula;
    if (!line.formula.empty()) {
        formula.append(withIndices(line.formula));
    }
    if (!line.substituted.empty()) {
        formula.append(breakableHtml(toQt(line.substituted)));
    }
    if (!formula.isEmpty()) {
        html += QStringLiteral("<tr><td colspan='2' style='padding-left:14px'>= %1</td></tr>")
                    .arg(formula.join(QStringLiteral(" = ")));
    }
    if (!line.reason.empty()) {
        html += remarkRow(sentenceText(line.reason), muted);
    }
    for (const QString& note : sentenceTexts(line.notes)) {
        html += remarkRow(note, muted);
    }
    return html;
}

QString calculationHtml(const Calculation& calculation, const QPalette& colors)
{
    QString html = QStringLiteral("<p style='margin:2px 4px'><b>%1</b><br>"
                                  "<span style='color:%2'>%3</span></p>"
                                  "<table width='100%' cellspacing='0' cellpadding='2'>")
                       .arg(breakableHtml(toQt(calculation.title)), mutedColor(colors),
                            breakableHtml(toQt(calculation.device)));
    for (const CalculationLine& line : calculation.lines) {
        html += lineHtml(line, colors);
    }
    html += QStringLiteral("</table><p style='margin:12px 4px 4px 4px'>%1</p>")
                .arg(sentenceText(calculation.oneMeasurement).toHtmlEscaped());
    for (const std::string& caveat : calculation.caveats) {
        html += QStringLiteral("<p style='margin:6px 4px'><b>\u26a0 %1</b> %2</p>")
                    .arg(CalculationPage::tr("Mind:").toHtmlEscaped(),
                         breakableHtml(coreText(caveat)));
    }
    return html;
}

} // namespace

CalculationPage::CalculationPage(SessionStore& store)
    : TextPage(store, "calculationText", "copyCalculation")
{
    setAccessibleTitle(tr("Calculation of the selected point"));
    connect(addButton("copyCalculationMarkdown", tr("Copy as Mark&down")), &QPushButton::clicked,
            this, [this] { QGuiApplication::clipboard()->setText(asMarkdown()); });
}

bool CalculationPage::isFor(const QStringList& ids) const
{
    return ids.isEmpty() || chosenMeasurement(store().session(), ids) != nullptr;
}

QString CalculationPage::asMarkdown() const
{
    const Session& session = store().session();
    const Measurement* measurement = chosenMeasurement(session, ids());
    return measurement == nullptr
        ? QString()
        : toQt(calculationMarkdown(calculation(session, *measurement, session.view.statistic),
                                   spoken));
}

DetailsText CalculationPage::compose(const QStringList& ids) const
{
    const Session& session = store().session();
    const Measurement* measurement = chosenMeasurement(session, ids);
    if (measurement == nullptr) {
        return hint(tr("Select a point or a table row to see how its number follows from the "
                       "operations F, the bytes Q and the time t."));
    }
    const Calculation shown = calculation(session, *measurement, session.view.statistic);
    return {calculationHtml(shown, palette()), toQt(calculationText(shown, spoken))};
}

} // namespace rooflab
