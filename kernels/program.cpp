// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/program.h"

#include "core/this_program.h"
#include "kernels/args.h"
#include "kernels/host.h"
#include "kernels/listing.h"
#include "kernels/plan_choice.h"
#include "kernels/plan_runner.h"
#include "kernels/reporter.h"
#include "kernels/result_file.h"
#include "kernels/stop_signal.h"

#include <cstdio>

namespace rooflab::bench {

namespace {

enum ExitCode { exitDone = 0, exitFailed = 1, exitUsage = 2 };

std::string programName()
{
    return "rooflab-bench-" + std::string(linkedBackendName());
}

void complain(const std::string& sentence)
{
    std::fputs((programName() + ": " + sentence + "\n").c_str(), stderr);
}

int complain(const Error& error)
{
    complain(error.text());
    return error.code == ErrorCode::Usage ? exitUsage : exitFailed;
}

int print(const std::string& text)
{
    TextOutput output(stdout);
    output.write(text);
    if (output.hasFailed()) {
        complain(output.failure());
        return exitFailed;
    }
    return exitDone;
}

/// As a shell would take it: words with anything but plain characters in single quotes.
std::string commandText(std::span<const std::string> arguments)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                       "0123456789_-+=./:,@%";
    std::string text;
    for (const auto& word : arguments) {
        text += text.empty() ? "" : " ";
        if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
            text += word;
            continue;
        }
        text += '\'';
        for (const char letter : word) {
            text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
        }
        text += '\'';
    }
    return text;
}

Provenance originOf(std::span<const std::string> arguments)
{
    Provenance origin;
    origin.host = describeHost();
    origin.program = thisProgram(programName());
    origin.command = commandText(arguments);
    return origin;
}

/// Skipped runs and errors are sentences on stderr whatever else is printed.
void complainAbout(const Event& event)
{
    if (const auto* skipped = std::get_if<SkippedEvent>(&event)) {
        complain("skipped " + skipped->run + ": " + skipped->reason);
    } else if (const auto* error = std::get_if<ErrorEvent>(&event)) {
        complain(error->run + ": " + error->message);
    }
}

std::string titleOf(const Plan& plan, const Backend& backend)
{
    const auto device = backend.describe().device.name;
    return device ? plan.title + " on " + *device : plan.title;
}

int measure(const BenchArgs& args, const Plan& plan, Backend& backend,
            std::span<const std::string> arguments)
{
    installStopSignals();
    TextOutput output(stdout);
    EventWriter events(output);
    TableWriter table(output);
    Session session;
    session.title = titleOf(plan, backend);
    session.createdBy = thisProgram(programName());

    PlanContext context;
    context.origin = originOf(arguments);
    // Results that go neither to a file nor to the output are not worth waiting for.
    context.stopRequested
        = [&] { return stopWasRequested() || (output.hasFailed() && !args.outputJson); };
    context.sink = [&](const Event& event) {
        complainAbout(event);
        if (args.events) {
            events.report(event);
        } else {
            table.report(event);
        }
    };
    const PlanOutcome outcome = runPlan(backend, plan, context, session);

    int code = outcome.failed > 0 ? exitFailed : exitDone;
    if (outcome.interrupted && stopWasRequested()) {
        const std::string done = std::to_string(outcome.measured) + " of "
            + std::to_string(plan.runs.size()) + " runs";
        complain("stopped by request after " + done);
        session.notes.push_back("Stopped by request after " + done + ".");
        code = exitFailed;
    }
    if (args.outputJson) {
        if (auto written = writeResults(*args.outputJson, args.outputFormat, session); !written) {
            complain(written.error());
            code = exitFailed;
        }
    }
    if (output.hasFailed()) {
        complain(output.failure());
        code = exitFailed;
    }
    return code;
}

} // namespace

int runProgram(std::span<const std::string> arguments)
{
    const auto args = parseArgs(programName(), arguments.subspan(arguments.empty() ? 0 : 1));
    if (!args) {
        return complain(args.error());
    }
    if (args->answer) {
        return print(*args->answer);
    }
    if (args->outputJson) {
        if (auto writable = checkWritable(*args->outputJson); !writable) {
            return complain(writable.error());
        }
    }
    auto backend = makeBackend(args->backend);
    if (!backend) {
        return complain(backend.error());
    }
    if (args->list) {
        return print(args->json ? listJson(**backend) : listText(**backend));
    }
    const auto plan = choosePlan(*args, **backend);
    if (!plan) {
        return complain(plan.error());
    }
    return measure(*args, *plan, **backend, arguments);
}

} // namespace rooflab::bench
