// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_access.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

Result<std::string> readFile(const fs::path& path)
{
    // Non-blocking, so that opening a FIFO cannot hang before it is recognised as one.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
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
    const auto size = static_cast<std::uintmax_t>(status.st_size);
    if (size > importSizeLimit) {
        return fail(ErrorCode::Io,
                    "the file has " + std::to_string(size) + " bytes, more than the "
                        + std::to_string(importSizeLimit) + " that are read");
    }
    std::string content(static_cast<std::size_t>(size), '\0');
    std::size_t have = 0;
    while (have < content.size()) {
        const ssize_t got = ::read(file.get(), content.data() + have, content.size() - have);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return cannot("the file cannot be read", errno);
        }
        if (got == 0) {
            break; // it shrank meanwhile
        }
        have += static_cast<std::size_t>(got);
    }
    content.resize(have);
    return content;
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
