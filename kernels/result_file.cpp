// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/result_file.h"

#include "core/io/file_access.h"
#include "core/io/session_json.h"
#include "core/io/tutorial_json.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace rooflab::bench {

namespace fs = std::filesystem;

Result<void> checkWritable(const std::string& path)
{
    const auto refused = [&](const std::string& reason) {
        return fail(ErrorCode::Io, path + " cannot be written: " + reason);
    };
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status)) {
        return refused("it is a directory");
    }
    if (fs::exists(status) && access(path.c_str(), W_OK) != 0) {
        return refused(std::strerror(errno));
    }
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        return {}; // a pipe or a device is written in place
    }
    // A whole file is put in place by renaming, so its folder is what must be writable.
    const fs::path parent = fs::path(path).parent_path();
    const fs::path folder = parent.empty() ? fs::path(".") : parent;
    if (access(folder.c_str(), W_OK | X_OK) != 0) {
        return refused("folder " + folder.string() + ": " + std::strerror(errno));
    }
    if (!fs::is_directory(folder, error)) {
        return refused(folder.string() + " is not a folder");
    }
    return {};
}

Result<void> writeResults(const std::string& path, OutputFormat format, const Session& session)
{
    if (session.measurements.empty()) {
        return fail(ErrorCode::Io, "nothing was measured, so " + path + " was not written");
    }
    const std::string text = format == OutputFormat::Tutorial
        ? writeTutorialJson(session.measurements.front())
        : writeSession(session);
    if (auto written = writeFileAtomically(path, text); !written) {
        return fail(written.error().code, path + ": " + written.error().text());
    }
    return {};
}

} // namespace rooflab::bench
