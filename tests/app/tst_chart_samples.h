// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart_content.h"

#include <cmath>
#include <string>

namespace rooflab::samples {

inline Measurement vectorAdd(const std::string& variant, double milliseconds, double elementCount,
                             ValidationStatus status = ValidationStatus::Passed,
                             const std::string& device = "AMD Radeon RX 9070 XT")
{
    Measurement measurement;
    measurement.id = variant;
    measurement.kernel = "vector_add";
    measurement.variant = variant;
    measurement.precision = Precision::Fp32;
    measurement.parameters
        = {{"size", static_cast<std::int64_t>(elementCount)}, {"block", std::int64_t{256}}};
    measurement.work = vectorAddWork(elementCount, Precision::Fp32);
    measurement.timing.reported.min = Seconds(milliseconds * milli);
    measurement.validation.status = status;
    measurement.provenance.device.name = device;
    return measurement;
}

inline Ceiling ceiling(const std::string& id, const std::string& label, CeilingKind kind,
                       double valueSi, CeilingOrigin origin = CeilingOrigin::Measured)
{
    Ceiling result;
    result.id = id;
    result.label = label;
    result.kind = kind;
    result.valueSi = valueSi;
    result.origin = origin;
    return result;
}

/// The tutorial's chapter 7: two references, two points (seed rows S2, S3).
inline Session tutorial()
{
    Session session;
    session.title = "Vector add on the Radeon RX 9070 XT";
    session.isSample = true;
    const double copySeconds = 8.032 * milli;
    session.ceilings.push_back(ceiling("copy", "hipMemcpy copy", CeilingKind::Bandwidth,
                                       2.0 * 2048.0 * mebibyte / copySeconds));
    const double gemmSeconds = 12.944 * milli;
    session.ceilings.push_back(ceiling("gemm", "GEMM fp32", CeilingKind::Compute,
                                       2.0 * std::pow(4096.0, 3.0) / gemmSeconds));
    session.measurements.push_back(vectorAdd("coalesced", 0.3338, 16777216.0));
    session.measurements.push_back(vectorAdd("linecross", 2.2456, 16777216.0));
    return session;
}

/// 60 points of 12 series on 3 devices, 12 ceilings of every origin, long and Chinese names.
inline Session crowded()
{
    Session session;
    session.title = "十二条参考线与六十个测点：RX 9070 XT、RTX 3060 Ti 与一台没有 GPU 的电脑";
    const char* devices[] = {"AMD Radeon RX 9070 XT", "NVIDIA GeForce RTX 3060 Ti",
                             "一台没有独立显卡的台式电脑，处理器名称特别长"};
    const std::string longName(120, 'x');
    for (int i = 0; i < 6; ++i) {
        const auto origin = static_cast<CeilingOrigin>(i % 4);
        session.ceilings.push_back(
            ceiling("bw" + std::to_string(i),
                    i == 3 ? "显存复制（流式写入）"
                           : "copy level " + std::to_string(i) + (i == 5 ? longName : ""),
                    CeilingKind::Bandwidth, 9e10 * std::pow(2.1, i), origin));
        session.ceilings.push_back(ceiling("c" + std::to_string(i),
                                           "GEMM precision " + std::to_string(i),
                                           CeilingKind::Compute, 6e11 * std::pow(2.6, i), origin));
    }
    for (int i = 0; i < 60; ++i) {
        const std::string name = i % 12 == 5 ? "跨步访问" : "variant_" + std::to_string(i % 12);
        Measurement measurement = vectorAdd(name, 0.2 * std::pow(1.09, i), 16777216.0,
                                            ValidationStatus::Passed, devices[i % 3]);
        measurement.id = "m" + std::to_string(i);
        measurement.work.flops = Flop(16777216.0 * std::pow(1.12, (i * 37) % 60));
        if (i % 2 == 0) {
            measurement.validation.checked = 16777216;
            measurement.validation.total = 16777216;
            measurement.validation.nonFinite = 0;
        }
        if (i % 13 == 7) {
            measurement.validation.status = ValidationStatus::Failed;
        }
        const double t = measurement.timing.reported.min->value();
        measurement.timing.samples
            = {Seconds(t), Seconds(t * (1.1 + 0.02 * i)), Seconds(t * (1.3 + 0.04 * i))};
        measurement.timing.reported = {};
        session.measurements.push_back(measurement);
    }
    return session;
}

} // namespace rooflab::samples
