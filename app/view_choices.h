// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"
#include "core/session.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>
#include <map>
#include <optional>

class QAction;
class QActionGroup;
class QMenu;
class QToolBar;

namespace rooflab {

/// The ways of looking at a session, each a group of actions of which one is checked: statistic,
/// whiskers, axes, units, theme and language.
class ViewChoices final : public QObject {
    Q_OBJECT

public:
    ViewChoices(QMenu& menu, QObject* parent);

    void addTo(QToolBar& bar) const;
    /// Check what is shown now; nothing is announced.
    void setView(const ViewSettings& view);
    void setTheme(ThemeId theme);

Q_SIGNALS:
    void statisticChosen(rooflab::Statistic statistic);
    void whiskersChosen(const std::optional<rooflab::IntervalKind>& whiskers);
    void axesChosen(rooflab::AxisScale axes);
    void unitsChosen(const rooflab::UnitChoice& units);
    void themeChosen(rooflab::ThemeId theme);

private:
    template <class Value> using Group = std::map<Value, QAction*>;

    QAction* add(QMenu& menu, QActionGroup& group, const QString& text, const QString& tip,
                 const std::function<void()>& announce, const QKeySequence& keys = {});
    void addStatistics(QMenu& menu);
    void addWhiskers(QMenu& menu);
    void addAxes(QMenu& menu);
    void addUnits(QMenu& menu);
    void addThemes(QMenu& menu);
    void addLanguages(QMenu& menu);

    UnitChoice m_units; ///< as checked
    Group<Statistic> m_statistics;
    Group<std::optional<IntervalKind>> m_whiskers;
    Group<AxisScale> m_axes;
    Group<PerformanceUnit> m_performanceUnits;
    Group<BandwidthUnit> m_bandwidthUnits;
    Group<ThemeId> m_themes;
};

} // namespace rooflab
