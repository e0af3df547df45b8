// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/point_index.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

using namespace rooflab;

namespace {

std::optional<std::size_t> bruteForce(const std::vector<PixelPoint>& points, const PixelRect& plot,
                                      PixelPoint at, double radius)
{
    std::optional<std::size_t> best;
    double bestDistance = radius;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double distance = std::hypot(points[i].x - at.x, points[i].y - at.y);
        if (plot.contains(points[i])
            && (distance < bestDistance || (!best && distance == bestDistance))) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace

TEST(PointIndex, AgreesWithBruteForce)
{
    std::mt19937 random(7);
    const PixelRect plot{50, 20, 803, 611};
    std::uniform_real_distribution<double> x(0, 900);
    std::uniform_real_distribution<double> y(0, 700);
    std::vector<PixelPoint> points;
    for (int i = 0; i < 5000; ++i) {
        points.push_back({x(random), y(random)});
    }
    const PointIndex index(points, plot);
    for (int i = 0; i < 2000; ++i) {
        const PixelPoint at{x(random), y(random)};
        const double radius = i % 2 == 0 ? 8.0 : 40.0;
        const auto expected = bruteForce(points, plot, at, radius);
        const auto found = index.nearest(at, radius);
        ASSERT_EQ(found.has_value(), expected.has_value());
        if (found) {
            EXPECT_DOUBLE_EQ(std::hypot(points[*found].x - at.x, points[*found].y - at.y),
                             std::hypot(points[*expected].x - at.x, points[*expected].y - at.y));
        }
    }
}

TEST(PointIndex, ListsAllPointsUnderTheCursorNearestFirst)
{
    const PointIndex index(std::vector<PixelPoint>{{100, 100}, {103, 100}, {100, 100}, {200, 200}},
                           {0, 0, 300, 300});
    EXPECT_EQ(index.within({100, 100}, 8), (std::vector<std::size_t>{0, 2, 1}));
    EXPECT_EQ(index.nearest({101, 100}, 8), 0U);
}

TEST(PointIndex, SurvivesPointsThatAreNowhere)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double inf = std::numeric_limits<double>::infinity();
    const PointIndex index(
        std::vector<PixelPoint>{{nan, 1}, {-inf, 5}, {5, inf}, {-20, 5}, {10, 10}},
        {0, 0, 100, 100});
    EXPECT_EQ(index.size(), 1U);
    EXPECT_EQ(index.nearest({10, 12}, 5), 4U);
    EXPECT_FALSE(index.nearest({nan, 12}, 5));
    EXPECT_FALSE(index.nearest({1e300, 1e300}, 5));
    EXPECT_FALSE(PointIndex().nearest({1, 1}, 5));
    EXPECT_FALSE(PointIndex({}, {0, 0, 0, 0}).nearest({0, 0}, 5));
}
