// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/column_units.h"

#include "core/io/number_text.h"
#include "core/units.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

constexpr std::array timeUnits{ColumnUnit{"ns", "ns", nano},
                               ColumnUnit{"nsec", "ns", nano},
                               ColumnUnit{"nsecond", "ns", nano},
                               ColumnUnit{"us", "us", micro},
                               ColumnUnit{"usec", "us", micro},
                               ColumnUnit{"usecond", "us", micro},
                               ColumnUnit{"\xC2\xB5s", "us", micro},
                               ColumnUnit{"ms", "ms", milli},
                               ColumnUnit{"msec", "ms", milli},
                               ColumnUnit{"msecond", "ms", milli},
                               ColumnUnit{"s", "s", 1.0},
                               ColumnUnit{"sec", "s", 1.0},
                               ColumnUnit{"second", "s", 1.0},
                               ColumnUnit{"seconds", "s", 1.0},
                               ColumnUnit{"milliseconds", "ms", milli},
                               ColumnUnit{"microseconds", "us", micro},
                               ColumnUnit{"nanoseconds", "ns", nano}};
constexpr std::array byteUnits{ColumnUnit{"b", "B", 1.0},
                               ColumnUnit{"byte", "B", 1.0},
                               ColumnUnit{"bytes", "B", 1.0},
                               ColumnUnit{"kb", "kB", kilo},
                               ColumnUnit{"kbyte", "kB", kilo},
                               ColumnUnit{"mb", "MB", mega},
                               ColumnUnit{"mbyte", "MB", mega},
                               ColumnUnit{"mbytes", "MB", mega},
                               ColumnUnit{"gb", "GB", giga},
                               ColumnUnit{"gbyte", "GB", giga},
                               ColumnUnit{"gbytes", "GB", giga},
                               ColumnUnit{"tb", "TB", tera},
                               ColumnUnit{"kib", "KiB", kibibyte},
                               ColumnUnit{"mib", "MiB", mebibyte},
                               ColumnUnit{"mibytes", "MiB", mebibyte},
                               ColumnUnit{"gib", "GiB", gibibyte},
                               ColumnUnit{"gibytes", "GiB", gibibyte}};
constexpr std::array flopUnits{ColumnUnit{"flop", "FLOP", 1.0}, ColumnUnit{"flops", "FLOP", 1.0},
                               ColumnUnit{"mflop", "MFLOP", mega},
                               ColumnUnit{"gflop", "GFLOP", giga},
                               ColumnUnit{"tflop", "TFLOP", tera}};
constexpr std::array flopRateUnits{
    ColumnUnit{"flops", "FLOP/s", 1.0},         ColumnUnit{"flopss", "FLOP/s", 1.0},
    ColumnUnit{"mflops", "MFLOP/s", mega},      ColumnUnit{"mflopss", "MFLOP/s", mega},
    ColumnUnit{"gflops", "GFLOP/s", giga},      ColumnUnit{"gflopss", "GFLOP/s", giga},
    ColumnUnit{"tflops", "TFLOP/s", tera},      ColumnUnit{"tflopss", "TFLOP/s", tera},
    ColumnUnit{"gflopspersec", "GFLOP/s", giga}};

/// "GB/s", "gb_per_sec" and "gbps" alike: the unit of bytes before "per second".
std::string_view withoutPerSecond(std::string_view unit)
{
    for (const std::string_view ending : {"persecond", "persec", "pers", "sec", "ps", "s"}) {
        if (unit.ends_with(ending)) {
            return unit.substr(0, unit.size() - ending.size());
        }
    }
    return {};
}

template <std::size_t count>
const ColumnUnit* findUnit(const std::array<ColumnUnit, count>& units, std::string_view spelling)
{
    const auto found = std::find_if(units.begin(), units.end(), [&](const ColumnUnit& unit) {
        return unit.spelling == spelling;
    });
    return found == units.end() ? nullptr : &*found;
}

std::string compact(std::string_view unit)
{
    std::string text = lowerCase(unit);
    std::erase_if(text, [](char c) { return c == '/' || c == '_' || c == ' ' || c == '.'; });
    return text;
}

} // namespace

const ColumnUnit* columnUnit(ColumnRole role, std::string_view text)
{
    const std::string spelling = compact(text);
    switch (role) {
    case ColumnRole::Time:
    case ColumnRole::TimeMax:
    case ColumnRole::TimeStddev:
        return findUnit(timeUnits, spelling);
    case ColumnRole::ByteCount:
        return findUnit(byteUnits, spelling);
    case ColumnRole::FlopCount:
        return findUnit(flopUnits, spelling);
    case ColumnRole::FlopRate:
        return findUnit(flopRateUnits, spelling);
    case ColumnRole::ByteRate:
        return findUnit(byteUnits, withoutPerSecond(spelling));
    case ColumnRole::Kept:
    case ColumnRole::Name:
    case ColumnRole::Precision:
    case ColumnRole::Device:
    case ColumnRole::Correct:
    case ColumnRole::Size:
    case ColumnRole::Warmup:
    case ColumnRole::Repeat:
    case ColumnRole::Parameter:
    case ColumnRole::Intensity:
        return nullptr;
    }
    return nullptr;
}

std::optional<double> unitFactor(ColumnRole role, std::string_view unit)
{
    const ColumnUnit* found = columnUnit(role, unit);
    return found == nullptr ? std::nullopt : std::optional(found->factor);
}

} // namespace rooflab
