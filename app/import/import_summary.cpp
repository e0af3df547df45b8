// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/import_summary.h"

#include "app/core_text.h"
#include "app/import/plain_label.h"
#include "app/qt_text.h"
#include "core/io/import_report.h"

#include <QFormLayout>

namespace rooflab {
namespace {

QString joined(const std::vector<std::string>& parts)
{
    QStringList texts;
    for (const std::string& part : parts) {
        texts.append(toQt(part));
    }
    return texts.isEmpty() ? ImportSummary::tr("not recorded") : texts.join(QStringLiteral(", "));
}

QString unitsText(const ImportOutcome& outcome)
{
    QStringList units;
    for (const UnitFound& unit : outcome.units) {
        units.append(QStringLiteral("%1: %2, %3")
                         .arg(toQt(unit.place), toQt(unit.unit), coreText(unit.conversion)));
    }
    return units.join(QStringLiteral("; "));
}

/// "1 measurement, 3 reference lines; of 17 rows 10 are used, 7 set aside, 0 refused".
QString recordsText(const ImportOutcome& outcome)
{
    const std::size_t measurements = outcome.session.measurements.size();
    const std::size_t ceilings = outcome.session.ceilings.size();
    QStringList kinds;
    if (measurements > 0 || ceilings == 0) {
        kinds.append(measurements == 1 ? ImportSummary::tr("1 measurement")
                                       : ImportSummary::tr("%1 measurements").arg(measurements));
    }
    if (ceilings > 0) {
        kinds.append(ceilings == 1 ? ImportSummary::tr("1 reference line")
                                   : ImportSummary::tr("%1 reference lines").arg(ceilings));
    }
    const RowCounts& rows = outcome.rows;
    const QString text = kinds.join(QStringLiteral(", "));
    return rows.read == 0 ? text
                          : ImportSummary::tr("%1; of %2 rows read %3 are used, %4 set aside, "
                                              "%5 refused")
                                .arg(text, QString::number(rows.read), QString::number(rows.used),
                                     QString::number(rows.setAside), QString::number(rows.refused));
}

} // namespace

std::vector<std::pair<QString, QString>> summaryRows(const WaitingFile& file)
{
    std::vector<std::pair<QString, QString>> rows;
    const auto add
        = [&](const QString& label, const QString& text) { rows.emplace_back(label, text); };
    if (!file.outcome()) {
        add(ImportSummary::tr("Cannot be read"), errorText(file.outcome().error()));
        return rows;
    }
    const ImportOutcome& outcome = *file.outcome();
    add(ImportSummary::tr("Format"),
        QStringLiteral("%1: %2").arg(formatOf(file), coreText(outcome.why)));
    for (const ImportQuestion& question : outcome.questions) {
        add(ImportSummary::tr("Needed"), forWindow(question.message));
    }
    add(ImportSummary::tr("Device"), joined(devicesOf(outcome)));
    add(ImportSummary::tr("Records"), recordsText(outcome));
    add(ImportSummary::tr("Statistic"), joined(outcome.statistics));
    if (!outcome.units.empty()) {
        add(ImportSummary::tr("Units"), unitsText(outcome));
    }
    return rows;
}

ImportSummary::ImportSummary(QWidget* parent) : QWidget(parent), m_form(new QFormLayout(this))
{
    setObjectName(QStringLiteral("importSummary"));
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(2);
    m_form->setLabelAlignment(Qt::AlignLeft);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void ImportSummary::clear()
{
    m_rows.clear();
    while (m_form->rowCount() > 0) {
        m_form->removeRow(0);
    }
}

void ImportSummary::setFile(const WaitingFile& file)
{
    std::vector<std::pair<QString, QString>> rows = summaryRows(file);
    if (rows == m_rows) {
        return;
    }
    clear();
    m_rows = std::move(rows);
    for (const auto& [label, text] : m_rows) {
        const bool isOpen = label == tr("Needed") || label == tr("Cannot be read");
        QLabel* value = isOpen ? makeProblemLabel("summaryOpen") : makePlainLabel("summaryText");
        value->setText(text);
        value->setAccessibleName(label);
        QLabel* name = makeMutedLabel("summaryLabel");
        name->setTextInteractionFlags(Qt::NoTextInteraction);
        name->setWordWrap(false);
        name->setText(label);
        m_form->addRow(name, value);
    }
}

QString ImportSummary::asText() const
{
    QStringList lines;
    for (const auto& [label, text] : m_rows) {
        lines.append(label + QLatin1Char('\t') + text);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace rooflab
