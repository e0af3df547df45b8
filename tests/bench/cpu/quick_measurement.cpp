// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/cpu/quick_measurement.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace rooflab::peers {

namespace {

namespace fs = std::filesystem;

constexpr int processors = 2;
constexpr int runs = 3;
constexpr double allowedSeconds = 20.0;
constexpr int exitNotStarted = 127;

/// A folder that goes away with everything in it.
class TemporaryFolder {
public:
    static Result<TemporaryFolder> make()
    {
        std::string path = (fs::temp_directory_path() / "rooflab-peers-XXXXXX").string();
        if (mkdtemp(path.data()) == nullptr) {
            return fail(ErrorCode::Io, std::string("no temporary folder: ") + std::strerror(errno));
        }
        return TemporaryFolder(std::move(path));
    }
    TemporaryFolder(TemporaryFolder&& other) noexcept : m_path(std::exchange(other.m_path, {})) { }
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;
    ~TemporaryFolder()
    {
        std::error_code ignored;
        if (!m_path.empty()) {
            fs::remove_all(m_path, ignored);
        }
    }
    [[nodiscard]] std::string file(const char* name) const { return (m_path / name).string(); }

private:
    explicit TemporaryFolder(fs::path path) : m_path(std::move(path)) { }
    fs::path m_path;
};

/// The first two processors that this process may use; fewer if there are no two.
cpu_set_t twoProcessors()
{
    cpu_set_t allowed;
    cpu_set_t chosen;
    CPU_ZERO(&allowed);
    CPU_ZERO(&chosen);
    if (sched_getaffinity(0, sizeof(allowed), &allowed) == 0) {
        for (std::size_t i = 0; i < CPU_SETSIZE && CPU_COUNT(&chosen) < processors; ++i) {
            if (CPU_ISSET(i, &allowed)) {
                CPU_SET(i, &chosen);
            }
        }
    }
    return chosen;
}

/// In the child: nothing but system calls until the program is another one.
[[noreturn]] void becomeProgram(char* const* words, const cpu_set_t& set, const char* output)
{
    const int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, S_IRUSR | S_IWUSR);
    if (file >= 0 && dup2(file, STDOUT_FILENO) >= 0 && dup2(file, STDERR_FILENO) >= 0
        && sched_setaffinity(0, sizeof(set), &set) == 0) {
        execv(words[0], words);
    }
    _exit(exitNotStarted);
}

std::string lastLineOf(const std::string& file)
{
    std::string last;
    if (std::FILE* const stream = std::fopen(file.c_str(), "r")) {
        std::array<char, 1024> line{};
        while (std::fgets(line.data(), static_cast<int>(line.size()), stream) != nullptr) {
            last = line.data();
        }
        std::fclose(stream);
    }
    while (!last.empty() && last.back() == '\n') {
        last.pop_back();
    }
    return last;
}

/// Seconds from the start of the program to its end.
Result<double> timeOnce(const std::string& rooflab, const cpu_set_t& set,
                        const TemporaryFolder& folder)
{
    const std::string output = folder.file("output.txt");
    const std::string result = folder.file("quick.json");
    std::vector<std::string> arguments{rooflab,   "measure", "--backend", "cpu",
                                       "--quick", "-o",      result};
    std::vector<char*> words;
    for (std::string& argument : arguments) {
        words.push_back(argument.data());
    }
    words.push_back(nullptr);
    std::error_code ignored;
    fs::remove(result, ignored);

    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        becomeProgram(words.data(), set, output.c_str());
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) {
        return fail(ErrorCode::Io, rooflab + " cannot be started: " + std::strerror(errno));
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || !fs::exists(result)) {
        return fail(ErrorCode::Io, rooflab + " did not do its measurement: " + lastLineOf(output));
    }
    return taken.count();
}

Result<std::vector<Pair>> timeRuns(const std::string& rooflab, const cpu_set_t& set)
{
    const auto folder = TemporaryFolder::make();
    if (!folder) {
        return fail(folder.error());
    }
    std::vector<Pair> pairs;
    for (int i = 0; i < runs; ++i) {
        const auto seconds = timeOnce(rooflab, set, *folder);
        if (!seconds) {
            return fail(seconds.error());
        }
        pairs.push_back({*seconds, allowedSeconds});
    }
    return pairs;
}

} // namespace

void timeQuickMeasurement(const std::string& rooflab, Report& report)
{
    const std::string what = "a quick measurement, start to file";
    const cpu_set_t set = twoProcessors();
    auto pairs = timeRuns(rooflab, set);
    if (!pairs) {
        report.failures.push_back({what, pairs.error().text()});
        return;
    }
    Comparison comparison;
    comparison.what = what;
    comparison.engine = "rooflab measure --backend cpu --quick";
    comparison.peer = "the time allowed";
    comparison.measure = Measure::Time;
    comparison.target.bound = Target::Bound::AtMost;
    comparison.pairs = std::move(*pairs);
    comparison.notes = {"on " + std::to_string(CPU_COUNT(&set)) + " processors, "
                        + std::to_string(runs) + " runs"};
    report.comparisons.push_back(std::move(comparison));
}

} // namespace rooflab::peers
