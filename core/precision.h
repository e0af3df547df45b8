// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/units.h"

namespace rooflab {

/// The floating-point format of the operands. tf32 is stored in 4 bytes.
enum class Precision { Fp64, Fp32, Tf32, Fp16, Bf16 };

inline constexpr EnumTable<Precision, 5> precisionTexts{{{Precision::Fp64, "fp64"},
                                                         {Precision::Fp32, "fp32"},
                                                         {Precision::Tf32, "tf32"},
                                                         {Precision::Fp16, "fp16"},
                                                         {Precision::Bf16, "bf16"}}};

constexpr std::string_view toText(Precision precision)
{
    return enumText(precisionTexts, precision);
}

/// Also reads the common spellings of other tools ("float32", "double", "half").
[[nodiscard]] std::optional<Precision> precisionFromText(std::string_view text);

/// Size of one stored element in bytes.
constexpr Bytes elementSize(Precision precision)
{
    switch (precision) {
    case Precision::Fp64:
        return Bytes(8);
    case Precision::Fp32:
    case Precision::Tf32:
        return Bytes(4);
    case Precision::Fp16:
    case Precision::Bf16:
        return Bytes(2);
    }
    return Bytes(0);
}

} // namespace rooflab
