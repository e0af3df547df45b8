// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/private_words.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

constexpr std::string_view pathEnds = " \t\r\n\"'`<>()[]{},;|";
constexpr std::string_view leftOutPath = "(path left out)";
constexpr std::string_view leftOutName = "(name left out)";

/// Folders that begin a path wherever they stand, also behind an option's letter: -I/opt/rocm.
constexpr std::array<std::string_view, 11> roots{"/home/",  "/Users/",   "/root/", "/mnt/",
                                                 "/media/", "/scratch/", "/tmp/",  "/var/",
                                                 "/opt/",   "/srv/",     "/usr/"};
constexpr std::array<std::string_view, 4> homeFolders{"/home/", "/Users/", "\\Users\\",
                                                      "\\users\\"};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isNameByte(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.'
        || static_cast<unsigned char>(c) >= 0x80;
}

std::size_t tokenEnd(std::string_view text, std::size_t at)
{
    return std::min(text.find_first_of(pathEnds, at), text.size());
}

bool hasSlash(std::string_view token)
{
    return token.find_first_of("/\\") != std::string_view::npos;
}

bool startsPath(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(at);
    if (std::any_of(roots.begin(), roots.end(),
                    [&](std::string_view root) { return rest.starts_with(root); })) {
        return true;
    }
    constexpr std::string_view boundaries = "=:@";
    const bool isBoundary = at == 0 || pathEnds.find(text[at - 1]) != std::string_view::npos
        || boundaries.find(text[at - 1]) != std::string_view::npos;
    if (!isBoundary || rest.size() < 3) {
        return false;
    }
    const bool isUnix = rest[0] == '/' && isNameByte(rest[1])
        && rest.substr(0, tokenEnd(rest, 0)).find('/', 1) != std::string_view::npos;
    const bool isDrive = isLetter(rest[0]) && rest[1] == ':' && (rest[2] == '\\' || rest[2] == '/');
    return isUnix || isDrive || rest.starts_with("~/") || rest.starts_with("\\\\")
        || rest.starts_with("file:/");
}

/// Folder names may hold a space: what looks like the rest of a path within the next two words
/// belongs to it.
std::size_t pathEnd(std::string_view text, std::size_t at)
{
    std::size_t end = tokenEnd(text, at);
    for (std::size_t look = end, words = 0; words < 2 && text.substr(look, 1) == " "; ++words) {
        const std::size_t next = tokenEnd(text, look + 1);
        if (hasSlash(text.substr(look + 1, next - look - 1)) && !startsPath(text, look + 1)) {
            end = next;
        }
        look = next;
    }
    return end;
}

std::size_t nameEnd(std::string_view text, std::size_t at)
{
    while (at < text.size() && isNameByte(text[at])) {
        ++at;
    }
    return at;
}

/// The end of the private name that begins at a word's start; `at` itself if none does.
std::size_t privateNameEnd(std::string_view text, std::size_t at, const PrivateNames& names)
{
    const std::size_t end = nameEnd(text, at);
    const bool isAddress = end + 1 < text.size() && text[end] == '@' && isLetter(text[end + 1]);
    if (isAddress) {
        return nameEnd(text, end + 1);
    }
    std::string_view word = text.substr(at, end - at);
    while (word.ends_with('.') || word.ends_with('-')) {
        word.remove_suffix(1);
    }
    const std::string_view host = word.substr(0, word.find('.'));
    return names.contains(word) || names.contains(host) ? at + word.size() : at;
}

} // namespace

void addUsersIn(std::string_view text, PrivateNames& names)
{
    for (const std::string_view folder : homeFolders) {
        for (std::size_t at = text.find(folder); at != std::string_view::npos;
             at = text.find(folder, at + 1)) {
            const std::size_t begin = at + folder.size();
            const std::size_t end = nameEnd(text, begin);
            if (end > begin) {
                names.emplace(text.substr(begin, end - begin));
            }
        }
    }
}

std::string withoutPrivateWords(std::string_view text, const PrivateNames& names)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        if (startsPath(text, at)) {
            result += leftOutPath;
            at = pathEnd(text, at);
            continue;
        }
        const bool isWordStart = isNameByte(text[at]) && (at == 0 || !isNameByte(text[at - 1]));
        const std::size_t end = isWordStart ? privateNameEnd(text, at, names) : at;
        if (end > at) {
            result += leftOutName;
            at = end;
            continue;
        }
        result += text[at++];
    }
    return result;
}

} // namespace rooflab
