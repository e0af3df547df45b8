// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/static_resources.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace rooflab {

namespace {

/// By lower-case column name, of every generation of the profilers' headers.
constexpr std::array labels{
    std::pair<std::string_view, std::string_view>{"vgpr_count", "Vector registers (VGPR)"},
    std::pair<std::string_view, std::string_view>{"vgpr", "Vector registers (VGPR)"},
    std::pair<std::string_view, std::string_view>{"arch_vgpr", "Vector registers (VGPR)"},
    std::pair<std::string_view, std::string_view>{"accum_vgpr_count", "Accumulation registers"},
    std::pair<std::string_view, std::string_view>{"accum_vgpr", "Accumulation registers"},
    std::pair<std::string_view, std::string_view>{"sgpr_count", "Scalar registers (SGPR)"},
    std::pair<std::string_view, std::string_view>{"sgpr", "Scalar registers (SGPR)"},
    std::pair<std::string_view, std::string_view>{"lds_block_size", "LDS"},
    std::pair<std::string_view, std::string_view>{"group_segment_size", "LDS"},
    std::pair<std::string_view, std::string_view>{"lds", "LDS"},
    std::pair<std::string_view, std::string_view>{"scratch_size", "Scratch memory"},
    std::pair<std::string_view, std::string_view>{"private_segment_size", "Scratch memory"},
    std::pair<std::string_view, std::string_view>{"scr", "Scratch memory"},
};

std::string labelOf(const std::string& column)
{
    std::string lower = column;
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char letter) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    });
    const auto row = std::find_if(labels.begin(), labels.end(),
                                  [&](const auto& each) { return each.first == lower; });
    return row == labels.end() ? column : std::string(row->second);
}

} // namespace

bool isStaticResource(std::string_view sourceField)
{
    return sourceField.ends_with(staticResourceMark);
}

std::vector<StaticResource> staticResources(const Measurement& measurement)
{
    std::vector<StaticResource> found;
    for (const auto& [name, text] : measurement.sourceFields) {
        if (isStaticResource(name)) {
            const std::string column = name.substr(0, name.size() - staticResourceMark.size());
            found.push_back({column, labelOf(column), text});
        }
    }
    return found;
}

} // namespace rooflab
