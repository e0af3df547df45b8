// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/comparison.h"
#include "tests/core/explore/explore_samples.h"

#include <array>
#include <functional>
#include <set>

using namespace rooflab;

namespace {

/// A record in which every field is there.
Measurement fullRecord()
{
    Measurement m = rooflab::testing::vectorAdd("linecross", 1e-3);
    m.work.memoryLevel = "DRAM";
    m.timing.method = TimingMethod::HipEvent;
    m.timing.scope = TimingScope::Batch;
    m.timing.cache = CacheState::Warm;
    m.timing.warmup = 20;
    m.timing.repeat = 100;
    m.timing.batchSize = 10;
    m.timing.samples = {Seconds(1e-3), Seconds(2e-3), Seconds(3e-3)};
    m.timing.reported = {Seconds(1e-3), Seconds(2e-3), Seconds(3e-3),
                         Seconds(4e-3), Seconds(5e-3), Seconds(6e-3)};
    m.timing.stopRule = "fixed";
    m.validation = {ValidationStatus::Passed, 1, 2, 3, 4, "bitwise", 5e-9, 6e-9};
    Provenance& p = m.provenance;
    p.device = {"gpu", "gfx1201", "AMD", 0,     Bytes(16e9), {{"L2", Bytes(8e6), 1}},
                64,    256,       32,    2.9e9, 2.5e9};
    p.backend = "hip";
    p.software = {{"ROCm", "7.13", "detail"}};
    p.host = {"host", "Ubuntu", "Linux 6", "cpu", Bytes(64e9)};
    p.recordedAt = "2026-07-06";
    p.command = "./bench";
    p.program = {"rooflab-bench-hip", "0.1.0", "abc"};
    p.before = {1e9, 2e9, 40.0, 100.0, 0};
    p.after = {1e9, 2e9, 50.0, 200.0, 0};
    p.source = {"a.json", "session", "00ff", "line 1"};
    p.notes = {"a note"};
    m.sourceFields = {{"VGPR_Count", "16"}};
    m.unknownKeys = "{}";
    return m;
}

struct Change {
    std::string id;
    std::function<void(Measurement&)> apply;
};

/// One for each member of the model.
std::vector<Change> changes()
{
    return {
        {"id", [](Measurement& m) { m.id = "other"; }},
        {"kernel", [](Measurement& m) { m.kernel = "other"; }},
        {"variant", [](Measurement& m) { m.variant = "other"; }},
        {"precision", [](Measurement& m) { m.precision = Precision::Fp64; }},
        {"parameter.size", [](Measurement& m) { m.parameters.set("size", std::int64_t{7}); }},
        {"work.flops", [](Measurement& m) { m.work.flops = Flop(7); }},
        {"work.bytes", [](Measurement& m) { m.work.bytes = Bytes(7); }},
        {"work.byte_basis", [](Measurement& m) { m.work.basis = ByteBasis::Measured; }},
        {"work.memory_level", [](Measurement& m) { m.work.memoryLevel = "L2"; }},
        {"work.accounting", [](Measurement& m) { m.work.accounting = "other"; }},
        {"work.assumed", [](Measurement& m) { m.work.assumed = true; }},
        {"work.working_set", [](Measurement& m) { m.work.workingSet = Bytes(7); }},
        {"timing.method", [](Measurement& m) { m.timing.method = TimingMethod::SteadyClock; }},
        {"timing.scope", [](Measurement& m) { m.timing.scope = TimingScope::PerLaunch; }},
        {"timing.cache", [](Measurement& m) { m.timing.cache = CacheState::Flushed; }},
        {"timing.warmup", [](Measurement& m) { m.timing.warmup = 7; }},
        {"timing.repeat", [](Measurement& m) { m.timing.repeat = 7; }},
        {"timing.batch_launches", [](Measurement& m) { m.timing.batchSize = 7; }},
        {"timing.samples",
         [](Measurement& m) {
             m.timing.samples = {Seconds(1e-3), Seconds(2.00000001e-3), Seconds(3e-3)};
         }},
        {"timing.min", [](Measurement& m) { m.timing.reported.min = Seconds(7e-3); }},
        {"timing.median", [](Measurement& m) { m.timing.reported.median = Seconds(7e-3); }},
        {"timing.mean", [](Measurement& m) { m.timing.reported.mean = Seconds(7e-3); }},
        {"timing.p95", [](Measurement& m) { m.timing.reported.p95 = Seconds(7e-3); }},
        {"timing.max", [](Measurement& m) { m.timing.reported.max = Seconds(7e-3); }},
        {"timing.stddev", [](Measurement& m) { m.timing.reported.stddev = Seconds(7e-3); }},
        {"timing.stop_rule", [](Measurement& m) { m.timing.stopRule = "other"; }},
        {"validation.status",
         [](Measurement& m) { m.validation.status = ValidationStatus::Failed; }},
        {"validation.checked", [](Measurement& m) { m.validation.checked = 7; }},
        {"validation.total", [](Measurement& m) { m.validation.total = 7; }},
        {"validation.mismatches", [](Measurement& m) { m.validation.mismatches = 7; }},
        {"validation.non_finite", [](Measurement& m) { m.validation.nonFinite = 7; }},
        {"validation.method", [](Measurement& m) { m.validation.method = "other"; }},
        {"validation.relative_error", [](Measurement& m) { m.validation.relativeError = 0.7; }},
        {"validation.error_bound", [](Measurement& m) { m.validation.errorBound = 0.7; }},
        {"device.name", [](Measurement& m) { m.provenance.device.name = "other"; }},
        {"device.arch", [](Measurement& m) { m.provenance.device.arch = "other"; }},
        {"device.vendor", [](Measurement& m) { m.provenance.device.vendor = "other"; }},
        {"device.index", [](Measurement& m) { m.provenance.device.index = 7; }},
        {"device.memory", [](Measurement& m) { m.provenance.device.memory = Bytes(7); }},
        {"device.cache.L2",
         [](Measurement& m) { m.provenance.device.caches.front().size = Bytes(7); }},
        {"device.cache.L2", [](Measurement& m) { m.provenance.device.caches.front().count = 7; }},
        {"device.cache.L3",
         [](Measurement& m) {
             m.provenance.device.caches.push_back({"L3", Bytes(7), 1});
         }},
        {"device.compute_units", [](Measurement& m) { m.provenance.device.computeUnits = 7; }},
        {"device.threads", [](Measurement& m) { m.provenance.device.threads = 7; }},
        {"device.wavefront", [](Measurement& m) { m.provenance.device.wavefront = 64; }},
        {"device.clock", [](Measurement& m) { m.provenance.device.clockHz = 7.0; }},
        {"device.memory_clock", [](Measurement& m) { m.provenance.device.memoryClockHz = 7.0; }},
        {"backend", [](Measurement& m) { m.provenance.backend = "cuda"; }},
        {"software.ROCm", [](Measurement& m) { m.provenance.software.front().version = "8"; }},
        {"software.ROCm.detail",
         [](Measurement& m) { m.provenance.software.front().detail = "other"; }},
        {"software.hipcc",
         [](Measurement& m) {
             m.provenance.software.push_back({"hipcc", std::nullopt, std::nullopt});
         }},
        {"host.name", [](Measurement& m) { m.provenance.host.name = "other"; }},
        {"host.os", [](Measurement& m) { m.provenance.host.os = "other"; }},
        {"host.kernel", [](Measurement& m) { m.provenance.host.kernel = "other"; }},
        {"host.cpu", [](Measurement& m) { m.provenance.host.cpu = "other"; }},
        {"host.memory", [](Measurement& m) { m.provenance.host.memory = Bytes(7); }},
        {"recorded_at", [](Measurement& m) { m.provenance.recordedAt = "2026-07-08"; }},
        {"command", [](Measurement& m) { m.provenance.command = "other"; }},
        {"program.name", [](Measurement& m) { m.provenance.program.name = "other"; }},
        {"program.version", [](Measurement& m) { m.provenance.program.version = "other"; }},
        {"program.git_revision",
         [](Measurement& m) { m.provenance.program.gitRevision = "other"; }},
        {"state_before.clock", [](Measurement& m) { m.provenance.before.clockHz = 7.0; }},
        {"state_before.memory_clock",
         [](Measurement& m) { m.provenance.before.memoryClockHz = 7.0; }},
        {"state_before.temperature",
         [](Measurement& m) { m.provenance.before.temperatureC = 7.0; }},
        {"state_before.power", [](Measurement& m) { m.provenance.before.powerW = 7.0; }},
        {"state_before.other_processes",
         [](Measurement& m) { m.provenance.before.otherProcesses = 7; }},
        {"state_after.clock", [](Measurement& m) { m.provenance.after.clockHz = 7.0; }},
        {"state_after.memory_clock",
         [](Measurement& m) { m.provenance.after.memoryClockHz = 7.0; }},
        {"state_after.temperature", [](Measurement& m) { m.provenance.after.temperatureC = 7.0; }},
        {"state_after.power", [](Measurement& m) { m.provenance.after.powerW = 7.0; }},
        {"state_after.other_processes",
         [](Measurement& m) { m.provenance.after.otherProcesses = 7; }},
        {"source.file", [](Measurement& m) { m.provenance.source.file = "other"; }},
        {"source.format", [](Measurement& m) { m.provenance.source.format = "other"; }},
        {"source.sha256", [](Measurement& m) { m.provenance.source.sha256 = "other"; }},
        {"source.place", [](Measurement& m) { m.provenance.source.place = "other"; }},
        {"notes", [](Measurement& m) { m.provenance.notes.push_back("another"); }},
        {"field.VGPR_Count", [](Measurement& m) { m.sourceFields.front().second = "8"; }},
        {"unknown_keys", [](Measurement& m) { m.unknownKeys = "{\"a\":1}"; }},
    };
}

std::vector<std::string> differingIds(const Measurement& a, const Measurement& b)
{
    const std::array runs{&a, &b};
    std::vector<std::string> ids;
    for (const FieldDifference& difference : fieldDifferences(runs)) {
        if (!difference.derived) {
            ids.push_back(difference.id);
        }
    }
    return ids;
}

} // namespace

