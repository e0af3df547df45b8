// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/what_if_draft.h"

#include "app/core_text.h"
#include "app/qt_text.h"
#include "app/what_if/what_if_input.h"
#include "core/format.h"
#include "core/point_details.h"
#include "core/unit_choice.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rooflab {
namespace {

QString orNotRecorded(const std::optional<std::string>& text)
{
    return text ? toQt(*text) : coreText(notRecorded);
}

/// The middle of a slider is no change.
std::optional<double> asFactor(double factor)
{
    return factor < 1.0 || factor > 1.0 ? std::optional(factor) : std::nullopt;
}

/// Absent for no change and where there is nothing to multiply.
template <class Rate>
std::optional<Rate> multiplied(const std::optional<Rate>& reference, double factor)
{
    return reference && asFactor(factor) ? std::optional(Rate(reference->value() * factor))
                                         : std::nullopt;
}

template <class Rate, class Format>
FieldTexts rateTexts(const std::optional<Rate>& reference, const std::optional<Rate>& imagined,
                     Format format)
{
    FieldTexts texts;
    texts.recorded = reference ? toQt(format(*reference))
                               : QCoreApplication::translate("WhatIf", "no reference");
    texts.imagined = imagined ? toQt(format(*imagined)) : QString();
    if (reference) {
        texts.factor = ratio(imagined.value_or(*reference), *reference);
    }
    return texts;
}

} // namespace

void WhatIfDraft::setRecorded(const WhatIfBasis& basis)
{
    m_recorded.size = basis.run->parameters.integer("size");
    m_recorded.precision = basis.run->precision;
    m_recorded.time = basis.point.time ? std::optional(basis.point.time->time) : std::nullopt;
    m_recorded.roof = basis.roof;
    m_recorded.units = basis.units;
}

void WhatIfDraft::note(std::string_view field, const QString& problem)
{
    if (problem.isEmpty()) {
        m_unread.erase(field);
    } else {
        m_unread[field] = problem;
    }
}

QString WhatIfDraft::unread(std::string_view field) const
{
    const auto found = m_unread.find(field);
    return found == m_unread.end() ? QString() : found->second;
}

void WhatIfDraft::typeSize(const QString& text)
{
    const auto typed = sizeFromText(text);
    m_whatIf.size = typed ? typed->value : std::nullopt;
    m_whatIf.sizeFactor = typed ? typed->factor : std::nullopt;
    note(what_if_field::size, typed ? QString() : coreText(typed.error().message));
}

void WhatIfDraft::typeTime(const QString& text)
{
    const auto typed = timeFromText(text);
    m_whatIf.time = typed ? typed->value : std::nullopt;
    m_whatIf.timeFactor = typed ? typed->factor : std::nullopt;
    note(what_if_field::time, typed ? QString() : coreText(typed.error().message));
}

void WhatIfDraft::typeBytes(const QString& text)
{
    const auto typed = bytesFromText(text);
    m_whatIf.bytesPerElement = typed ? *typed : std::nullopt;
    note(what_if_field::bytes, typed ? QString() : coreText(typed.error().message));
}

template <class Rate>
void WhatIfDraft::typeRate(const QString& text, std::string_view field, CeilingKind kind,
                           const std::optional<Rate>& reference, std::optional<Rate>& imagined)
{
    const auto typed = rateOrFactorFromText(text, kind);
    imagined.reset();
    if (!typed) {
        note(field, coreText(typed.error().message));
    } else if (typed->factor && !reference) {
        note(field,
             QCoreApplication::translate(
                 "WhatIf", "No reference is recorded that could be multiplied: type a value"));
    } else {
        note(field);
        if (typed->factor) {
            imagined = Rate(reference->value() * *typed->factor);
        } else if (typed->value) {
            imagined = Rate(*typed->value);
        }
    }
}

void WhatIfDraft::typeBandwidth(const QString& text)
{
    typeRate(text, what_if_field::bandwidth, CeilingKind::Bandwidth, m_recorded.roof.bandwidth,
             m_whatIf.bandwidth);
}

