// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/what_if_report.h"

#include "app/import/plain_label.h"

#include <QFormLayout>
#include <QVBoxLayout>

namespace rooflab {
namespace {

QLabel* makeTitle(const QString& text)
{
    auto* title = new QLabel(text);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    return title;
}

/// One statement a paragraph, each with a capital letter and a dot.
QString statements(const QStringList& sentences)
{
    QStringList lines;
    for (const QString& sentence : sentences) {
        lines.append(QStringLiteral("\u2022 ")
                     + WhatIfReport::tr("%1.", "a sentence")
                           .arg(sentence.left(1).toUpper() + sentence.mid(1)));
    }
    return lines.join(QLatin1Char('\n'));
}

void showStatements(QLabel& title, QLabel& label, const QStringList& sentences)
{
    label.setText(statements(sentences));
    title.setVisible(!sentences.isEmpty());
    label.setVisible(!sentences.isEmpty());
}

} // namespace

WhatIfReport::WhatIfReport(QWidget* parent)
    : QWidget(parent), m_lines(new QFormLayout), m_rulesTitle(makeTitle(tr("How it follows"))),
      m_rules(makePlainLabel("whatIfRules")),
      m_assumptionsTitle(makeTitle(tr("Assumed, not measured"))),
      m_assumptions(makePlainLabel("whatIfAssumptions"))
{
    m_lines->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_lines->setVerticalSpacing(2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeTitle(tr("Recorded \u2192 imagined")));
    layout->addLayout(m_lines);
    for (QLabel* label : {m_rulesTitle, m_rules, m_assumptionsTitle, m_assumptions}) {
        layout->addWidget(label);
    }
    showOutcome({});
}

void WhatIfReport::showOutcome(const WhatIfOutcome& outcome)
{
    const int wanted = static_cast<int>(outcome.lines.size());
    while (m_lines->rowCount() > wanted) {
        m_lines->removeRow(m_lines->rowCount() - 1);
    }
    for (int row = 0; row < wanted; ++row) {
        const WhatIfLine& line = outcome.lines[static_cast<std::size_t>(row)];
        if (row == m_lines->rowCount()) {
            auto* title = new QLabel;
            title->setForegroundRole(QPalette::PlaceholderText);
            m_lines->addRow(title, makePlainLabel("whatIfLine"));
        }
        const auto label = [&](QFormLayout::ItemRole role) {
            return qobject_cast<QLabel*>(m_lines->itemAt(row, role)->widget());
        };
        label(QFormLayout::LabelRole)->setText(line.title);
        label(QFormLayout::FieldRole)->setText(line.text);
    }
    showStatements(*m_rulesTitle, *m_rules, outcome.rules);
    showStatements(*m_assumptionsTitle, *m_assumptions, outcome.assumptions);
}

} // namespace rooflab
