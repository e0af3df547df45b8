// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file_access.h"
#include "core/io/session_json.h"
#include "core/session.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <string>

namespace rooflab::testing {

inline constexpr double baselineSize = 16777216.0;

/// A session that the program ships.
inline Session shipped(const std::string& name)
{
    const auto text = readFile(std::string(ROOFLAB_RESOURCES "/samples/") + name);
    EXPECT_TRUE(text) << name;
    const auto outcome = readSession(text.value_or(std::string()));
    EXPECT_TRUE(outcome) << name;
    return outcome ? outcome->session : Session{};
}

inline Session tutorial()
{
    return shipped("rx9070xt-vector-add.json");
}

inline Ceiling bandwidthCeiling(double valueSi, const std::string& label = "copy",
                                Statistic statistic = Statistic::Min)
{
    Ceiling result = ceiling(CeilingKind::Bandwidth, valueSi, label);
    result.statistic = statistic;
    result.provenance.device.name = "test device";
    return result;
}

inline Ceiling computeCeiling(double valueSi, Precision precision = Precision::Fp32,
                              const std::string& label = "gemm")
{
    Ceiling result = ceiling(CeilingKind::Compute, valueSi, label);
    result.statistic = Statistic::Min;
    result.precision = precision;
    result.provenance.device.name = "test device";
    return result;
}

/// fp32 FMA sweep point with AI = K/4 at a performance.
inline Measurement fmaPoint(std::int64_t k, double flopPerSecond)
{
    Measurement measurement = vectorAdd("fma", 1.0);
    measurement.kernel = "fma";
    measurement.parameters.set("k", k);
    measurement.work = fmaWork(baselineSize, static_cast<double>(k), Precision::Fp32);
    measurement.timing.reported.min = Seconds(measurement.work.flops->value() / flopPerSecond);
    return measurement;
}

/// A copy of the same number of elements, as a probe.
inline Measurement copyRun(double seconds)
{
    Measurement measurement = vectorAdd("library", seconds);
    measurement.id = "copy-run";
    measurement.kernel = "copy";
    measurement.work = copyWork(baselineSize, Precision::Fp32);
    return measurement;
}

/// Sixteen launches with a slow start: mean 385.4 µs, median 326.8 µs, minimum 325.4 µs.
inline std::vector<Seconds> slowStart()
{
    std::vector<Seconds> samples;
    for (const double micros : {675.0, 458.0, 466.0, 572.6, 364.0, 366.4, 327.4, 326.6, 326.8,
                                326.8, 326.2, 326.6, 326.4, 325.6, 326.6, 325.4}) {
        samples.emplace_back(micros * 1e-6);
    }
    return samples;
}

/// The session with one measurement, and a reference to it.
inline Session sessionOf(Measurement measurement, std::vector<Ceiling> ceilings = {})
{
    Session session;
    session.measurements.push_back(std::move(measurement));
    session.ceilings = std::move(ceilings);
    return session;
}

} // namespace rooflab::testing
