// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/names_and_paths.h"

#include "core/io/json_reader.h"
#include "core/io/private_words.h"
#include "core/io/session_document.h"
#include "core/io/session_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

/// Members whose text is the name of a host or a user, in sessions and in the files of other tools.
constexpr std::array<std::string_view, 10> nameKeys{
    "hostname", "host_name", "nodename",  "node",  "computer",
    "user",     "username",  "user_name", "login", "machine"};
/// What the picture shows, or what others refer to.
constexpr std::array<std::string_view, 13> keptKeys{
    "title",  "label",   "id",    "kernel", "variant",     "device",    "view",
    "format", "version", "place", "sha256", "recorded_at", "created_by"};

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& keys, std::string_view key)
{
    return std::any_of(keys.begin(), keys.end(), [&](std::string_view each) {
        return std::equal(each.begin(), each.end(), key.begin(), key.end(), [](char a, char b) {
            return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
        });
    });
}

bool isHostName(std::string_view parent, std::string_view key)
{
    return (parent == "host" && key == "name") || isOneOf(nameKeys, key);
}

/// Names that say nothing about anybody, or too little to be told from other words.
bool isWorthHiding(const std::string& name)
{
    constexpr std::size_t shortest = 3;
    return name.size() >= shortest && name != "localhost";
}

void collectNames(const Json& value, std::string_view parent, std::string_view key,
                  PrivateNames& names)
{
    if (value.is_string()) {
        const auto& text = value.get_ref<const std::string&>();
        PrivateNames found;
        addUsersIn(text, found);
        if (isHostName(parent, key)) {
            found.insert(text);
            found.insert(text.substr(0, text.find('.')));
        }
        std::copy_if(found.begin(), found.end(), std::inserter(names, names.end()), isWorthHiding);
        return;
    }
    if (!value.is_structured()) {
        return; // items() of a number is the number itself
    }
    for (const auto& item : value.items()) {
        collectNames(item.value(), key, value.is_object() ? item.key() : std::string(), names);
    }
}

std::string fileNameOf(const std::string& path)
{
    return path.substr(path.find_last_of("/\\") + 1);
}

void clean(Json& value, std::string_view key, const PrivateNames& names);

/// False if the member is to be left out.
bool cleanMember(Json& value, std::string_view parent, const std::string& key,
                 const PrivateNames& names)
{
    if (!value.is_string()) {
        clean(value, key, names);
        return true;
    }
    const auto& text = value.get_ref<const std::string&>();
    const std::string cleaned = withoutPrivateWords(text, names);
    if (isHostName(parent, key)
        || (key == "command"
            && (cleaned != text || text.find_first_of("/\\") != std::string::npos))) {
        return false;
    }
    value = parent == "source" && key == "file" ? withoutPrivateWords(fileNameOf(text), names)
                                                : cleaned;
    return true;
}

void clean(Json& value, std::string_view key, const PrivateNames& names)
{
    if (value.is_object()) {
        Json kept = Json::object();
        for (auto& item : value.items()) {
            const bool stays = isOneOf(keptKeys, item.key())
                || cleanMember(item.value(), key, item.key(), names);
            if (stays) {
                // operator[] would look for the key, which is new.
                kept.get_ref<Json::object_t&>().emplace_back(item.key(), std::move(item.value()));
            }
        }
        value = std::move(kept);
    } else if (value.is_array()) {
        for (Json& each : value) {
            if (each.is_string()) {
                each = withoutPrivateWords(each.get_ref<const std::string&>(), names);
            } else {
                clean(each, key, names);
            }
        }
    }
}

} // namespace

Result<Session> withoutNamesAndPaths(const Session& session)
{
    Result<Json> document = parseJson(writeSession(session));
    if (!document) {
        return fail(document.error());
    }
    PrivateNames names;
    collectNames(*document, {}, {}, names);
    clean(*document, {}, names);
    Result<ImportOutcome> outcome = sessionFromJson(*document);
    if (!outcome) {
        return fail(outcome.error());
    }
    std::vector<std::string>& notes = outcome->session.notes;
    if (std::find(notes.begin(), notes.end(), leftOutNote) == notes.end()) {
        notes.emplace_back(leftOutNote);
    }
    return std::move(outcome->session);
}

} // namespace rooflab
