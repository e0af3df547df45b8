// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/chart_arrows.h"

#include "app/chart/roofline_view.h"
#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/format.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace rooflab {
namespace {

constexpr int digits = 3; ///< an arrow has little room

using PointsById = std::unordered_map<std::string_view, const ChartPoint*>;

/// The points that a ratio can be formed with: the time of a wrong result is no result.
PointsById comparablePoints(const ChartContent& content)
{
    PointsById points;
    for (const ChartPoint& point : content.points) {
        if (point.standing != Standing::Failed) {
            points.emplace(point.id, &point);
        }
    }
    return points;
}

std::vector<ChartArrow> arrowsOf(const std::vector<ArrowPair>& pairs, const ChartContent& content)
{
    std::vector<ChartArrow> arrows;
    if (pairs.empty()) {
        return arrows;
    }
    const PointsById points = comparablePoints(content);
    for (const ArrowPair& pair : pairs) {
        const auto base = points.find(pair.base);
        const auto other = points.find(pair.other);
        if (base != points.end() && other != points.end()) {
            const double factor = ratio(other->second->performance, base->second->performance);
            arrows.push_back(
                {pair.base, pair.other, toQt(formatNumber(factor, digits)) + QChar(0x00d7)});
        }
    }
    return arrows;
}

} // namespace

ChartArrows::ChartArrows(SessionStore& store, RooflineView& view, QObject* parent)
    : QObject(parent), m_store(store), m_view(view)
{
    connect(&store, &SessionStore::changed, this, [this] {
        dropVanished();
        refresh();
    });
    connect(&store, &SessionStore::sessionReplaced, this, [this] { setMatch({}); });
}

void ChartArrows::setCompared(const QStringList& ids)
{
    m_compared.clear();
    for (qsizetype i = 1; i < ids.size(); ++i) {
        m_compared.push_back({fromQt(ids.front()), fromQt(ids[i])});
    }
    refresh();
}

void ChartArrows::setMatch(std::vector<ArrowPair> pairs)
{
    const bool had = hasMatch();
    m_match = std::move(pairs);
    refresh();
    if (had != hasMatch()) {
        Q_EMIT matchChanged();
    }
}

void ChartArrows::clearMatch()
{
    setMatch({});
    Q_EMIT matchCleared();
}

void ChartArrows::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    refresh();
}

void ChartArrows::dropVanished()
{
    if (m_match.empty()) {
        return;
    }
    std::unordered_set<std::string_view> ids;
    for (const Measurement& measurement : m_store.session().measurements) {
        ids.insert(measurement.id);
    }
    const auto dropped = std::erase_if(m_match, [&](const ArrowPair& pair) {
        return !ids.contains(pair.base) || !ids.contains(pair.other);
    });
    if (dropped > 0 && m_match.empty()) {
        Q_EMIT matchChanged();
    }
}

void ChartArrows::refresh()
{
    std::vector<ChartArrow> arrows;
    if (!m_isPaused) {
        arrows = arrowsOf(hasMatch() ? m_match : m_compared, m_store.content());
    }
    if (arrows != m_view.overlays().arrows) {
        m_view.setArrows(std::move(arrows));
    }
}

} // namespace rooflab
