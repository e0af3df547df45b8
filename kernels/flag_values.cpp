// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/flag_values.h"

#include "core/format.h"

#include <charconv>

namespace rooflab::bench {

Result<std::int64_t> integerFlag(const std::string& flag, std::string_view text,
                                 std::int64_t minimum, std::int64_t maximum)
{
    std::int64_t number = 0;
    const auto* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    if (parsed.ec != std::errc() || parsed.ptr != end || number < minimum || number > maximum) {
        return fail(ErrorCode::Usage,
                    flag + " must be a whole number from " + std::to_string(minimum) + " to "
                        + std::to_string(maximum) + ", not '" + std::string(text) + "'");
    }
    return number;
}

Result<double> amountFlag(const std::string& flag, std::string_view text, double maximum)
{
    double number = 0.0;
    const auto* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    if (parsed.ec != std::errc() || parsed.ptr != end || !(number > 0.0) || number > maximum) {
        return fail(ErrorCode::Usage,
                    flag + " must be a number above 0 and at most " + formatNumber(maximum)
                        + ", not '" + std::string(text) + "'");
    }
    return number;
}

} // namespace rooflab::bench