void WhatIfDraft::typeCompute(const QString& text)
{
    typeRate(text, what_if_field::compute, CeilingKind::Compute, m_recorded.roof.compute,
             m_whatIf.compute);
}

void WhatIfDraft::multiplySize(double factor)
{
    m_whatIf.size.reset();
    m_whatIf.sizeFactor = asFactor(factor);
    note(what_if_field::size);
}

void WhatIfDraft::multiplyTime(double factor)
{
    m_whatIf.time.reset();
    m_whatIf.timeFactor = asFactor(factor);
    note(what_if_field::time);
}

void WhatIfDraft::multiplyBandwidth(double factor)
{
    m_whatIf.bandwidth = multiplied(m_recorded.roof.bandwidth, factor);
    note(what_if_field::bandwidth);
}

void WhatIfDraft::multiplyCompute(double factor)
{
    m_whatIf.compute = multiplied(m_recorded.roof.compute, factor);
    note(what_if_field::compute);
}

void WhatIfDraft::choosePrecision(std::optional<Precision> precision)
{
    m_whatIf.precision = precision;
}

void WhatIfDraft::followSize(bool follows)
{
    m_whatIf.time.reset();
    m_whatIf.timeFactor.reset();
    m_whatIf.timeFollowsSize = follows;
    note(what_if_field::time);
}

void WhatIfDraft::reset()
{
    m_whatIf = {};
    m_unread.clear();
}

FieldTexts WhatIfDraft::size() const
{
    FieldTexts texts;
    texts.recorded = orNotRecorded(m_recorded.size ? std::optional(formatInteger(*m_recorded.size))
                                                   : std::nullopt);
    texts.factor = m_whatIf.sizeFactor.value_or(1.0);
    if (m_whatIf.size && m_recorded.size) {
        texts.factor = static_cast<double>(*m_whatIf.size) / static_cast<double>(*m_recorded.size);
    }
    if (m_whatIf.sizeFactor && m_recorded.size) {
        const double exact = static_cast<double>(*m_recorded.size) * *texts.factor;
        texts.imagined = toQt(formatExact(std::max(1.0, std::round(exact))));
    } else if (m_whatIf.sizeFactor) {
        texts.imagined = factorText(*texts.factor);
    }
    return texts;
}

FieldTexts WhatIfDraft::time() const
{
    FieldTexts texts;
    texts.recorded = orNotRecorded(m_recorded.time ? std::optional(formatTime(*m_recorded.time))
                                                   : std::nullopt);
    texts.factor = m_whatIf.timeFactor.value_or(1.0);
    if (m_whatIf.time && m_recorded.time) {
        texts.factor = ratio(*m_whatIf.time, *m_recorded.time);
    }
    if (m_whatIf.timeFactor && m_recorded.time) {
        texts.imagined = toQt(formatTime(Seconds(m_recorded.time->value() * *m_whatIf.timeFactor)));
    }
    return texts;
}

FieldTexts WhatIfDraft::bandwidth() const
{
    return rateTexts(m_recorded.roof.bandwidth, m_whatIf.bandwidth, [this](BytesPerSecond rate) {
        return formatBandwidth(rate, m_recorded.units.bandwidth);
    });
}

FieldTexts WhatIfDraft::compute() const
{
    return rateTexts(m_recorded.roof.compute, m_whatIf.compute, [this](FlopPerSecond rate) {
        return formatPerformance(rate, m_recorded.units.performance);
    });
}

QString WhatIfDraft::recordedPrecision() const
{
    return orNotRecorded(m_recorded.precision
                             ? std::optional(std::string(toText(*m_recorded.precision)))
                             : std::nullopt);
}

QString WhatIfDraft::usualBytes() const
{
    const auto precision = m_whatIf.precision ? m_whatIf.precision : m_recorded.precision;
    return orNotRecorded(precision ? std::optional(formatNumber(elementSize(*precision).value()))
                                   : std::nullopt);
}

} // namespace rooflab
