// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/compare_text.h"

#include "app/core_text.h"
#include "app/reading/sentence_text.h"
#include "core/explore/run_names.h"
#include "core/format.h"
#include "core/point_details.h"

#include <QCoreApplication>

namespace rooflab {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("ComparePage", source);
}

/// Long names may break anywhere: they must not widen the panel.
QString escaped(const QString& plain)
{
    QString broken;
    int sinceSpace = 0;
    for (const QChar letter : plain) {
        sinceSpace = letter.isSpace() ? 0 : sinceSpace + 1;
        broken += letter;
        if (sinceSpace >= 18 && !letter.isHighSurrogate()) {
            broken += QChar(0x200b);
            sinceSpace = 0;
        }
    }
    return broken.toHtmlEscaped();
}

/// Text of a file must not become Markdown.
QString markdownCell(const QString& plain)
{
    QString cell;
    for (const QChar letter : plain) {
        if (QStringLiteral("\\|*_`<>[]#").contains(letter)) {
            cell += QLatin1Char('\\');
        }
        cell += letter == QLatin1Char('\n') ? QLatin1Char(' ') : letter;
    }
    return cell;
}

/// Writes the three texts side by side.
class Writer {
public:
    explicit Writer(const QPalette& colors)
        : m_muted(colors.color(QPalette::Disabled, QPalette::Text).name()),
          m_link(colors.color(QPalette::Link).name())
    {
    }

    void heading(const QString& title)
    {
        endTable();
        m_text.html += QStringLiteral("<p style='margin:10px 4px 2px; color:%1'><b>%2</b></p>")
                           .arg(m_link, escaped(title));
        m_text.plain += QLatin1Char('\n') + title + QLatin1Char('\n');
        m_text.markdown += QStringLiteral("\n## %1\n\n").arg(markdownCell(title));
    }

    void paragraph(const QString& line)
    {
        endTable();
        m_text.html += QStringLiteral("<p style='margin:3px 4px'>%1</p>").arg(escaped(line));
        m_text.plain += QStringLiteral("  ") + line + QLatin1Char('\n');
        m_text.markdown += QStringLiteral("- %1\n").arg(markdownCell(line));
    }

    void row(const QStringList& cells)
    {
        if (!m_inTable) {
            m_text.html += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='3'>");
            m_text.markdown += QLatin1Char('\n');
        }
        m_text.html += QStringLiteral("<tr>");
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const bool isMuted = i == 0 || !m_inTable || cells[i] == coreText(notRecorded);
            m_text.html += QStringLiteral("<td style='color:%1'>%2</td>")
                               .arg(isMuted ? m_muted : QString(), escaped(cells[i]));
        }
        m_text.html.replace(QStringLiteral(" style='color:'"), QString());
        m_text.html += QStringLiteral("</tr>");
        m_text.plain
            += QStringLiteral("  ") + cells.join(QStringLiteral(" | ")) + QLatin1Char('\n');
        m_text.markdown += QLatin1Char('|');
        for (const QString& cell : cells) {
            m_text.markdown += QStringLiteral(" %1 |").arg(markdownCell(cell));
        }
        m_text.markdown += QLatin1Char('\n');
        if (!m_inTable) {
            m_text.markdown += QLatin1Char('|') + QStringLiteral("---|").repeated(cells.size())
                + QLatin1Char('\n');
        }
        m_inTable = true;
    }

    CompareText finished()
    {
        endTable();
        m_text.plain = m_text.plain.trimmed() + QLatin1Char('\n');
        m_text.markdown = m_text.markdown.trimmed() + QLatin1Char('\n');
        return m_text;
    }

private:
    void endTable()
    {
        if (std::exchange(m_inTable, false)) {
            m_text.html += QStringLiteral("</table>");
            m_text.markdown += QLatin1Char('\n');
        }
    }

    CompareText m_text;
    QString m_muted;
    QString m_link;
    bool m_inTable = false;
};

QString groupTitle(const FieldDifference& difference)
{
    switch (difference.role) {
    case FieldRole::Condition:
        return difference.derived ? text("Different conditions, derived from the parameters")
                                  : text("Different conditions, as recorded");
    case FieldRole::Result:
        return text("Different results");
    case FieldRole::Record:
        return text("Different origin");
    }
    return {};
}

QString valueText(const std::optional<std::string>& value)
{
    return value ? toQt(*value) : coreText(notRecorded);
}

void writeRatios(Writer& writer, const Comparison& comparison, const QStringList& names)
{
    writer.heading(
        text("Ratios to %1 (%2 time)").arg(names.first(), coreText(toText(comparison.statistic))));
    writer.row(QStringList{text("Quantity")} + names.mid(1));
    const auto write = [&](const QString& title, QuantityRatio ComparedRun::*quantity) {
        QStringList cells{title};
        for (const ComparedRun& run : comparison.others) {
            cells.append(ratioText(run.*quantity));
        }
        writer.row(cells);
    };
    write(text("FLOPS"), &ComparedRun::performance);
    write(text("Bandwidth"), &ComparedRun::bandwidth);
    write(text("Time"), &ComparedRun::time);
}

void writeStatements(Writer& writer, const Comparison& comparison, const QStringList& names)
{
    for (std::size_t i = 0; i < comparison.others.size(); ++i) {
        writer.heading(text("What %1 against %2 says")
                           .arg(names.at(static_cast<qsizetype>(i) + 1), names.first()));
        for (const Sentence& statement : comparison.others[i].statements) {
            writer.paragraph(sentenceText(statement));
        }
    }
}

void writeDifferences(Writer& writer, const Comparison& comparison,
                      std::span<const Measurement* const> runs, const QStringList& names)
{
    QString title;
    for (const FieldDifference& difference : comparison.differences) {
        if (const QString group = groupTitle(difference); group != title) {
            title = group;
            writer.heading(title);
            writer.row(QStringList{text("Field")} + names);
        }
        QStringList cells{coreText(difference.label)};
        for (const auto& value : difference.values) {
            cells.append(valueText(value));
        }
        writer.row(cells);
    }
    bool isFirst = true;
    for (const FieldDifference& difference : comparison.differences) {
        if (difference.role != FieldRole::Condition) {
            continue;
        }
        for (const Sentence& missing : missingStatements(difference, runs)) {
            if (std::exchange(isFirst, false)) {
                writer.heading(text("Not known to be the same"));
            }
            writer.paragraph(sentenceText(missing));
        }
    }
}

} // namespace

QString ratioText(const QuantityRatio& ratio)
{
    if (!ratio.ratio) {
        return text("none");
    }
    QString result = text("%1 ×").arg(toQt(formatNumber(*ratio.ratio)));
    if (ratio.interval) {
        result += text(" (medians %1 to %2)")
                      .arg(toQt(formatNumber(ratio.interval->low)),
                           toQt(formatNumber(ratio.interval->high)));
    }
    if (ratio.distinction == Distinction::NotDistinguishable) {
        result += text(", not distinguishable");
    }
    return result;
}

CompareText compareText(const Comparison& comparison, std::span<const Measurement* const> runs,
                        const QPalette& colors)
{
    QStringList names;
    for (const std::string& name : runNames(runs)) {
        names.append(toQt(name));
    }
    Writer writer(colors);
    writeRatios(writer, comparison, names);
    writeStatements(writer, comparison, names);
    writeDifferences(writer, comparison, runs, names);
    return writer.finished();
}

} // namespace rooflab
