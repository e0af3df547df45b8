// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/lesson.h"
#include "core/reading/question_parts.h"

#include <algorithm>
#include <cassert>

namespace rooflab {

Question makeQuestion(std::string id, std::string chapter)
{
    Question question;
    question.id = std::move(id);
    question.chapter = std::move(chapter);
    return question;
}

void setRight(Question& question, std::string_view choiceId)
{
    const auto found = std::find_if(question.choices.begin(), question.choices.end(),
                                    [&](const Choice& choice) { return choice.id == choiceId; });
    assert(found != question.choices.end());
    question.right = static_cast<std::size_t>(found - question.choices.begin());
}

void addNumbers(Question& question, double right, std::vector<double> wrong,
                std::string (*format)(double))
{
    const std::string rightText = format(right);
    wrong.push_back(right);
    std::sort(wrong.begin(), wrong.end());
    for (const double number : wrong) {
        const std::string text = format(number);
        const bool isKnown = std::any_of(question.choices.begin(), question.choices.end(),
                                         [&](const Choice& choice) { return choice.id == text; });
        if (!isKnown) {
            question.choices.push_back({text, say("%1", text)});
        }
    }
    setRight(question, rightText);
}

QuestionPoint questionPoint(const PointFacts& facts)
{
    const Work& work = facts.measurement->work;
    return {work.flops->value(), work.bytes->value(), facts.point.time->time.value()};
}

Sentence noPointToAsk()
{
    return say("The session has no point on the axes to ask about.");
}

std::vector<Question> lessonQuestions(const Session& session, Statistic statistic)
{
    const LessonSubject subject = lessonSubject(session, statistic);
    std::vector<Question> questions = pointQuestions(subject);
    for (auto& more :
         {comparisonQuestions(session, subject, statistic), launchQuestions(session, subject)}) {
        questions.insert(questions.end(), more.begin(), more.end());
    }
    return questions;
}

} // namespace rooflab