TEST(RecordedFields, ListEachChangeAndNothingElse)
{
    const Measurement before = fullRecord();
    EXPECT_TRUE(differingIds(before, before).empty());
    for (const Change& change : changes()) {
        Measurement after = before;
        change.apply(after);
        EXPECT_EQ(differingIds(before, after), std::vector<std::string>{change.id});
    }
}

TEST(RecordedFields, EachFieldOfAFullRecordIsChangedByATest)
{
    std::set<std::string> changed;
    for (const Change& change : changes()) {
        changed.insert(change.id);
    }
    for (const RecordedField& field : recordedFields(fullRecord())) {
        EXPECT_TRUE(changed.contains(field.id)) << field.id;
        EXPECT_FALSE(field.label.empty() || field.text.empty()) << field.id;
    }
}

TEST(RecordedFields, WhatIsAbsentIsLeftOut)
{
    Measurement bare;
    bare.kernel = "x";
    std::vector<std::string> ids;
    for (const RecordedField& field : recordedFields(bare)) {
        ids.push_back(field.id);
    }
    EXPECT_EQ(ids, (std::vector<std::string>{"kernel", "work.byte_basis", "work.assumed"}));
}

TEST(RecordedFields, TwoItemsOfOneNameStayTwo)
{
    Measurement m = fullRecord();
    m.sourceFields = {{"a", "1"}, {"a", "2"}};
    Measurement other = m;
    other.sourceFields[1].second = "3";
    EXPECT_EQ(differingIds(m, other), std::vector<std::string>{"field.a#2"});
}

TEST(RecordedFields, TimesAreResultsAndFilesAreRecords)
{
    for (const RecordedField& field : recordedFields(fullRecord())) {
        if (field.id == "timing.median" || field.id == "timing.samples") {
            EXPECT_EQ(field.role, FieldRole::Result) << field.id;
        }
        if (field.id == "source.file" || field.id == "recorded_at" || field.id == "id") {
            EXPECT_EQ(field.role, FieldRole::Record) << field.id;
        }
        if (field.id == "validation.checked" || field.id == "state_after.clock"
            || field.id == "parameter.size") {
            EXPECT_EQ(field.role, FieldRole::Condition) << field.id;
        }
    }
}
