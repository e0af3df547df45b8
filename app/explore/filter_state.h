// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/word_choice.h"

#include <QObject>
#include <QString>

#include <array>

namespace rooflab {

class SessionStore;

/// The settings of a filter that are chosen from lists.
enum class Facet { Files, Devices, Kernels, Variants, Precisions };
inline constexpr std::array allFacets{Facet::Files, Facet::Devices, Facet::Kernels, Facet::Variants,
                                      Facet::Precisions};

/// What the filter of the window says, and the ways to change it. The filter itself is in the
/// session store, so that chart, tables and export follow it.
class FilterState final : public QObject {
    Q_OBJECT

public:
    explicit FilterState(SessionStore& store, QObject* parent = nullptr);

    [[nodiscard]] const RecordFilter& filter() const;
    [[nodiscard]] Words chosen(Facet facet) const;
    [[nodiscard]] static const WordCounts& counts(const FacetCounts& counts, Facet facet);

    void setChosen(Facet facet, const Words& words);
    void setText(const QString& text);
    /// A range that is open at both ends is taken away.
    void setRange(const ParameterRange& range);
    /// A click on an entry of the legend: this series alone, again: all; with `add` beside those
    /// that are isolated already.
    void chooseSeries(const QString& series, bool add);
    void reset();

    /// "Shown 12 of 40".
    [[nodiscard]] QString summary() const;
    /// "Filter: 28 records not shown"; empty if the filter hides nothing.
    [[nodiscard]] QString statusText() const;

private:
    SessionStore& m_store;
};

} // namespace rooflab
