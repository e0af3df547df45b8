// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/sentence.h"
#include "core/session.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// Which part of the chart a step points at.
enum class LookAt { AxisX, AxisY, References, Pair, NextExperiment };
inline constexpr EnumTable<LookAt, 5> lookAtTexts{{{LookAt::AxisX, "axis_x"},
                                                   {LookAt::AxisY, "axis_y"},
                                                   {LookAt::References, "references"},
                                                   {LookAt::Pair, "pair"},
                                                   {LookAt::NextExperiment, "next_experiment"}}};
constexpr std::string_view toText(LookAt part)
{
    return enumText(lookAtTexts, part);
}

/// One step of "read it in this order" (ch. 7.4 and 7.5), with the session's own numbers.
struct LessonStep {
    std::string id;
    Sentence title;
    LookAt lookAt = LookAt::AxisX;
    std::vector<std::string> measurementIds; ///< to highlight
    std::vector<std::string> ceilingIds;
    std::vector<Sentence> text; ///< empty where the session cannot show it
    Sentence whyNot; ///< why the session cannot show it; empty where it can

    [[nodiscard]] bool isAvailable() const { return whyNot.empty(); }
};

/// Always the same five steps.
[[nodiscard]] std::vector<LessonStep> lessonSteps(const Session& session, Statistic statistic);

struct Choice {
    std::string id;
    Sentence text;
};

/// Predict, then reveal: a question of ch. 7.6 or 6.7 whose answer is computed from the session.
struct Question {
    std::string id;
    std::string chapter; ///< "7.6" or "6.7"
    Sentence prompt; ///< empty where the session cannot ask it
    std::vector<Choice> choices;
    std::size_t right = 0; ///< index in choices
    Sentence explanation; ///< with numbers
    std::vector<std::string> measurementIds; ///< what it is about
    Sentence whyNot; ///< why the session cannot ask it; empty where it can

    [[nodiscard]] bool isAvailable() const { return whyNot.empty(); }
};

/// Always the same questions in the same order.
[[nodiscard]] std::vector<Question> lessonQuestions(const Session& session, Statistic statistic);

} // namespace rooflab
