// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/work_draft.h"

#include "app/qt_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace rooflab {
namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("WorkDraft", text);
}

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

/// Replaces the whole names of columns, longer ones first, by their variables.
QString withVariables(QString text, QStringList columns)
{
    std::sort(columns.begin(), columns.end(),
              [](const QString& a, const QString& b) { return a.size() > b.size(); });
    for (const QString& column : columns) {
        const QString variable = toQt(variableName(fromQt(column)));
        qsizetype at = 0;
        while (!column.isEmpty() && (at = text.indexOf(column, at, Qt::CaseInsensitive)) >= 0) {
            const qsizetype end = at + column.size();
            const bool isWhole = (at == 0 || !isWordCharacter(text[at - 1]))
                && (end == text.size() || !isWordCharacter(text[end]));
            if (isWhole) {
                text.replace(at, column.size(), variable);
            }
            at += isWhole ? variable.size() : 1;
        }
    }
    return text;
}

Result<QString> expressionText(const QString& field, const QString& value,
                               const QStringList& columns)
{
    static const QRegularExpression grouped(QStringLiteral("^\\d{1,3}(,\\d{3})+$"));
    if (grouped.match(value.trimmed()).hasMatch()) {
        return fail(ErrorCode::Usage, fromQt(said("write the number without thousands separators")),
                    fromQt(field));
    }
    const QString text = withVariables(value, columns);
    const Result<Expression> parsed = Expression::parse(fromQt(text));
    if (!parsed) {
        return fail(ErrorCode::Usage, parsed.error().message, fromQt(field));
    }
    return text;
}

Result<QString> namedText(const WorkDraft& draft, const QStringList& columns)
{
    QString text = toQt(draft.named->name);
    if (draft.precision) {
        text += QLatin1Char(' ') + toQt(toText(*draft.precision));
    }
    for (const QString& size : sizesOf(*draft.named)) {
        const QString value = draft.sizes.value(size).trimmed();
        if (value.isEmpty()) {
            continue;
        }
        Result<QString> expression = expressionText(size, value, columns);
        if (!expression) {
            return expression;
        }
        text += QLatin1Char(' ') + size + QLatin1Char('=')
            + expression->remove(QLatin1Char(' ')).remove(QLatin1Char('\t'));
    }
    return text;
}

Result<QString> expressionsText(const WorkDraft& draft, const QStringList& columns)
{
    QStringList parts;
    for (const auto& [name, value] : {std::pair{QStringLiteral("flops"), draft.flops},
                                      std::pair{QStringLiteral("bytes"), draft.bytes}}) {
        Result<QString> expression = expressionText(name, value, columns);
        if (!expression) {
            return expression;
        }
        parts.append(name + QStringLiteral(" = ") + *expression);
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace

QStringList sizesOf(const NamedWork& named)
{
    return toQt(named.sizes).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

WorkDraft draftOf(const WorkModel& model)
{
    WorkDraft draft;
    draft.kernels = toQt(model.kernels);
    draft.kind = model.named == nullptr ? WorkDraft::Kind::Expressions : WorkDraft::Kind::Named;
    draft.named = model.named;
    draft.precision = model.precision;
    for (const auto& [size, expression] : model.sizes) {
        draft.sizes[toQt(size)] = toQt(expression.text());
    }
    draft.flops = model.flops ? toQt(model.flops->text()) : QString();
    draft.bytes = model.bytes ? toQt(model.bytes->text()) : QString();
    return draft;
}

Result<std::optional<WorkModel>> modelOf(const WorkDraft& draft, const QStringList& columns)
{
    if (draft.kind == WorkDraft::Kind::None) {
        return std::optional<WorkModel>();
    }
    const Result<QString> text = draft.kind == WorkDraft::Kind::Named
        ? namedText(draft, columns)
        : expressionsText(draft, columns);
    if (!text) {
        return fail(text.error());
    }
    Result<WorkModel> model = parseWorkModel(fromQt(*text));
    if (!model) {
        return fail(model.error());
    }
    model->kernels = fromQt(draft.kernels);
    return std::optional(std::move(*model));
}

bool usesGridSize(const WorkDraft& draft)
{
    const auto names = [](const QString& text) {
        return text.contains(QLatin1String("grid_size"), Qt::CaseInsensitive)
            || text.contains(QLatin1String("grid size"), Qt::CaseInsensitive);
    };
    switch (draft.kind) {
    case WorkDraft::Kind::None:
        return false;
    case WorkDraft::Kind::Expressions:
        return names(draft.flops) || names(draft.bytes);
    case WorkDraft::Kind::Named:
        return std::any_of(draft.sizes.begin(), draft.sizes.end(), names);
    }
    return false;
}

} // namespace rooflab
