// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reading/lesson.h"
#include "core/reading/lesson_subject.h"

namespace rooflab {

/// A point before or after a change, in SI units.
struct QuestionPoint {
    double flops = 0.0;
    double bytes = 0.0;
    double seconds = 1.0;

    [[nodiscard]] double intensity() const { return flops / bytes; }
    [[nodiscard]] double performance() const { return flops / seconds; }
    [[nodiscard]] double bandwidth() const { return bytes / seconds; }
};

[[nodiscard]] Question makeQuestion(std::string id, std::string chapter);
/// Chooses the choice with this id as the right one; it must exist.
void setRight(Question& question, std::string_view choiceId);
/// A number and wrong numbers as choices in ascending order, without repetitions.
void addNumbers(Question& question, double right, std::vector<double> wrong,
                std::string (*format)(double));
[[nodiscard]] QuestionPoint questionPoint(const PointFacts& facts);
[[nodiscard]] Sentence noPointToAsk();

// ch. 7.6: work, traffic and time of one point.
[[nodiscard]] std::vector<Question> pointQuestions(const LessonSubject& subject);
// ch. 7.6 and 6.1: what may be compared with what.
[[nodiscard]] std::vector<Question>
comparisonQuestions(const Session& session, const LessonSubject& subject, Statistic statistic);
// ch. 6.7: launches, grids and indices.
[[nodiscard]] std::vector<Question> launchQuestions(const Session& session,
                                                    const LessonSubject& subject);

} // namespace rooflab
