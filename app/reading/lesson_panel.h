// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_overlays.h"
#include "core/reading/lesson.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace rooflab {

class ChoiceList;
class SessionStore;

/// The lesson: five steps over the open session's chart, then questions to predict and reveal.
class LessonPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LessonPanel(SessionStore& store, QWidget* parent = nullptr);

    /// From the first step, with no answer given.
    void start();
    /// What the page shown now points at in the chart; nothing where a step cannot be shown.
    [[nodiscard]] LessonMark mark() const;

Q_SIGNALS:
    /// What the page shown now is about.
    void pointedAt(const QStringList& ids);
    void markChanged();
    void left();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Answer {
        std::optional<std::size_t> chosen;
        bool isRevealed = false;
    };

    void refresh();
    void forgetAnswers();
    void goTo(std::size_t page);
    void showPage();
    void showStep(const LessonStep& step);
    void showQuestion(const Question& question);
    void showVerdict(const Question& question, const Answer& answer);
    void choose(std::size_t choice);
    void reveal();
    [[nodiscard]] bool isQuestion() const { return m_page >= m_steps.size(); }
    [[nodiscard]] const Question& question() const { return m_questions[m_page - m_steps.size()]; }
    [[nodiscard]] std::size_t pageCount() const { return m_steps.size() + m_questions.size(); }
    [[nodiscard]] QStringList subjects() const;

    SessionStore& m_store;
    QLabel* m_place;
    QLabel* m_title;
    QLabel* m_text;
    ChoiceList* m_choices;
    QPushButton* m_reveal;
    QLabel* m_verdict;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_leave;
    std::vector<LessonStep> m_steps;
    std::vector<Question> m_questions;
    std::size_t m_page = 0;
    QHash<QString, Answer> m_answers; ///< by the question's id
    bool m_isStale = true;
};

} // namespace rooflab
