// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/args.h"

#include "core/version.h"
#include "kernels/flag_values.h"
#include "kernels/kernel_selection.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace rooflab::bench {

namespace {

constexpr std::int64_t largestLaunchCount = 1'000'000;
constexpr std::int64_t largestThreadCount = 1024;
constexpr std::int64_t largestDeviceIndex = 1023;
constexpr std::int64_t mostUntilStable = 1000;
constexpr double longestTimeLimit = 86400.0;
constexpr double widestInterval = 0.5;

/// "per-launch" is how people write it, "per_launch" how files do.
constexpr EnumTable<TimingScope, 2> scopeWords{
    {{TimingScope::PerLaunch, "per-launch"}, {TimingScope::Batch, "batch"}}};

/// The command line as words. Numbers are read afterwards: CLI11 would take "010" for 8.
struct Words {
    std::string kernel = "coalesced";
    std::string precision = "fp32";
    std::string device;
    std::string outputFormat = "session";
    std::string plan;
    std::string warmup;
    std::string repeat;
    std::string timing;
    std::string cache;
    std::string untilStable;
    std::string timeLimit;
    std::string threads;
    std::string outputJson;
    TypedParameters parameters;
};

void addOptions(CLI::App& app, Words& words, BenchArgs& args)
{
    app.add_flag("--list", args.list, "Describe the device and every kernel, then stop");
    app.add_flag("--json", args.json, "With --list: as JSON");
    app.add_option("--plan", words.plan,
                   "Do a plan: " + knownWords(namedPlanTexts)
                       + ", a plan file, or '-' for the standard input");
    app.add_option("--kernel", words.kernel,
                   "A kernel, or a family (vector_add, copy, gemm) for all its variants")
        ->capture_default_str();
    app.add_option("--precision", words.precision, knownWords(precisionTexts))
        ->capture_default_str();
    for (const auto& option : catalogOptions()) {
        app.add_option("--" + option.id, words.parameters[option.id], option.help);
    }
    app.add_option("--warmup", words.warmup, "Launches before timing [default 20]");
    app.add_option("--repeat", words.repeat,
                   "Timed launches [default 100], or the most of them [default 1000] with "
                   "--until-stable");
    app.add_option("--timing", words.timing,
                   "per-launch: a time for each launch; batch: means of up to 10 batches of "
                   "launches without a pause [default per-launch]");
    app.add_option("--cache", words.cache,
                   "warm, or flushed: evict the caches before each launch [default warm]");
    app.add_option("--until-stable", words.untilStable,
                   "Stop when the half-width of the median's 95 % interval is at most this "
                   "fraction of it, such as 0.01");
    app.add_option("--time-limit", words.timeLimit,
                   "Stop when the timed launches have taken so many seconds together");
    app.add_option("--threads", words.threads, "CPU threads [default: all that are allowed]");
    app.add_option("--device", words.device, "Number of the device [default 0]");
    app.add_option("--output-json", words.outputJson, "Write the results to this file");
    app.add_option("--output-format", words.outputFormat,
                   "'session', or 'tutorial' for the flat JSON of a single run")
        ->capture_default_str();
    app.add_flag("--events", args.events, "Print JSON Lines instead of a table");
}

std::string oneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    while (!text.empty() && text.back() == ' ') {
        text.pop_back();
    }
    return text;
}

/// Reads a flag into `target` if it was given.
template <class T>
Result<void> readInto(const CLI::App& app, const std::string& flag, std::optional<T>& target,
                      const auto& read)
{
    if (app.count(flag) == 0) {
        return {};
    }
    const auto value = read(flag);
    if (!value) {
        return fail(value.error());
    }
    target = T(*value);
    return {};
}

Result<void> readNumbers(const Words& words, const CLI::App& app, BenchArgs& args)
{
    const auto whole = [](const std::string& text, std::int64_t minimum, std::int64_t maximum) {
        return [&text, minimum, maximum](const std::string& flag) {
            return integerFlag(flag, text, minimum, maximum);
        };
    };
    std::optional<std::int64_t> device;
    for (auto read :
         {readInto(app, "--warmup", args.timing.warmup, whole(words.warmup, 0, largestLaunchCount)),
          readInto(app, "--repeat", args.timing.repeat, whole(words.repeat, 1, largestLaunchCount)),
          readInto(app, "--threads", args.backend.threads,
                   whole(words.threads, 1, largestThreadCount)),
          readInto(app, "--device", device, whole(words.device, 0, largestDeviceIndex))}) {
        if (!read) {
            return read;
        }
    }
    args.backend.device = device.value_or(0);
    return {};
}

