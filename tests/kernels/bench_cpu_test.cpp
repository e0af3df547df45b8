// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog.h"
#include "core/io/events.h"
#include "core/io/tutorial_json.h"
#include "tests/kernels/bench_cpu_fixture.h"

#include <nlohmann/json.hpp>

namespace rooflab::bench::test {
namespace {

TEST_F(BenchCpu, printsATableForPeople)
{
    const auto outcome = run(std::vector<std::string>{"--kernel", "linecross"} + smallRun);
    EXPECT_EQ(outcome.code, 0);
    EXPECT_TRUE(outcome.errors.empty()) << outcome.errors;
    EXPECT_EQ(std::ranges::count(outcome.output, '\n'), 2) << outcome.output;
    EXPECT_NE(outcome.output.find("linecross"), std::string::npos);
    EXPECT_NE(outcome.output.find("all 1003 checked"), std::string::npos) << outcome.output;
}

TEST_F(BenchCpu, writesASessionWithItsWholeProvenance)
{
    const auto path = file("out.json");
    const auto outcome = run(
        std::vector<std::string>{"--kernel", "coalesced", "--threads", "2", "--output-json", path}
        + smallRun);
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const Session session = sessionIn(path);
    ASSERT_EQ(session.measurements.size(), 1U);
    const Measurement& measured = session.measurements[0];
    EXPECT_EQ(measured.kernel, "vector_add");
    EXPECT_EQ(measured.variant, "coalesced");
    EXPECT_EQ(measured.timing.samples.size(), 4U);
    EXPECT_EQ(measured.timing.method, TimingMethod::SteadyClock);
    EXPECT_TRUE(measured.validation.isFull());
    EXPECT_EQ(measured.work.workingSet, Bytes(3 * 4 * 1003));
    const Provenance& origin = measured.provenance;
    EXPECT_EQ(origin.backend, "cpu");
    EXPECT_EQ(origin.device.threads, 2);
    EXPECT_TRUE(origin.device.name.has_value());
    EXPECT_TRUE(origin.host.kernel.has_value());
    EXPECT_TRUE(origin.recordedAt.has_value());
    EXPECT_EQ(origin.program.name, "rooflab-bench-cpu");
    ASSERT_TRUE(origin.command.has_value());
    EXPECT_NE(origin.command->find("--kernel coalesced --threads 2"), std::string::npos);
    EXPECT_EQ(session.createdBy.name, "rooflab-bench-cpu");
}

TEST_F(BenchCpu, writesTheTutorialsFlatShapeWhenAsked)
{
    const auto path = file("flat.json");
    const auto outcome = run(
        std::vector<std::string>{"--output-format", "tutorial", "--output-json", path} + smallRun);
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const std::string text = RunningProgram::textOf(path);
    EXPECT_TRUE(looksLikeTutorialJson(text)) << text;
    const auto read = readTutorialJson(text);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->session.measurements.at(0).parameters.integer("size"), 1003);
}

TEST_F(BenchCpu, printsEventsThatTheEventLogUnderstands)
{
    const std::string plan = R"({"format":"rooflab-plan","version":"1.0","title":"t","runs":[
        {"kernel":"copy_regular","precision":"fp32","parameters":{"size":5000},"warmup":1,"repeat":3},
        {"kernel":"coalesced","precision":"fp32","parameters":{"size":0},"warmup":1,"repeat":3},
        {"kernel":"strided","precision":"fp64","parameters":{"size":77},"warmup":0,"repeat":2}]})";
    const auto outcome = run({"--plan", "-", "--events"}, plan);
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.sentences(), 1) << outcome.errors;
    EXPECT_NE(outcome.errors.find("size"), std::string::npos) << outcome.errors;

    EventLog log;
    const auto events = log.feed(outcome.output);
    EXPECT_TRUE(log.isFinished());
    ASSERT_GE(events.size(), 8U);
    EXPECT_TRUE(std::holds_alternative<StartedEvent>(events.front()));
    const auto* finished = std::get_if<FinishedEvent>(&events.back());
    ASSERT_NE(finished, nullptr);
    EXPECT_EQ(finished->measured, 2);
    EXPECT_EQ(finished->failed, 1);
    const auto copied = std::ranges::find_if(
        events, [](const Event& event) { return std::holds_alternative<MeasurementEvent>(event); });
    ASSERT_LT(copied + 1, events.end());
    EXPECT_TRUE(std::holds_alternative<CeilingEvent>(*(copied + 1)));
    const auto outcomeOfLog = log.finish();
    EXPECT_EQ(outcomeOfLog.session.measurements.size(), 2U);
    EXPECT_EQ(outcomeOfLog.session.ceilings.size(), 1U);
}

TEST_F(BenchCpu, readsAPlanFromAFileAndKeepsWhatCouldBeDone)
{
    std::ofstream(file("plan.json"))
        << R"({"format":"rooflab-plan","version":"1.0","title":"Mine","runs":[
        {"kernel":"linecross","precision":"fp32","parameters":{"stride":0},"warmup":1,"repeat":3},
        {"kernel":"gemm_blas","precision":"fp16","parameters":{"size":8},"warmup":1,"repeat":3},
        {"kernel":"interleaved","precision":"fp32","parameters":{"size":999},"warmup":1,"repeat":3}]})";
    const auto path = file("out.json");
    const auto outcome = run({"--plan", file("plan.json"), "--output-json", path});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.sentences(), 2) << outcome.errors;
    EXPECT_NE(outcome.errors.find("stride"), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("fp16"), std::string::npos) << outcome.errors;
    const Session session = sessionIn(path);
    ASSERT_EQ(session.measurements.size(), 1U);
    EXPECT_EQ(session.measurements[0].variant, "interleaved");
    EXPECT_NE(session.title.find("Mine"), std::string::npos);
}

