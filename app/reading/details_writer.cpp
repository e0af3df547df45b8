// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/details_writer.h"

namespace rooflab {

void DetailsWriter::title(const QString& text)
{
    m_text.html
        += QStringLiteral("<p style='margin:2px 4px'><b>%1</b></p>").arg(breakableHtml(text));
    m_text.plain += text + QLatin1Char('\n');
}

void DetailsWriter::heading(const QString& text)
{
    m_text.html += QStringLiteral("<p style='margin:12px 4px 2px 4px; color:%1'><b>%2</b></p>")
                       .arg(m_colors.color(QPalette::Link).name(), breakableHtml(text));
    m_text.plain += QLatin1Char('\n') + text + QLatin1Char('\n');
}

void DetailsWriter::subheading(const QString& text)
{
    m_text.html += QStringLiteral("<p style='margin:8px 4px 2px 4px'><b>%1</b></p>")
                       .arg(breakableHtml(text));
    m_text.plain += QLatin1Char('\n') + text + QLatin1Char('\n');
}

void DetailsWriter::paragraph(const QString& text)
{
    m_text.html
        += QStringLiteral("<p style='margin:6px 4px 2px 4px'>%1</p>").arg(breakableHtml(text));
    m_text.plain += QLatin1Char('\n') + text + QLatin1Char('\n');
}

void DetailsWriter::remark(const QString& text)
{
    m_text.html += QStringLiteral("<p style='margin:6px 4px 2px 4px; color:%1'>%2</p>")
                       .arg(mutedColor(m_colors), breakableHtml(text));
    m_text.plain += QLatin1Char('\n') + text + QLatin1Char('\n');
}

void DetailsWriter::labelled(const QString& label, const QString& text)
{
    m_text.html += QStringLiteral("<p style='margin:3px 4px 2px 12px'>"
                                  "<span style='color:%1'>%2</span> %3</p>")
                       .arg(mutedColor(m_colors), label.toHtmlEscaped(), breakableHtml(text));
    m_text.plain += QStringLiteral("  %1 %2\n").arg(label, text);
}

void DetailsWriter::list(const QString& label, const QStringList& items)
{
    if (items.isEmpty()) {
        return;
    }
    m_text.html += QStringLiteral("<p style='margin:3px 4px 1px 12px; color:%1'>%2</p>")
                       .arg(mutedColor(m_colors), label.toHtmlEscaped());
    m_text.plain += QStringLiteral("  %1\n").arg(label);
    for (const QString& item : items) {
        m_text.html += QStringLiteral("<p style='margin:1px 4px 1px 24px; text-indent:-10px'>"
                                      "\u2022\u00a0%1</p>")
                           .arg(breakableHtml(item));
        m_text.plain += QStringLiteral("  - %1\n").arg(item);
    }
}

void DetailsWriter::marked(const QString& mark, const QString& title, const QString& reason,
                           bool stands)
{
    const QString color = stands ? m_colors.color(QPalette::Text).name() : mutedColor(m_colors);
    m_text.html += QStringLiteral("<p style='margin:7px 4px 0 4px'><b>%1</b></p>"
                                  "<p style='margin:0 4px 0 16px'>"
                                  "<span style='color:%2'><b>%3</b></span></p>"
                                  "<p style='margin:0 4px 2px 16px; color:%4'>%5</p>")
                       .arg(breakableHtml(title), color, mark.toHtmlEscaped(), mutedColor(m_colors),
                            breakableHtml(reason));
    m_text.plain += QStringLiteral("\n  %1: %2\n    %3\n").arg(title, mark, reason);
}

} // namespace rooflab
