// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ncu_metrics.h"

#include "core/units.h"

#include <algorithm>
#include <array>
#include <span>

namespace rooflab {

namespace {

/// A unit as Nsight Compute spells it; its prefixes are decimal.
struct Unit {
    std::string_view spelling;
    double perBase; ///< how many of it make a second, or 1
    double base; ///< bytes
};

constexpr std::array timeUnits{
    Unit{"ns", giga, 1}, Unit{"nsecond", giga, 1}, Unit{"us", mega, 1}, Unit{"usecond", mega, 1},
    Unit{"ms", kilo, 1}, Unit{"msecond", kilo, 1}, Unit{"s", 1, 1},     Unit{"second", 1, 1}};
constexpr std::array byteUnits{Unit{"byte", 1, 1}, Unit{"kbyte", 1, kilo}, Unit{"mbyte", 1, mega},
                               Unit{"gbyte", 1, giga}, Unit{"tbyte", 1, tera}};
constexpr std::array byteRateUnits{Unit{"byte/second", 1, 1},     Unit{"kbyte/second", 1, kilo},
                                   Unit{"mbyte/second", 1, mega}, Unit{"gbyte/second", 1, giga},
                                   Unit{"tbyte/second", 1, tera}, Unit{"byte/s", 1, 1},
                                   Unit{"kbyte/s", 1, kilo},      Unit{"mbyte/s", 1, mega},
                                   Unit{"gbyte/s", 1, giga},      Unit{"tbyte/s", 1, tera}};
constexpr std::array countUnits{Unit{"", 1, 1}, Unit{"inst", 1, 1}};

class Metrics {
public:
    Metrics(const std::vector<NcuMetric>& metrics, DecimalStyle style)
        : m_metrics(metrics), m_style(style)
    {
    }

    [[nodiscard]] const NcuMetric* find(std::string_view name) const
    {
        const auto found = std::find_if(m_metrics.begin(), m_metrics.end(),
                                        [&](const NcuMetric& each) { return each.name == name; });
        return found == m_metrics.end() ? nullptr : &*found;
    }

    /// The value of the first of these metrics that is there, in base units.
    [[nodiscard]] Result<std::optional<double>> value(std::initializer_list<std::string_view> names,
                                                      std::span<const Unit> units) const
    {
        for (const std::string_view name : names) {
            if (const NcuMetric* metric = find(name)) {
                return valueOf(*metric, units);
            }
        }
        return std::nullopt;
    }

    /// The metric of that name that has one of the units: percentages may have the same name.
    [[nodiscard]] const NcuMetric* find(std::string_view name, std::span<const Unit> units) const
    {
        const auto found
            = std::find_if(m_metrics.begin(), m_metrics.end(), [&](const NcuMetric& each) {
                  return each.name == name
                      && std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
                             return equalIgnoringCase(unit.spelling, trimmed(each.unit));
                         });
              });
        return found == m_metrics.end() ? nullptr : &*found;
    }

    [[nodiscard]] Result<std::optional<double>> valueOf(const NcuMetric& metric,
                                                        std::span<const Unit> units) const
    {
        const std::string start = "\"" + metric.name + "\": ";
        if (m_style == DecimalStyle::Unclear
            && metric.value.find_first_of(".,") != std::string::npos) {
            return fail(ErrorCode::InvalidInput,
                        start + "\"" + metric.value
                            + "\" is ambiguous: a decimal or a thousands separator");
        }
        const Result<std::optional<double>> number = readNumber(metric.value, m_style);
        if (!number) {
            return fail(ErrorCode::InvalidInput, start + number.error().message);
        }
        if (!*number) {
            return std::nullopt;
        }
        const auto unit = std::find_if(units.begin(), units.end(), [&](const Unit& each) {
            return equalIgnoringCase(each.spelling, trimmed(metric.unit));
        });
        if (unit == units.end()) {
            return fail(ErrorCode::InvalidInput,
                        start + "the unit \"" + metric.unit + "\" is not known");
        }
        if (**number < 0.0) {
            return fail(ErrorCode::InvalidInput, start + "it must not be negative");
        }
        return **number / unit->perBase * unit->base;
    }

private:
    const std::vector<NcuMetric>& m_metrics;
    DecimalStyle m_style;
};

Result<void> takeTime(NcuFigures& figures, const Metrics& metrics)
{
    const auto time = metrics.value(
        {"gpu__time_duration.sum", "gpu__time_duration.avg", "gpu__time_duration.max", "Duration"},
        timeUnits);
    if (!time) {
        return fail(time.error());
    }
    if (*time && !(**time > 0.0)) {
        return fail(ErrorCode::InvalidInput, "the duration is no positive time");
    }
    if (*time) {
        figures.time = Seconds(**time);
    }
    return {};
}

