// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/deflate.h"

#include <algorithm>
#include <array>
#include <limits>
#include <zlib.h>

namespace rooflab {

namespace {

/// zlib counts what it is given at once in an unsigned int.
constexpr std::size_t pieceLimit = std::numeric_limits<uInt>::max();

/// A zlib stream that is taken apart in pieces of bounded size.
class Inflater {
public:
    explicit Inflater(std::string_view stream) : m_rest(stream)
    {
        m_isOpen = inflateInit(&m_state) == Z_OK;
    }
    ~Inflater() { inflateEnd(&m_state); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    /// The next bytes; empty at the end and where the stream is damaged or cut.
    [[nodiscard]] std::string_view next()
    {
        while (m_isOpen && !m_isAtEnd) {
            if (m_state.avail_in == 0) {
                const std::string_view piece = m_rest.substr(0, pieceLimit);
                m_rest.remove_prefix(piece.size());
                // zlib does not write there, but its interface dates from before const.
                m_state.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
                m_state.avail_in = static_cast<uInt>(piece.size());
            }
            m_state.next_out = reinterpret_cast<Bytef*>(m_buffer.data());
            m_state.avail_out = static_cast<uInt>(m_buffer.size());
            const int status = inflate(&m_state, Z_NO_FLUSH);
            m_isAtEnd = status == Z_STREAM_END;
            m_isOpen = status == Z_OK || m_isAtEnd;
            const std::size_t count = m_buffer.size() - m_state.avail_out;
            if (count > 0) {
                return {m_buffer.data(), count};
            }
        }
        return {};
    }
    [[nodiscard]] bool isAtEnd() const { return m_isAtEnd; }

private:
    std::string_view m_rest;
    z_stream m_state{};
    std::array<char, 64 * 1024> m_buffer{};
    bool m_isOpen = false;
    bool m_isAtEnd = false;
};

} // namespace

std::string deflated(std::string_view bytes)
{
    z_stream state{};
    if (deflateInit(&state, Z_DEFAULT_COMPRESSION) != Z_OK) {
        return {};
    }
    std::string stream;
    std::array<char, 64 * 1024> buffer{};
    int status = Z_OK;
    do {
        if (state.avail_in == 0) {
            const std::string_view piece = bytes.substr(0, pieceLimit);
            bytes.remove_prefix(piece.size());
            state.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
            state.avail_in = static_cast<uInt>(piece.size());
        }
        state.next_out = reinterpret_cast<Bytef*>(buffer.data());
        state.avail_out = static_cast<uInt>(buffer.size());
        status = deflate(&state, bytes.empty() ? Z_FINISH : Z_NO_FLUSH);
        stream.append(buffer.data(), buffer.size() - state.avail_out);
    } while (status == Z_OK);
    deflateEnd(&state);
    return status == Z_STREAM_END ? stream : std::string();
}

Result<std::string> inflated(std::string_view stream, std::size_t limitBytes)
{
    Inflater inflater(stream);
    std::string bytes;
    for (std::string_view piece = inflater.next(); !piece.empty(); piece = inflater.next()) {
        if (piece.size() > limitBytes - bytes.size()) {
            return fail(ErrorCode::InvalidInput,
                        "the compressed data holds more than the " + std::to_string(limitBytes)
                            + " bytes that are read");
        }
        bytes += piece;
    }
    if (!inflater.isAtEnd()) {
        return fail(ErrorCode::InvalidInput, "the compressed data is damaged or cut");
    }
    return bytes;
}

std::string inflatedBeginning(std::string_view stream, std::size_t count)
{
    // The header's check (RFC 1950) spares most of what is no zlib stream.
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(stream[i]); };
    if (stream.size() < 2 || (byte(0) & 0x0FU) != Z_DEFLATED
        || (byte(0) * 256U + byte(1)) % 31U != 0) {
        return {};
    }
    Inflater inflater(stream.substr(0, pieceLimit));
    std::string bytes;
    for (std::string_view piece = inflater.next(); !piece.empty() && bytes.size() < count;
         piece = inflater.next()) {
        bytes += piece;
    }
    bytes.resize(std::min(bytes.size(), count));
    return bytes;
}

std::uint32_t crc32Of(std::string_view bytes)
{
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

} // namespace rooflab
