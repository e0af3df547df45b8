// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_access.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace rooflab {

namespace {

namespace fs = std::filesystem;

std::string reason(int error)
{
    return std::strerror(error);
}

/// A file descriptor that closes itself.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) { }
    ~Descriptor()
    {
        if (m_number >= 0) {
            ::close(m_number);
        }
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) { }
    Descriptor& operator=(Descriptor&&) = delete;
    [[nodiscard]] int get() const { return m_number; }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    /// Closes and tells whether the system had something to complain about.
    [[nodiscard]] bool close() { return ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

bool writeAll(int file, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t written = ::write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written < 0) {
            return false;
        }
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

tl::unexpected<Error> cannot(const char* what, int error)
{
    return fail(ErrorCode::Io, std::string(what) + ": " + reason(error));
}

} // namespace

struct FileReader::State {
    State(Descriptor descriptor, std::uint64_t bytes)
        : file(std::move(descriptor)), size(bytes), piece(pieceBytes, '\0')
    {
    }
    static constexpr std::size_t pieceBytes = 256 * 1024;
    Descriptor file;
    std::uint64_t size;
    std::string piece;
};

FileReader::FileReader(std::unique_ptr<State> state) : m_state(std::move(state)) { }
FileReader::FileReader(FileReader&&) noexcept = default;
FileReader& FileReader::operator=(FileReader&&) noexcept = default;
FileReader::~FileReader() = default;

Result<FileReader> FileReader::open(const fs::path& path)
{
    // Non-blocking, so that opening a FIFO cannot hang before it is recognised as one.
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen()) {
        return cannot("the file cannot be opened", errno);
    }
    struct stat status { };
    if (::fstat(file.get(), &status) != 0) {
        return cannot("the file cannot be examined", errno);
    }
    if (S_ISDIR(status.st_mode)) {
        return fail(ErrorCode::Io, "this is a directory, not a file");
    }
    if (!S_ISREG(status.st_mode)) {
        return fail(ErrorCode::Io, "this is not a regular file");
    }
    return FileReader(
        std::make_unique<State>(std::move(file), static_cast<std::uint64_t>(status.st_size)));
}

std::uint64_t FileReader::size() const
{
    return m_state->size;
}

Result<std::string_view> FileReader::read()
{
    for (;;) {
        const ssize_t got
            = ::read(m_state->file.get(), m_state->piece.data(), m_state->piece.size());
        if (got >= 0) {
            return std::string_view(m_state->piece).substr(0, static_cast<std::size_t>(got));
        }
        if (errno != EINTR) {
            return cannot("the file cannot be read", errno);
        }
    }
}

Result<std::string> readFile(const fs::path& path)
{
    Result<FileReader> reader = FileReader::open(path);
    if (!reader) {
        return fail(reader.error());
    }
    if (reader->size() > importSizeLimit) {
        return fail(ErrorCode::Io,
                    "the file has " + std::to_string(reader->size()) + " bytes, more than the "
                        + std::to_string(importSizeLimit) + " that are read");
    }
    std::string content;
    content.reserve(static_cast<std::size_t>(reader->size()));
    for (;;) {
        const Result<std::string_view> piece = reader->read();
        if (!piece) {
            return fail(piece.error());
        }
        if (piece->empty()) {
            return content;
        }
        if (content.size() + piece->size() > importSizeLimit) {
            return fail(ErrorCode::Io, "the file grew while it was read");
        }
        content += *piece;
    }
}

Result<void> writeFileAtomically(const fs::path& given, std::string_view content)
{
    std::error_code ignored;
    // Through a symbolic link the target is replaced, not the link.
    const fs::path resolved
        = fs::is_symlink(given, ignored) ? fs::weakly_canonical(given, ignored) : given;
    const fs::path path = resolved.empty() ? given : resolved;
    if (fs::is_directory(path, ignored)) {
        return fail(ErrorCode::Io, "the file cannot be written: it is a directory");
    }
    struct stat old { };
    const bool exists = ::stat(path.c_str(), &old) == 0;
    if (exists && !S_ISREG(old.st_mode)) {
        // A pipe or device cannot be renamed over; write through.
        const Descriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        if (!device.isOpen() || !writeAll(device.get(), content)) {
            return cannot("the file cannot be written", errno);
        }
        return {};
    }
    if (exists && ::access(path.c_str(), W_OK) != 0) {
        return cannot("the file cannot be written", errno);
    }
    std::string temporary = path.string() + ".XXXXXX";
    Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!file.isOpen()) {
        return cannot("the file cannot be written", errno);
    }
    const auto giveUp = [&](int error) {
        ::unlink(temporary.c_str());
        return cannot("the file cannot be written", error);
    };
    const mode_t mask = ::umask(0);
    ::umask(mask);
    const mode_t mode = exists ? (old.st_mode & 07777U) : (0666U & ~mask);
    if (::fchmod(file.get(), mode) != 0 || !writeAll(file.get(), content)
        || ::fsync(file.get()) != 0) {
        return giveUp(errno);
    }
    if (!file.close() || ::rename(temporary.c_str(), path.c_str()) != 0) {
        return giveUp(errno);
    }
    return {};
}

} // namespace rooflab