Result<void> takeBytes(NcuFigures& figures, const Metrics& metrics)
{
    const auto all = metrics.value({"dram__bytes.sum"}, byteUnits);
    const auto read = metrics.value({"dram__bytes_read.sum", "dram__bytes_op_read.sum"}, byteUnits);
    const auto write
        = metrics.value({"dram__bytes_write.sum", "dram__bytes_op_write.sum"}, byteUnits);
    for (const auto* value : {&all, &read, &write}) {
        if (!*value) {
            return fail(value->error());
        }
    }
    if (*all) {
        figures.bytes = Bytes(**all);
        figures.accounting = "Q: dram__bytes.sum";
    } else if (*read && *write) {
        figures.bytes = Bytes(**read + **write);
        figures.accounting = "Q: DRAM bytes read and written";
    } else if (*read || *write) {
        figures.remarks.emplace_back(
            "only one of DRAM reads and writes was counted, so the traffic is not known");
    }
    return {};
}

/// Stated beside the counts, or alone in the details page.
Result<void> takeBandwidth(NcuFigures& figures, const Metrics& metrics)
{
    for (const char* name : {"dram__bytes.sum.per_second", "Memory Throughput"}) {
        const NcuMetric* metric = metrics.find(name, byteRateUnits);
        if (metric == nullptr) {
            continue;
        }
        const auto rate = metrics.valueOf(*metric, byteRateUnits);
        if (!rate) {
            return fail(rate.error());
        }
        figures.bandwidthSi = *rate;
        figures.bandwidthName = name;
        break;
    }
    if (figures.bandwidthSi && figures.time && !figures.bytes) {
        figures.bytes = Bytes(*figures.bandwidthSi * figures.time->value());
        figures.accounting = "Q: " + figures.bandwidthName + " times the duration";
    }
    return {};
}

struct Operations {
    char letter; ///< of the instructions: fadd, dadd, hadd
    Precision precision;
};
constexpr std::array operations{Operations{'f', Precision::Fp32}, Operations{'d', Precision::Fp64},
                                Operations{'h', Precision::Fp16}};

/// Executed thread instructions of one kind; Nsight Compute has several names for them.
Result<std::optional<double>> instructions(const Metrics& metrics, const std::string& operation)
{
    const std::string middle = "sass_thread_inst_executed_op_" + operation;
    const std::string smPredicated = "sm__" + middle + "_pred_on.sum";
    const std::string smspPredicated = "smsp__" + middle + "_pred_on.sum";
    const std::string sm = "sm__" + middle + ".sum";
    const std::string smsp = "smsp__" + middle + ".sum";
    return metrics.value({smPredicated, smspPredicated, sm, smsp}, countUnits);
}

Result<void> takeFlops(NcuFigures& figures, const Metrics& metrics)
{
    double total = 0.0;
    bool any = false;
    std::vector<Precision> used;
    for (const Operations& each : operations) {
        const auto add = instructions(metrics, std::string(1, each.letter) + "add");
        const auto mul = instructions(metrics, std::string(1, each.letter) + "mul");
        const auto fma = instructions(metrics, std::string(1, each.letter) + "fma");
        for (const auto* value : {&add, &mul, &fma}) {
            if (!*value) {
                return fail(value->error());
            }
        }
        const bool complete = *add && *mul && *fma;
        if (!complete && (*add || *mul || *fma)) {
            figures.remarks.push_back("not all of add, mul and fma were counted in "
                                      + std::string(toText(each.precision))
                                      + ", so its FLOPs are not known");
            figures.precision.reset();
            return {};
        }
        if (complete) {
            any = true;
            const double count = **add + **mul + 2.0 * **fma;
            total += count;
            if (count > 0.0) {
                used.push_back(each.precision);
            }
        }
    }
    if (!any) {
        return {};
    }
    figures.flops = Flop(total);
    figures.accounting = "F: executed add + mul + 2·fma instructions"
        + (figures.accounting.empty() ? "" : "; " + figures.accounting);
    figures.remarks.emplace_back("operations of tensor cores are not among the counted FLOPs");
    if (used.size() == 1) {
        figures.precision = used.front();
    }
    return {};
}

} // namespace

Result<NcuFigures> ncuFigures(const std::vector<NcuMetric>& metrics, DecimalStyle style)
{
    NcuFigures figures;
    const Metrics lookup(metrics, style);
    for (auto* take : {takeTime, takeBytes, takeBandwidth, takeFlops}) {
        if (auto taken = take(figures, lookup); !taken) {
            return fail(taken.error());
        }
    }
    return figures;
}

} // namespace rooflab
