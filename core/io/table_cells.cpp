// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/table_cells.h"

#include <algorithm>

namespace rooflab {

namespace {

/// Characters, not bytes, so that "µs" lines up.
std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

} // namespace

std::string alignedTable(const std::vector<Cells>& table)
{
    std::vector<std::size_t> widths;
    for (const Cells& cells : table) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            widths[i] = std::max(widths[i], width(cells[i]));
        }
    }
    std::string text;
    for (const Cells& cells : table) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            text += cells[i];
            if (i + 1 < cells.size()) {
                text += std::string(widths[i] - width(cells[i]) + 2, ' ');
            }
        }
        text += '\n';
    }
    return text;
}

} // namespace rooflab
