// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/lesson_panel.h"

#include "app/import/plain_label.h"
#include "app/reading/choice_list.h"
#include "app/reading/sentence_text.h"
#include "app/session_store.h"

#include <QFont>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rooflab {
namespace {

void appendIds(QStringList& ids, const std::vector<std::string>& more)
{
    for (const std::string& id : more) {
        ids.append(toQt(id));
    }
}

LessonMark markOf(const LessonStep& step)
{
    LessonMark mark;
    if (!step.isAvailable()) {
        return mark;
    }
    switch (step.lookAt) {
    case LookAt::AxisX:
        mark.part = LessonPart::AxisX;
        break;
    case LookAt::AxisY:
        mark.part = LessonPart::AxisY;
        break;
    case LookAt::References:
        mark.part = LessonPart::References;
        appendIds(mark.ids, step.ceilingIds);
        break;
    case LookAt::Pair:
    case LookAt::NextExperiment:
        mark.part = LessonPart::Points;
        appendIds(mark.ids, step.measurementIds);
        break;
    }
    return mark;
}

} // namespace

LessonPanel::LessonPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_place(makeMutedLabel("lessonPlace")),
      m_title(makePlainLabel("lessonTitle")), m_text(makePlainLabel("lessonText")),
      m_choices(new ChoiceList), m_reveal(new QPushButton(tr("&Reveal"))),
      m_verdict(makePlainLabel("lessonVerdict")), m_back(new QPushButton(tr("&Back"))),
      m_next(new QPushButton), m_leave(new QPushButton(tr("&Leave")))
{
    setObjectName(QStringLiteral("lesson"));
    setAccessibleName(tr("Lesson: read the chart"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_reveal->setObjectName(QStringLiteral("lessonReveal"));
    m_back->setObjectName(QStringLiteral("lessonBack"));
    m_next->setObjectName(QStringLiteral("lessonNext"));
    m_leave->setObjectName(QStringLiteral("lessonLeave"));
    m_leave->setToolTip(tr("Leave the lesson (Esc)"));
    auto* page = new QWidget;
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(8, 6, 8, 6);
    pageLayout->setSpacing(8);
    for (QWidget* part : {static_cast<QWidget*>(m_place), static_cast<QWidget*>(m_title),
                          static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_choices)}) {
        pageLayout->addWidget(part);
    }
    pageLayout->addWidget(m_reveal, 0, Qt::AlignLeft);
    pageLayout->addWidget(m_verdict);
    pageLayout->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Lesson"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    auto* ways = new QHBoxLayout;
    ways->setContentsMargins(8, 0, 8, 8);
    ways->addWidget(m_leave);
    ways->addStretch(1);
    ways->addWidget(m_back);
    ways->addWidget(m_next);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addLayout(ways);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_page - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_page + 1); });
    connect(m_leave, &QPushButton::clicked, this, &LessonPanel::left);
    connect(m_reveal, &QPushButton::clicked, this, &LessonPanel::reveal);
    connect(m_choices, &ChoiceList::chosen, this, &LessonPanel::choose);
    connect(&store, &SessionStore::changed, this, [this] {
        m_isStale = true;
        if (isVisible()) {
            refresh();
        }
    });
    connect(&store, &SessionStore::sessionReplaced, this, &LessonPanel::forgetAnswers);
}

void LessonPanel::start()
{
    m_page = 0;
    m_answers.clear();
    refresh();
    Q_EMIT pointedAt(subjects());
}

void LessonPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale) {
        refresh();
    }
}

void LessonPanel::refresh()
{
    m_isStale = false;
    const Session& session = m_store.session();
    m_steps = lessonSteps(session, session.view.statistic);
    m_questions = lessonQuestions(session, session.view.statistic);
    showPage();
}

void LessonPanel::forgetAnswers()
{
    m_answers.clear();
    if (isVisible()) {
        showPage();
    }
}

void LessonPanel::goTo(std::size_t page)
{
    if (page == pageCount()) {
        Q_EMIT left();
    } else if (page < pageCount()) {
        m_page = page;
        showPage();
        Q_EMIT pointedAt(subjects());
    }
}

