// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// The first of these files beside an imported one that `read` can read.
template <class T> struct SiblingFile {
    std::string file;
    T content;
};

template <class T>
[[nodiscard]] std::optional<SiblingFile<T>> readSibling(const ImportInput& input,
                                                        const std::vector<std::string>& names,
                                                        Result<T> (*read)(ImportInput&))
{
    for (const std::string& name : names) {
        const std::optional<std::string> text = input.sibling(name);
        if (!text) {
            continue;
        }
        MemorySource source(*text);
        const ImportOptions options;
        ImportInput sibling(source, name, options);
        if (!sibling.open()) {
            continue;
        }
        if (Result<T> content = read(sibling)) {
            return SiblingFile<T>{name, std::move(*content)};
        }
    }
    return std::nullopt;
}

/// The name of the file with one of these endings replaced, if it has one: the sibling of a run
/// whose files share a prefix.
[[nodiscard]] inline std::vector<std::string>
namesWithEnding(const ImportInput& input, std::initializer_list<std::string_view> endings,
                std::string_view replacement)
{
    std::vector<std::string> names;
    for (const std::string_view ending : endings) {
        if (const auto name = input.nameWithEnding(ending, replacement)) {
            names.push_back(*name);
        }
    }
    return names;
}

} // namespace rooflab