Result<void> readTiming(const Words& words, const CLI::App& app, TimingOverrides& timing)
{
    const auto amount = [](const std::string& text, double maximum) {
        return
            [&text, maximum](const std::string& flag) { return amountFlag(flag, text, maximum); };
    };
    const auto word = [](const std::string& text, const auto& table) {
        return [&text, &table](const std::string& flag) { return wordFlag(flag, text, table); };
    };
    for (auto read : {readInto(app, "--timing", timing.scope, word(words.timing, scopeWords)),
                      readInto(app, "--cache", timing.cache, word(words.cache, cacheStateTexts)),
                      readInto(app, "--until-stable", timing.stableWithin,
                               amount(words.untilStable, widestInterval)),
                      readInto(app, "--time-limit", timing.timeLimit,
                               amount(words.timeLimit, longestTimeLimit))}) {
        if (!read) {
            return read;
        }
    }
    if (timing.scope == TimingScope::Batch && timing.cache == CacheState::Flushed) {
        return fail(ErrorCode::Usage,
                    "--timing batch cannot have --cache flushed: the launches of a batch follow "
                    "each other without a pause to flush the caches in");
    }
    return {};
}

Result<void> readKernels(const Words& words, BenchArgs& args)
{
    const auto precision = precisionFromText(words.precision);
    if (!precision) {
        return fail(ErrorCode::Usage,
                    "--precision does not know '" + words.precision
                        + "': " + knownWords(precisionTexts));
    }
    const auto kernels = selectKernels(words.kernel);
    if (!kernels) {
        return fail(kernels.error());
    }
    auto runs = planKernels(*kernels, *precision, words.parameters);
    if (!runs) {
        return fail(runs.error());
    }
    args.kernels.title = words.kernel + " " + words.precision;
    args.kernels.runs = std::move(*runs);
    return {};
}

Result<void> readOutput(const Words& words, const CLI::App& app, BenchArgs& args)
{
    const auto format = enumValue(outputFormatTexts, std::string_view(words.outputFormat));
    if (!format) {
        return fail(ErrorCode::Usage,
                    "--output-format must be session or tutorial, not '" + words.outputFormat
                        + "'");
    }
    args.outputFormat = *format;
    if (app.count("--output-json") > 0) {
        if (words.outputJson.empty()) {
            return fail(ErrorCode::Usage, "--output-json needs the name of a file");
        }
        args.outputJson = words.outputJson;
    }
    if (*format == OutputFormat::Tutorial) {
        if (!args.outputJson) {
            return fail(ErrorCode::Usage, "--output-format tutorial needs --output-json");
        }
        if (args.plan || args.kernels.runs.size() != 1) {
            return fail(ErrorCode::Usage,
                        "--output-format tutorial holds a single run, and more were asked for");
        }
    }
    return {};
}

Result<void> readPlan(Words& words, const CLI::App& app, BenchArgs& args)
{
    if (app.count("--plan") == 0) {
        return {};
    }
    if (words.plan.empty()) {
        return fail(ErrorCode::Usage, "--plan needs a name or a file");
    }
    std::vector<std::string> conflicting{"--kernel", "--precision"};
    for (const auto& option : catalogOptions()) {
        conflicting.push_back("--" + option.id);
    }
    for (const auto& flag : conflicting) {
        if (app.count(flag) > 0) {
            return fail(ErrorCode::Usage, flag + " cannot be used with --plan, which decides it");
        }
    }
    args.plan = std::move(words.plan);
    return {};
}

} // namespace

void TimingOverrides::applyTo(TimingPlan& timing) const
{
    timing.warmup = warmup.value_or(timing.warmup);
    timing.repeat
        = repeat.value_or(stableWithin ? std::max(timing.repeat, mostUntilStable) : timing.repeat);
    timing.scope = scope.value_or(timing.scope);
    timing.cache = cache.value_or(timing.cache);
    if (stableWithin) {
        timing.stableWithin = stableWithin;
    }
    if (timeLimit) {
        timing.timeLimit = timeLimit;
    }
}

Result<BenchArgs> parseArgs(std::string_view programName, std::span<const std::string> arguments)
{
    BenchArgs args;
    Words words;
    CLI::App app("Measures kernels and references for a roofline.", std::string(programName));
    app.set_version_flag("--version", std::string(programName) + " " + programVersion);
    addOptions(app, words, args);
    try {
        // CLI11 takes the words in reverse.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        args.answer = app.help();
        return args;
    } catch (const CLI::CallForVersion&) {
        args.answer = app.version() + "\n";
        return args;
    } catch (const CLI::ParseError& error) {
        return fail(ErrorCode::Usage, oneLine(error.what()));
    }
    if (args.json && !args.list) {
        return fail(ErrorCode::Usage, "--json needs --list");
    }
    // An option that was not given must not count as given: keep only what was typed.
    std::erase_if(words.parameters,
                  [&](const auto& entry) { return app.count("--" + entry.first) == 0; });
    if (auto done = readNumbers(words, app, args); !done) {
        return fail(done.error());
    }
    if (auto done = readTiming(words, app, args.timing); !done) {
        return fail(done.error());
    }
    if (auto done = readKernels(words, args); !done) {
        return fail(done.error());
    }
    if (auto done = readPlan(words, app, args); !done) {
        return fail(done.error());
    }
    if (auto done = readOutput(words, app, args); !done) {
        return fail(done.error());
    }
    return args;
}

} // namespace rooflab::bench
