// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_access.h"
#include "core/this_program.h"
#include "kernels/host.h"
#include "kernels/result_file.h"
#include "tests/bench/backend_peers.h"

#include <cstdio>
#include <exception>

namespace {

using namespace rooflab;
using namespace rooflab::peers;

enum ExitCode { exitDone = 0, exitFailed = 1, exitUsage = 2 };

std::string programName()
{
    return "rooflab-peers-" + std::string(bench::linkedBackendName());
}

int complain(const Error& error)
{
    std::fputs((programName() + ": " + error.text() + "\n").c_str(), stderr);
    return error.code == ErrorCode::Usage ? exitUsage : exitFailed;
}

/// What is known before anything is measured.
Report startReport(const bench::Backend& backend, std::span<const std::string> arguments,
                   const Options& options)
{
    Report report;
    report.backend = backend.name();
    report.origin = backend.describe();
    report.origin.host = bench::describeHost();
    report.origin.program = thisProgram(programName());
    report.origin.recordedAt = bench::currentTimeIso8601();
    std::string command;
    for (const std::string& word : arguments) {
        command += (command.empty() ? "" : " ") + word;
    }
    report.origin.command = command;
    report.pairsAsked = options.pairs;
    report.turnStatistic = turnStatistic();
    return report;
}

int run(std::span<const std::string> arguments)
{
    const auto options = parseOptions(programName(), arguments.subspan(arguments.empty() ? 0 : 1));
    if (!options) {
        return complain(options.error());
    }
    if (options->answer) {
        std::fputs(options->answer->c_str(), stdout);
        return exitDone;
    }
    if (options->outputJson) {
        if (auto writable = bench::checkWritable(*options->outputJson); !writable) {
            return complain(writable.error());
        }
    }
    auto backend = bench::makeBackend(options->backend);
    if (!backend) {
        return complain(backend.error());
    }
    Report report = startReport(**backend, arguments, *options);
    const PairingPlan plan{options->pairs, Turn{.statistic = turnStatistic()}};
    measurePeers(**backend, *options, plan, report);

    std::fputs(reportText(report).c_str(), stdout);
    if (options->outputJson) {
        if (auto written = writeFileAtomically(*options->outputJson, reportJson(report));
            !written) {
            return complain(
                {written.error().code, *options->outputJson + ": " + written.error().text(), {}});
        }
    }
    return isComplete(report) ? exitDone : exitFailed;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        const std::vector<std::string> arguments(argv, argv + argc);
        return run(arguments);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "rooflab-peers: stopped by an unexpected error: %s\n", error.what());
        return exitFailed;
    }
}
