// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <filesystem>
#include <string>

namespace rooflab::testing {

/// A full-validation fp32 vector add of N elements with one reported minimum time.
inline Measurement vectorAdd(const std::string& variant, double minimumSeconds,
                             std::int64_t size = 16777216, Precision precision = Precision::Fp32)
{
    Measurement measurement;
    measurement.id = variant;
    measurement.kernel = "vector_add";
    measurement.variant = variant;
    measurement.precision = precision;
    measurement.parameters.set("size", size);
    measurement.work = vectorAddWork(static_cast<double>(size), precision);
    measurement.timing.reported.min = Seconds(minimumSeconds);
    measurement.validation
        = {ValidationStatus::Passed, size, size, 0, 0, "bitwise", std::nullopt, std::nullopt};
    measurement.provenance.device.name = "test device";
    return measurement;
}

inline Ceiling ceiling(CeilingKind kind, double valueSi, const std::string& label)
{
    Ceiling result;
    result.id = label;
    result.label = label;
    result.kind = kind;
    result.valueSi = valueSi;
    result.origin = CeilingOrigin::Manual;
    return result;
}

inline std::filesystem::path dataFile(const std::string& name)
{
    return std::filesystem::path(ROOFLAB_TEST_DATA) / name;
}

} // namespace rooflab::testing
