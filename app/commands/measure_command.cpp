// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/measure_command.h"

#include "app/backend_search.h"
#include "app/bench_process.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/io/file_access.h"
#include "core/io/session_json.h"
#include "core/this_program.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QSocketNotifier>

#include <CLI/CLI.hpp>

#include <array>
#include <csignal>
#include <cstdio>
#include <memory>
#include <sys/socket.h>
#include <unistd.h>

namespace rooflab {

namespace {

struct MeasureOptions {
    std::string backend; ///< empty: the best there is
    int device = 0;
    std::string plan;
    bool quick = false;
    std::string output;
};

/// Ctrl-C and SIGTERM end the run through the event loop, so that what was measured is saved.
class StopNotifier {
public:
    explicit StopNotifier(BenchProcess& bench)
    {
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
            return;
        }
        m_notifier = std::make_unique<QSocketNotifier>(ends[1], QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated, &bench, [this, &bench] {
            m_notifier->setEnabled(false);
            bench.cancel();
        });
        std::signal(SIGINT, &StopNotifier::onSignal);
        std::signal(SIGTERM, &StopNotifier::onSignal);
    }
    ~StopNotifier()
    {
        std::signal(SIGINT, SIG_DFL);
        std::signal(SIGTERM, SIG_DFL);
        for (const int end : ends) {
            ::close(end);
        }
    }
    StopNotifier(const StopNotifier&) = delete;
    StopNotifier& operator=(const StopNotifier&) = delete;

private:
    static void onSignal(int)
    {
        const char byte = 1;
        [[maybe_unused]] const ssize_t written = ::write(ends[0], &byte, 1);
    }

    inline static std::array<int, 2> ends{-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
};

void showProgress(const ProgressEvent& event)
{
    if (event.done == event.total) {
        return; // the summary follows
    }
    std::string line = "[" + std::to_string(event.done + 1) + "/" + std::to_string(event.total)
        + "] " + event.run;
    if (event.eta) {
        line += ", " + formatTime(event.eta.value(), 2) + " left";
    }
    std::fprintf(stderr, "%s\n", line.c_str());
}

/// The program of the backend that was asked for, else of the best one here. Says on stderr which
/// and why; empty if there is none.
QString chooseProgram(const MeasureOptions& options)
{
    if (!options.backend.empty()) {
        const QString program = findBenchProgram(toQt(options.backend));
        if (program.isEmpty()) {
            complain("",
                     "rooflab-bench-" + options.backend
                         + " was not found beside rooflab or on the PATH, so there is nothing to "
                           "measure with");
        }
        return program;
    }
    BackendSearch search;
    QEventLoop loop;
    QObject::connect(&search, &BackendSearch::changed, &loop, [&] {
        if (search.isDecided()) {
            loop.quit();
        }
    });
    search.start(options.device);
    if (!search.isDecided()) {
        loop.exec();
    }
    const BackendCandidate* picked = search.best();
    complain("", fromQt(search.sentence()));
    return picked != nullptr ? picked->program : QString();
}

void showNotes(Session& session, const StartedEvent& event)
{
    for (const std::string& note : event.notes) {
        std::fprintf(stderr, "note: %s\n", note.c_str());
        session.notes.push_back(note);
    }
}

BenchRequest requestFor(const MeasureOptions& options, const QString& program)
{
    BenchRequest request;
    request.program = program;
    const std::string plan = !options.plan.empty() ? options.plan
        : options.quick                            ? "quick"
                                                   : "roofline";
    request.arguments = {QStringLiteral("--plan"), toQt(plan), QStringLiteral("--device"),
                         QString::number(options.device), QStringLiteral("--events")};
    return request;
}

Result<void> checkOutput(const std::string& output)
{
    const std::filesystem::path path(output);
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored)) {
        return fail(ErrorCode::Io, "the folder " + folder.string() + " does not exist");
    }
    if (std::filesystem::is_directory(path, ignored)) {
        return fail(ErrorCode::Io, "this is a directory, not a file");
    }
    if (::access(folder.c_str(), W_OK) != 0) {
        return fail(ErrorCode::Io, "the folder " + folder.string() + " cannot be written");
    }
    return {};
}

