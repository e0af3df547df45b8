// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/options.h"

#include "kernels/flag_values.h"

#include <CLI/CLI.hpp>

namespace rooflab::peers {

namespace {

constexpr std::int64_t fewestPairs = 5;
constexpr std::int64_t mostPairs = 1001;
constexpr std::int64_t mostThreads = 1024;
constexpr std::int64_t highestDevice = 1023;

/// The command line as words. Numbers are read afterwards: CLI11 would take "010" for 8.
struct Words {
    std::string pairs;
    std::string device;
    std::string threads;
    std::string outputJson;
    std::string rooflab;
};

Result<void> readNumber(const CLI::App& app, const std::string& flag, const std::string& word,
                        std::int64_t minimum, std::int64_t maximum, auto& target)
{
    if (app.count(flag) == 0) {
        return {};
    }
    const auto value = bench::integerFlag(flag, word, minimum, maximum);
    if (!value) {
        return fail(value.error());
    }
    target = *value;
    return {};
}

Result<void> readText(const CLI::App& app, const std::string& flag, const std::string& word,
                      std::optional<std::string>& target)
{
    if (app.count(flag) == 0) {
        return {};
    }
    if (word.empty()) {
        return fail(ErrorCode::Usage, flag + " needs the name of a file");
    }
    target = word;
    return {};
}

} // namespace

Result<Options> parseOptions(std::string_view programName, std::span<const std::string> arguments)
{
    Options options;
    Words words;
    CLI::App app("Measures rooflab's engine against its peers on the same device.",
                 std::string(programName));
    app.add_option("--pairs", words.pairs, "Pairs of each comparison [default 7, at least 5]");
    app.add_option("--device", words.device, "Number of the device [default 0]");
    app.add_option("--threads", words.threads, "CPU threads [default: all that are allowed]");
    app.add_option("--json", words.outputJson, "Write the results with all pairs to this file");
    app.add_option("--rooflab", words.rooflab,
                   "Time a quick measurement by this rooflab program as well (CPU)");
    try {
        // CLI11 takes the words in reverse.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        options.answer = app.help();
        return options;
    } catch (const CLI::ParseError& error) {
        return fail(ErrorCode::Usage, error.what());
    }
    for (auto& read :
         {readNumber(app, "--pairs", words.pairs, fewestPairs, mostPairs, options.pairs),
          readNumber(app, "--device", words.device, 0, highestDevice, options.backend.device),
          readNumber(app, "--threads", words.threads, 1, mostThreads, options.backend.threads),
          readText(app, "--json", words.outputJson, options.outputJson),
          readText(app, "--rooflab", words.rooflab, options.rooflab)}) {
        if (!read) {
            return fail(read.error());
        }
    }
    return options;
}

} // namespace rooflab::peers
