// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <signal.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace rooflab::bench::test {

/// A started program whose input, output and errors are files in one folder ("in", "out", "err").
/// Killed if it still runs when the object goes.
class RunningProgram {
public:
    /// `output` replaces the output file, for a device such as /dev/full.
    RunningProgram(std::vector<std::string> words, std::filesystem::path folder,
                   const std::string& input = {}, const std::string& output = {})
        : m_folder(std::move(folder))
    {
        std::ofstream(m_folder / "in") << input;
        // What an earlier program left must not pass for this one's output.
        std::filesystem::remove(m_folder / "out");
        std::filesystem::remove(m_folder / "err");
        const std::string outputFile = output.empty() ? (m_folder / "out").string() : output;
        std::vector<char*> arguments;
        for (auto& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        m_pid = fork();
        if (m_pid == 0) {
            redirect(m_folder / "in", O_RDONLY, STDIN_FILENO);
            redirect(outputFile, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
            redirect(m_folder / "err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
            execv(arguments[0], arguments.data());
            _exit(127); // as a shell says "not found"
        }
    }
    ~RunningProgram()
    {
        if (m_pid > 0) {
            kill(SIGKILL);
            wait();
        }
    }
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;

    void kill(int signal) const { ::kill(m_pid, signal); }

    /// The exit code; 128 + the signal for a program that was killed.
    int wait()
    {
        int status = 0;
        waitpid(std::exchange(m_pid, -1), &status, 0);
        constexpr int signalBase = 128;
        return WIFEXITED(status) ? WEXITSTATUS(status) : signalBase + WTERMSIG(status);
    }

    /// Waits until the output contains the text; false after 20 s.
    [[nodiscard]] bool waitForOutput(const std::string& text) const
    {
        for (int i = 0; i < 2000; ++i) {
            if (output().find(text) != std::string::npos) {
                return true;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        return false;
    }
    [[nodiscard]] std::string output() const { return textOf(m_folder / "out"); }
    [[nodiscard]] std::string errors() const { return textOf(m_folder / "err"); }

    static std::string textOf(const std::filesystem::path& path)
    {
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    }

private:
    static void redirect(const std::filesystem::path& file, int mode, int descriptor)
    {
        constexpr mode_t readWrite = 0600;
        const int opened = open(file.c_str(), mode, readWrite);
        if (opened < 0 || dup2(opened, descriptor) < 0) {
            _exit(126);
        }
    }

    std::filesystem::path m_folder;
    pid_t m_pid = -1;
};

} // namespace rooflab::bench::test