/// Runs the program to its end and collects what it prints.
BenchOutcome measureInto(Session& session, const BenchRequest& request, bool& complete)
{
    BenchProcess bench;
    BenchOutcome outcome;
    QObject::connect(&bench, &BenchProcess::started, &bench,
                     [&](const StartedEvent& event) { showNotes(session, event); });
    QObject::connect(&bench, &BenchProcess::progress, &bench, showProgress);
    QObject::connect(&bench, &BenchProcess::measurementArrived, &bench,
                     [&](const Measurement& measurement) { addMeasurement(session, measurement); });
    QObject::connect(&bench, &BenchProcess::ceilingArrived, &bench,
                     [&](const Ceiling& ceiling) { addCeiling(session, ceiling); });
    QObject::connect(&bench, &BenchProcess::problem, &bench,
                     [&](const QString& run, const QString& reason) {
                         complain(fromQt(run), fromQt(reason));
                         complete = false;
                     });
    QObject::connect(&bench, &BenchProcess::finished, &bench, [&](const BenchOutcome& ended) {
        outcome = ended;
        QCoreApplication::quit();
    });
    const StopNotifier stop(bench);
    // Started inside the event loop, so that even an immediate end reaches quit().
    QMetaObject::invokeMethod(
        &bench, [&] { bench.start(request); }, Qt::QueuedConnection);
    QCoreApplication::exec();
    return outcome;
}

int runMeasure(const MeasureOptions& options, CommandSetup setup)
{
    if (auto checked = checkOutput(options.output); !checked) {
        complain(options.output, checked.error().text());
        return exitFailed;
    }
    const QCoreApplication application(setup.argc, setup.argv);
    const QString program = chooseProgram(options);
    if (program.isEmpty()) {
        return exitFailed;
    }
    Session session;
    session.createdBy = thisProgram("rooflab");
    bool complete = true;
    const BenchOutcome outcome = measureInto(session, requestFor(options, program), complete);
    const bool finished = outcome.state == BenchOutcome::State::Finished;
    if (!finished) {
        complain("", fromQt(outcome.sentence));
    }
    if (session.isEmpty()) {
        complain(options.output, "not written, because nothing was measured");
        return exitFailed;
    }
    const Provenance& origin = session.measurements.empty()
        ? session.ceilings.front().origins()
        : session.measurements.front().provenance;
    session.title = origin.device.name.value_or("Measurement");
    if (auto written = writeFileAtomically(options.output, writeSession(session)); !written) {
        complain(options.output,
                 written.error().text() + "; what was measured follows on the standard output");
        return printOutput(writeSession(session), exitFailed);
    }
    std::fprintf(stderr, "%zu measurements and %zu ceilings in %s\n", session.measurements.size(),
                 session.ceilings.size(), options.output.c_str());
    return finished && complete ? exitDone : exitFailed;
}

} // namespace

void addMeasureCommand(CommandSetup setup)
{
    CLI::App* command = setup.app.add_subcommand(
        "measure", "Measure the references and the vector-add variants on this machine");
    auto options = std::make_shared<MeasureOptions>();
    command
        ->add_option("--backend", options->backend,
                     "What to measure with: cpu, hip or cuda (default: the best there is)")
        ->check(CLI::IsMember({"cpu", "hip", "cuda"}));
    command->add_option("--device", options->device, "Which device of the backend")
        ->capture_default_str()
        ->check(CLI::Range(0, 1023));
    CLI::Option* plan = command->add_option(
        "--plan", options->plan,
        "roofline (the default), quick, stride-scan, size-scan, fma-sweep, or a plan file");
    command->add_flag("--quick", options->quick, "The plan quick: under 20 seconds on two cores")
        ->excludes(plan);
    command->add_option("-o,--output", options->output, "Session file to write")->required();
    command->callback([options, setup] { setup.exitCode = runMeasure(*options, setup); });
}

} // namespace rooflab
