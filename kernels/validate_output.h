// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/validate.h"

#include <algorithm>

namespace rooflab::bench {

/// Elements [first, first + count) of an output as T; fails with ErrorCode::Device if there are
/// fewer.
template <class T>
[[nodiscard]] Result<const T*> readElements(HostOutput& output, std::int64_t first,
                                            std::int64_t count)
{
    const auto bytes = output.readOutput(first, count);
    if (!bytes) {
        return fail(bytes.error());
    }
    if (bytes->size() != static_cast<std::size_t>(count) * sizeof(T)) {
        return fail(ErrorCode::Device, "the output that was read back is too short");
    }
    return reinterpret_cast<const T*>(bytes->data());
}

/// Calls visit(values, first, count) for each part of the whole output, in order.
template <class T, class Visit>
[[nodiscard]] Result<void> visitElements(HostOutput& output, Visit visit)
{
    // Small enough to stage from a device, large enough for threads.
    constexpr std::int64_t partElements = std::int64_t(1) << 24;
    const std::int64_t total = output.outputCount();
    for (std::int64_t first = 0; first < total; first += partElements) {
        const std::int64_t count = std::min(partElements, total - first);
        const auto values = readElements<T>(output, first, count);
        if (!values) {
            return fail(values.error());
        }
        visit(*values, first, count);
    }
    return {};
}

} // namespace rooflab::bench
