// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <string>
#include <vector>

namespace rooflab {

class RooflineView;
class SessionStore;

/// Two runs by their ids; the arrow goes from the base to the other.
struct ArrowPair {
    std::string base;
    std::string other;
};

/// Decides which arrows the chart shows: those of a match as long as there are any, else those
/// from the base of the comparison to the other selected runs. Each says the ratio of the FLOPS,
/// other / base, at the statistic that is shown.
class ChartArrows final : public QObject {
    Q_OBJECT

public:
    ChartArrows(SessionStore& store, RooflineView& view, QObject* parent = nullptr);

    /// The runs that are compared, base first.
    void setCompared(const QStringList& ids);
    void setMatch(std::vector<ArrowPair> pairs);
    /// Because somebody wants them gone.
    void clearMatch();
    [[nodiscard]] bool hasMatch() const { return !m_match.empty(); }
    /// Takes the arrows away for as long as something else is explained in the chart.
    void setPaused(bool isPaused);

Q_SIGNALS:
    /// There is a match now, or none any more.
    void matchChanged();
    void matchCleared();

private:
    void dropVanished();
    void refresh();

    SessionStore& m_store;
    RooflineView& m_view;
    std::vector<ArrowPair> m_compared;
    std::vector<ArrowPair> m_match;
    bool m_isPaused = false;
};

} // namespace rooflab
