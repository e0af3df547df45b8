// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/calculation.h"
#include "core/reading/markdown.h"

namespace rooflab {

namespace {

std::string lineText(const CalculationLine& line, const Speaker& speak)
{
    std::string text = line.symbol;
    if (!line.formula.empty()) {
        text += " = " + line.formula;
    }
    const bool isTheResult = line.result.starts_with(line.substituted + " ");
    if (!line.substituted.empty() && !isTheResult) {
        text += " = " + line.substituted;
    }
    text += " = " + line.result + " (" + speak(line.name) + ")";
    if (!line.reason.empty()) {
        text += ": " + speak(line.reason);
    }
    for (const Sentence& note : line.notes) {
        text += "; " + speak(note);
    }
    return text + "\n";
}

std::string remarksOf(const CalculationLine& line, const Speaker& speak)
{
    std::string text = line.reason.empty() ? std::string() : speak(line.reason);
    for (const Sentence& note : line.notes) {
        text += (text.empty() ? "" : "; ") + speak(note);
    }
    return text;
}

} // namespace

std::string calculationText(const Calculation& calculation, const Speaker& speak)
{
    std::string text = calculation.title + ", " + calculation.device + "\n";
    for (const CalculationLine& line : calculation.lines) {
        text += lineText(line, speak);
    }
    text += speak(calculation.oneMeasurement) + "\n";
    for (const std::string& caveat : calculation.caveats) {
        text += speak(say("Mind: %1", caveat)) + "\n";
    }
    return text;
}

std::string calculationMarkdown(const Calculation& calculation, const Speaker& speak)
{
    std::string text = "### " + markdownEscaped(calculation.title) + ", "
        + markdownEscaped(calculation.device) + "\n\n";
    text += markdownTableLine({speak(say("Quantity")), speak(say("Symbol")), speak(say("Formula")),
                               speak(say("With numbers")), speak(say("Result")),
                               speak(say("Remark"))});
    text += markdownTableRule(6);
    for (const CalculationLine& line : calculation.lines) {
        text += markdownTableLine({speak(line.name), line.symbol, line.formula, line.substituted,
                                   line.result, remarksOf(line, speak)});
    }
    text += "\n" + markdownEscaped(speak(calculation.oneMeasurement)) + "\n";
    for (const std::string& caveat : calculation.caveats) {
        text += "\n- " + markdownEscaped(speak(say("Mind: %1", caveat)));
    }
    return text + (calculation.caveats.empty() ? "" : "\n");
}

} // namespace rooflab
