// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/precision.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace rooflab {

std::optional<Precision> precisionFromText(std::string_view text)
{
    static constexpr std::array<std::pair<Precision, std::string_view>, 20> spellings{{
        {Precision::Fp64, "fp64"},     {Precision::Fp64, "float64"}, {Precision::Fp64, "double"},
        {Precision::Fp64, "f64"},      {Precision::Fp64, "dp"},      {Precision::Fp32, "fp32"},
        {Precision::Fp32, "float32"},  {Precision::Fp32, "float"},   {Precision::Fp32, "f32"},
        {Precision::Fp32, "single"},   {Precision::Fp32, "sp"},      {Precision::Tf32, "tf32"},
        {Precision::Fp16, "fp16"},     {Precision::Fp16, "float16"}, {Precision::Fp16, "half"},
        {Precision::Fp16, "f16"},      {Precision::Fp16, "hp"},      {Precision::Bf16, "bf16"},
        {Precision::Bf16, "bfloat16"}, {Precision::Bf16, "bfloat"},
    }};
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const auto& [precision, spelling] : spellings) {
        if (lower == spelling) {
            return precision;
        }
    }
    return std::nullopt;
}

} // namespace rooflab
