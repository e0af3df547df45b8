// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/imagined_work.h"

#include "core/format.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rooflab {

namespace {

constexpr double largestSize = 9007199254740992.0; // 2^53: every whole number below is a double

class WorkImagination {
public:
    WorkImagination(const Measurement& measurement, const WhatIf& whatIf)
        : m_measurement(measurement), m_whatIf(whatIf),
          m_size(measurement.parameters.integer("size")), m_precision(measurement.precision),
          m_parameters(measurement.parameters)
    {
    }

    Result<ImaginedWork> imagine()
    {
        if (!m_measurement.work.flops || !m_measurement.work.bytes) {
            return fail(ErrorCode::InvalidInput,
                        m_measurement.work.flops
                            ? "the byte count is not recorded, so nothing can be computed from it"
                            : "the FLOP count is not recorded, so nothing can be computed from it");
        }
        m_result.flops = *m_measurement.work.flops;
        m_result.bytes = *m_measurement.work.bytes;
        m_spec = accountingRow();
        if (auto done = changeSize(); !done) {
            return fail(done.error());
        }
        if (auto done = changeElement(); !done) {
            return fail(done.error());
        }
        return std::move(m_result);
    }

private:
    /// The catalog's row, if F and Q of the record are what its accounting gives.
    [[nodiscard]] const KernelSpec* accountingRow() const
    {
        const KernelSpec* spec = findKernel(m_measurement.kernel, m_measurement.variant);
        if (spec == nullptr || !m_size || !m_precision) {
            return nullptr;
        }
        const Work work = spec->work(m_parameters, *m_precision);
        return work.flops == m_measurement.work.flops && work.bytes == m_measurement.work.bytes
            ? spec
            : nullptr;
    }

    Result<std::optional<double>> wantedFactor()
    {
        const auto& [factor, size] = std::pair(m_whatIf.sizeFactor, m_whatIf.size);
        if (factor && size) {
            return fail(ErrorCode::Usage, "give either N or a factor of N, not both", "size");
        }
        if (factor && !(std::isfinite(*factor) && *factor > 0.0)) {
            return fail(ErrorCode::Usage, "the factor of N must be a positive, finite number",
                        "size");
        }
        if (size && *size < 1) {
            return fail(ErrorCode::Usage, "N must be at least 1", "size");
        }
        if (size && !m_size) {
            return fail(ErrorCode::InvalidInput,
                        "N is not recorded: it can only be changed by a factor", "size");
        }
        if (size) {
            return static_cast<double>(*size) / static_cast<double>(*m_size);
        }
        return factor;
    }

    Result<void> changeSize()
    {
        const auto factor = wantedFactor();
        if (!factor) {
            return fail(factor.error());
        }
        if (!*factor) {
            return {};
        }
        m_result.sizeFactor = **factor;
        const Flop flopsBefore = m_result.flops;
        const Bytes bytesBefore = m_result.bytes;
        if (m_spec == nullptr) {
            scaleInProportion();
            return {};
        }
        const double exact = static_cast<double>(*m_size) * **factor;
        const double whole = std::max(1.0, std::round(exact));
        if (!(whole <= largestSize)) {
            return fail(ErrorCode::Usage, "N is too large", "size");
        }
        if (exact < whole || exact > whole) {
            m_result.assumptions.push_back(
                {"N is rounded to the whole number %1", {formatExact(whole)}});
        }
        m_result.sizeFactor = whole / static_cast<double>(*m_size);
        m_parameters.set("size", static_cast<std::int64_t>(whole));
        account();
        m_result.rules.push_back(
            {"N goes from %1 to %2; with %3, F goes from %4 to %5 and Q from %6 to %7",
             {formatInteger(*m_size), formatExact(whole), std::string(m_spec->accounting),
              formatWork(flopsBefore), formatWork(m_result.flops), formatBytes(bytesBefore),
              formatBytes(m_result.bytes)}});
        return {};
    }

    void account()
    {
        const Work work = m_spec->work(m_parameters, *m_precision);
        m_result.flops = *work.flops;
        m_result.bytes = *work.bytes;
    }

    void scaleInProportion()
    {
        const double factor = m_result.sizeFactor;
        m_result.flops = Flop(m_result.flops.value() * factor);
        m_result.bytes = Bytes(m_result.bytes.value() * factor);
        m_result.rules.push_back(
            {"N times %1: F goes to %2 and Q to %3",
             {formatNumber(factor), formatWork(m_result.flops), formatBytes(m_result.bytes)}});
        m_result.assumptions.push_back(
            {"the catalog has no accounting for this record: the recorded F and Q are taken to "
             "grow in proportion to N",
             {}});
    }

    Result<void> changeElement()
    {
        const auto& bytes = m_whatIf.bytesPerElement;
        if (!m_whatIf.precision && !bytes) {
            return {};
        }
        if (bytes && !(std::isfinite(bytes->value()) && bytes->value() > 0.0)) {
            return fail(ErrorCode::Usage, "the bytes of an element must be a positive number",
                        "bytes_per_element");
        }
        if (!m_precision) {
            return fail(ErrorCode::InvalidInput,
                        "the precision is not recorded, so the share of an element in Q is unknown",
                        "precision");
        }
        const Bytes before = elementSize(*m_precision);
        const Bytes after = bytes.value_or(elementSize(m_whatIf.precision.value_or(*m_precision)));
        const Bytes bytesBefore = m_result.bytes;
        m_result.bytes = Bytes(bytesBefore.value() * ratio(after, before));
        m_result.rules.push_back(
            {"an element has %1 B instead of %2 B: Q goes from %3 to %4 and F stays",
             {formatExact(after.value()), formatExact(before.value()), formatBytes(bytesBefore),
              formatBytes(m_result.bytes)}});
        m_result.assumptions.push_back(
            {"the bytes are counted, not measured: how the time changes with them is not known "
             "before a run",
             {}});
        warnOfMissingVersion();
        if (m_spec == nullptr) {
            m_result.assumptions.push_back(
                {"all of Q is taken to consist of elements of this size", {}});
        }
        return {};
    }

    void warnOfMissingVersion()
    {
        const KernelSpec* spec = findKernel(m_measurement.kernel, m_measurement.variant);
        if (!m_whatIf.precision || spec == nullptr) {
            return;
        }
        for (const Precision precision : spec->precisions) {
            if (precision == *m_whatIf.precision) {
                return;
            }
        }
        m_result.assumptions.push_back(
            {"rooflab cannot measure %1 in %2: this is accounting only",
             {std::string(spec->id), std::string(toText(*m_whatIf.precision))}});
    }

    const Measurement& m_measurement;
    const WhatIf& m_whatIf;
    std::optional<std::int64_t> m_size;
    std::optional<Precision> m_precision;
    Parameters m_parameters;
    const KernelSpec* m_spec = nullptr;
    ImaginedWork m_result;
};

} // namespace

Result<ImaginedWork> imaginedWork(const Measurement& measurement, const WhatIf& whatIf)
{
    return WorkImagination(measurement, whatIf).imagine();
}

} // namespace rooflab
