// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/samples.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace rooflab {

struct Samples::Content {
    explicit Content(std::vector<Seconds> inRunOrder) : values(std::move(inRunOrder)) { }

    const std::vector<Seconds> values;
    mutable std::once_flag isSummarized;
    mutable std::optional<SampleSummary> summary;
};

Samples::Samples(std::vector<Seconds> inRunOrder)
    : m_content(inRunOrder.empty() ? nullptr : std::make_shared<Content>(std::move(inRunOrder)))
{
}

Samples::Samples(std::initializer_list<Seconds> inRunOrder)
    : Samples(std::vector<Seconds>(inRunOrder))
{
}

std::span<const Seconds> Samples::values() const
{
    return m_content ? std::span<const Seconds>(m_content->values) : std::span<const Seconds>();
}

const std::optional<SampleSummary>& Samples::summary() const
{
    static const std::optional<SampleSummary> none;
    if (!m_content) {
        return none;
    }
    std::call_once(m_content->isSummarized,
                   [this] { m_content->summary = summarize(m_content->values); });
    return m_content->summary;
}

bool operator==(const Samples& a, const Samples& b)
{
    return a.m_content == b.m_content || std::equal(a.begin(), a.end(), b.begin(), b.end());
}

} // namespace rooflab
