// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <string>
#include <utility>

namespace rooflab {

/// What kind of thing went wrong; decides the exit code (Usage = 2, everything else = 1).
enum class ErrorCode { InvalidInput, Unsupported, Io, Device, Usage, Cancelled };

/// One failure in one plain sentence. `where` is a JSON pointer, "line 14", a flag name or a file.
struct Error {
    ErrorCode code = ErrorCode::InvalidInput;
    std::string message;
    std::string where;

    /// "message (where)", or the message alone if the place is unknown.
    [[nodiscard]] std::string text() const
    {
        return where.empty() ? message : message + " (" + where + ")";
    }
};

/// A value or the reason why there is none. This header is the only one that names tl::.
template <class T> using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::string message,
                                                std::string where = {})
{
    return tl::unexpected<Error>(Error{code, std::move(message), std::move(where)});
}

[[nodiscard]] inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace rooflab
