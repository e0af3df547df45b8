// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view_choices.h"

#include "app/language.h"
#include "app/qt_text.h"

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QToolBar>

namespace rooflab {
namespace {

template <class Value> void checkOnly(const std::map<Value, QAction*>& choices, const Value& value)
{
    for (const auto& [each, action] : choices) {
        action->setChecked(each == value);
    }
}

template <class Value>
void addGroup(QToolBar& bar, const QString& label, const std::map<Value, QAction*>& choices)
{
    bar.addSeparator();
    auto* caption = new QLabel(label);
    caption->setContentsMargins(6, 0, 2, 0);
    bar.addWidget(caption);
    for (const auto& [value, choice] : choices) {
        bar.addAction(choice);
    }
}

/// The name of a unit and how it converts: "GiB/s (1 GiB/s = 1.073741824 GB/s)".
template <class Unit> QString withConversion(Unit unit)
{
    const QString name = toQt(toText(unit));
    const QString conversion = toQt(conversionText(unit));
    return conversion.isEmpty() ? name : QStringLiteral("%1  (%2)").arg(name, conversion);
}

} // namespace

ViewChoices::ViewChoices(QMenu& menu, QObject* parent) : QObject(parent)
{
    addStatistics(menu);
    addAxes(menu);
    menu.addSeparator();
    addWhiskers(*menu.addMenu(tr("&Whiskers")));
    addUnits(*menu.addMenu(tr("&Units")));
    addThemes(*menu.addMenu(tr("&Theme")));
    addLanguages(*menu.addMenu(tr("Lan&guage")));
}

QAction* ViewChoices::add(QMenu& menu, QActionGroup& group, const QString& text, const QString& tip,
                          const std::function<void()>& announce, const QKeySequence& keys)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setToolTip(tip);
    action->setShortcut(keys);
    group.addAction(action);
    connect(action, &QAction::triggered, this, announce);
    return action;
}

void ViewChoices::addStatistics(QMenu& menu)
{
    menu.addSection(tr("Statistic"));
    auto* group = new QActionGroup(this);
    const auto choice
        = [&](Statistic statistic, const QString& text, const QString& tip, Qt::Key key) {
              m_statistics[statistic] = add(
                  menu, *group, text, tip, [this, statistic] { Q_EMIT statisticChosen(statistic); },
                  QKeySequence(Qt::CTRL | key));
          };
    choice(Statistic::Min, tr("Mi&nimum"), tr("Points and references from the shortest launch"),
           Qt::Key_1);
    choice(Statistic::Median, tr("Me&dian"), tr("Points and references from the median launch"),
           Qt::Key_2);
    choice(Statistic::Mean, tr("&Mean"), tr("Points and references from the mean of all launches"),
           Qt::Key_3);
    choice(Statistic::P95, tr("&95th percentile", "of the times"),
           tr("Points and references from the time that 95 % of the launches stay below"),
           Qt::Key_4);
    m_statistics.at(Statistic::P95)->setIconText(tr("p95", "95th percentile of the times"));
}

void ViewChoices::addWhiskers(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    const auto choice
        = [&](const std::optional<IntervalKind>& kind, const QString& text, const QString& tip) {
              m_whiskers[kind]
                  = add(menu, *group, text, tip, [this, kind] { Q_EMIT whiskersChosen(kind); });
          };
    choice(IntervalKind::MinMax, tr("&Slowest to fastest sample"),
           tr("The range of all recorded samples"));
    choice(IntervalKind::Median95, tr("&95 % interval of the median"),
           tr("Where the median of more runs would probably fall; from 6 samples on"));
    choice(std::nullopt, tr("&None", "whiskers"), tr("Points alone"));
}

void ViewChoices::addAxes(QMenu& menu)
{
    menu.addSection(tr("Axes"));
    auto* group = new QActionGroup(this);
    const auto choice = [&](AxisScale scale, const QString& text, const QString& tip, Qt::Key key) {
        m_axes[scale] = add(
            menu, *group, text, tip, [this, scale] { Q_EMIT axesChosen(scale); },
            QKeySequence(Qt::CTRL | key));
    };
    choice(AxisScale::Log, tr("&Log"), tr("Logarithmic axes"), Qt::Key_G);
    choice(AxisScale::Linear, tr("L&inear"), tr("Linear axes: the slope is the bandwidth"),
           Qt::Key_L);
}

void ViewChoices::addUnits(QMenu& menu)
{
    const QString follows = tr("The prefix follows each value");
    menu.addSection(tr("Performance"));
    auto* performance = new QActionGroup(this);
    for (const auto& [unit, name] : performanceUnitTexts) {
        const PerformanceUnit chosen = unit;
        m_performanceUnits[chosen] = add(
            menu, *performance,
            chosen == PerformanceUnit::Auto ? tr("&Automatic", "unit of performance")
                                            : withConversion(chosen),
            chosen == PerformanceUnit::Auto ? follows : withConversion(chosen), [this, chosen] {
                Q_EMIT unitsChosen({chosen, m_units.bandwidth});
            });
    }
    menu.addSection(tr("Bandwidth"));
    auto* bandwidth = new QActionGroup(this);
    for (const auto& [unit, name] : bandwidthUnitTexts) {
        const BandwidthUnit chosen = unit;
        m_bandwidthUnits[chosen]
            = add(menu, *bandwidth,
                  chosen == BandwidthUnit::Auto ? tr("A&utomatic", "unit of bandwidth")
                                                : withConversion(chosen),
                  chosen == BandwidthUnit::Auto ? follows : withConversion(chosen), [this, chosen] {
                      Q_EMIT unitsChosen({m_units.performance, chosen});
                  });
    }
}

void ViewChoices::addThemes(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    const auto choice = [&](ThemeId theme, const QString& text, const QString& tip) {
        m_themes[theme]
            = add(menu, *group, text, tip, [this, theme] { Q_EMIT themeChosen(theme); });
    };
    choice(ThemeId::Light, tr("Li&ght"), tr("Light colours"));
    choice(ThemeId::Dark, tr("Dar&k"), tr("Dark colours"));
}

void ViewChoices::addLanguages(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    for (const QString& language : availableLanguages()) {
        // Always in its own words, so that everybody finds theirs.
        QAction* action = add(menu, *group, languageName(language), {},
                              [language] { switchLanguage(language); });
        action->setChecked(language == currentLanguage());
    }
}

void ViewChoices::addTo(QToolBar& bar) const
{
    addGroup(bar, tr("Statistic"), m_statistics);
    addGroup(bar, tr("Axes"), m_axes);
    addGroup(bar, tr("Theme"), m_themes);
}

void ViewChoices::setView(const ViewSettings& view)
{
    m_units = view.units;
    checkOnly(m_statistics, view.statistic);
    checkOnly(m_whiskers, view.whiskers);
    checkOnly(m_axes, view.axes);
    checkOnly(m_performanceUnits, view.units.performance);
    checkOnly(m_bandwidthUnits, view.units.bandwidth);
}

void ViewChoices::setTheme(ThemeId theme)
{
    checkOnly(m_themes, theme);
}

} // namespace rooflab