QStringList LessonPanel::subjects() const
{
    QStringList ids;
    if (isQuestion()) {
        appendIds(ids, question().measurementIds);
    } else {
        appendIds(ids, m_steps[m_page].measurementIds);
        appendIds(ids, m_steps[m_page].ceilingIds);
    }
    return ids;
}

LessonMark LessonPanel::mark() const
{
    if (m_page >= pageCount()) {
        return {};
    }
    if (!isQuestion()) {
        return markOf(m_steps[m_page]);
    }
    LessonMark mark;
    if (question().isAvailable()) {
        mark.part = LessonPart::Points;
        appendIds(mark.ids, question().measurementIds);
    }
    return mark;
}

void LessonPanel::showPage()
{
    if (m_page >= pageCount()) {
        return;
    }
    m_back->setEnabled(m_page > 0);
    m_next->setText(m_page + 1 == pageCount() ? tr("&Finish") : tr("&Next"));
    const bool isAsked = isQuestion() && question().isAvailable();
    m_choices->setVisible(isAsked);
    m_reveal->setVisible(isAsked);
    if (isQuestion()) {
        m_place->setText(
            tr("Question %1 of %2").arg(m_page - m_steps.size() + 1).arg(m_questions.size()));
        showQuestion(question());
    } else {
        m_place->setText(tr("Step %1 of %2").arg(m_page + 1).arg(m_steps.size()));
        showStep(m_steps[m_page]);
    }
    Q_EMIT markChanged();
}

void LessonPanel::showStep(const LessonStep& step)
{
    m_verdict->hide();
    m_title->setText(sentenceText(step.title));
    m_text->setText(step.isAvailable()
                        ? sentenceTexts(step.text).join(QStringLiteral("\n\n"))
                        : tr("This step cannot be shown. %1").arg(sentenceText(step.whyNot)));
}

void LessonPanel::showQuestion(const Question& question)
{
    if (!question.isAvailable()) {
        m_verdict->hide();
        m_title->setText(tr("Predict"));
        m_text->setText(tr("This question cannot be asked. %1").arg(sentenceText(question.whyNot)));
        return;
    }
    m_title->setText(tr("Predict, then reveal"));
    m_text->setText(sentenceText(question.prompt));
    QStringList choices;
    for (const Choice& choice : question.choices) {
        choices.append(sentenceText(choice.text));
    }
    const Answer answer = m_answers.value(toQt(question.id));
    m_choices->show(choices, answer.chosen);
    m_reveal->setEnabled(answer.chosen.has_value() && !answer.isRevealed);
    m_reveal->setToolTip(answer.chosen ? QString() : tr("Choose an answer first"));
    showVerdict(question, answer);
}

void LessonPanel::showVerdict(const Question& question, const Answer& answer)
{
    m_verdict->setVisible(answer.isRevealed);
    m_choices->setOpen(!answer.isRevealed);
    if (!answer.isRevealed || !answer.chosen) {
        m_choices->mark({}, {});
        return;
    }
    const bool isRight = *answer.chosen == question.right;
    m_choices->mark(question.right, answer.chosen);
    const QString right = sentenceText(question.choices[question.right].text);
    m_verdict->setText(
        (isRight ? QStringLiteral("\u2713 ") + tr("Your prediction holds.")
                 : QStringLiteral("\u2717 ") + tr("Not so. The answer is: %1").arg(right))
        + QStringLiteral("\n\n") + sentenceText(question.explanation));
}

void LessonPanel::choose(std::size_t choice)
{
    m_answers[toQt(question().id)].chosen = choice;
    m_reveal->setEnabled(true);
    m_reveal->setToolTip(QString());
}

void LessonPanel::reveal()
{
    Answer& answer = m_answers[toQt(question().id)];
    if (answer.chosen) {
        answer.isRevealed = true;
        m_reveal->setEnabled(false);
        showVerdict(question(), answer);
        m_next->setFocus();
    }
}

} // namespace rooflab