TEST_F(BenchCpu, refusesAPlanThatCannotBeReadWithItsName)
{
    std::ofstream(file("cut.json")) << R"({"format":"rooflab-plan","version":"1.0","runs":[)";
    for (const auto& name : {file("cut.json"), file("missing.json"), m_folder.string()}) {
        const auto outcome = run({"--plan", name});
        EXPECT_EQ(outcome.code, 1) << name;
        EXPECT_EQ(outcome.sentences(), 1) << outcome.errors;
        EXPECT_NE(outcome.errors.find(name), std::string::npos) << outcome.errors;
    }
}

TEST_F(BenchCpu, tellsWrongUseInOneSentence)
{
    for (const auto& words :
         std::vector<std::vector<std::string>>{{"--size", "0"},
                                               {"--block", "0"},
                                               {"--kernel", "linecross", "--stride", "0"},
                                               {"--repeat", "0"},
                                               {"--kernel", "nonsense"},
                                               {"--nonsense"}}) {
        const auto outcome = run(words);
        EXPECT_EQ(outcome.code, 2) << words[0];
        EXPECT_EQ(outcome.sentences(), 1) << outcome.errors;
        EXPECT_TRUE(outcome.output.empty());
    }
}

TEST_F(BenchCpu, refusesMoreThanTheMemoryWithTheBytesItNeeds)
{
    const auto path = file("out.json");
    const auto outcome = run({"--size", "1000000000000", "--output-json", path});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_NE(outcome.errors.find("12000000000000 bytes"), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("available"), std::string::npos) << outcome.errors;
    EXPECT_FALSE(fs::exists(path));
}

TEST_F(BenchCpu, refusesADeviceThatIsNotThere)
{
    const auto outcome = run(std::vector<std::string>{"--device", "1"} + smallRun);
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.sentences(), 1);
}

TEST_F(BenchCpu, refusesAPlaceItCannotWriteBeforeMeasuring)
{
    for (const auto& path : {m_folder.string(), file("missing/out.json"), file("in/out.json")}) {
        const auto outcome = run(std::vector<std::string>{"--output-json", path} + smallRun);
        EXPECT_EQ(outcome.code, 1) << path;
        EXPECT_TRUE(outcome.output.empty());
        EXPECT_EQ(outcome.sentences(), 1) << outcome.errors;
    }
}

TEST_F(BenchCpu, survivesAnOutputThatTakesNothing)
{
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"--list"}, smallRun,
          std::vector<std::string>{"--events"} + smallRun}) {
        const auto outcome = run(words, {}, "/dev/full");
        EXPECT_EQ(outcome.code, 1) << words[0];
        EXPECT_EQ(outcome.sentences(), 1) << outcome.errors;
        EXPECT_NE(outcome.errors.find("standard output"), std::string::npos) << outcome.errors;
    }
}

TEST_F(BenchCpu, stillWritesTheFileWhenTheOutputTakesNothing)
{
    const auto path = file("out.json");
    const auto outcome
        = run(std::vector<std::string>{"--output-json", path} + smallRun, {}, "/dev/full");
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(sessionIn(path).measurements.size(), 1U);
}

TEST_F(BenchCpu, leavesAValidFileWhenInterrupted)
{
    for (const int signal : {SIGINT, SIGTERM}) {
        const auto path = file("out.json");
        RunningProgram program(command({"--kernel", "vector_add", "--size", "4000037", "--warmup",
                                        "1", "--repeat", "300", "--events", "--output-json", path}),
                               m_folder);
        ASSERT_TRUE(program.waitForOutput("\"event\":\"measurement\""));
        program.kill(signal);
        EXPECT_EQ(program.wait(), 1);
        EXPECT_NE(program.errors().find("stopped by request"), std::string::npos);
        EXPECT_EQ(program.output().find("\"event\":\"finished\""), std::string::npos);
        const Session session = sessionIn(path);
        EXPECT_GE(session.measurements.size(), 1U);
        EXPECT_LT(session.measurements.size(), 5U);
        EXPECT_FALSE(session.notes.empty());
        EventLog log;
        static_cast<void>(log.feed(program.output()));
        EXPECT_EQ(log.finish().session.measurements.size(), session.measurements.size());
    }
}

TEST_F(BenchCpu, listsItsKernels)
{
    const auto text = run({"--list"});
    EXPECT_EQ(text.code, 0);
    const auto outcome = run({"--list", "--json"});
    ASSERT_EQ(outcome.code, 0);
    const auto json = nlohmann::json::parse(outcome.output);
    EXPECT_TRUE(json.at("device").contains("threads"));
    EXPECT_EQ(json.at("device_count"), 1);
    EXPECT_GE(json.at("smallest_array").get<std::int64_t>(), 1);
    EXPECT_GE(json.at("matrix_size").get<std::int64_t>(), 1);
    EXPECT_GT(json.at("available_memory_bytes").get<std::int64_t>(), 0);
    EXPECT_FALSE(json.at("sizes").empty());
    ASSERT_EQ(json.at("kernels").size(), kernelCatalog().size());
    for (std::size_t i = 0; i < kernelCatalog().size(); ++i) {
        const auto& kernel = json.at("kernels").at(i);
        EXPECT_EQ(kernel.at("id"), kernelCatalog()[i].id);
        EXPECT_EQ(kernel.at("supported").get<bool>(), kernel.at("reason") == "");
        EXPECT_NE(text.output.find(kernelCatalog()[i].label), std::string::npos);
    }
    EXPECT_EQ(json.at("kernels").at(0).at("precisions"), nlohmann::json({"fp32", "fp64"}));
}

} // namespace
} // namespace rooflab::bench::test
