// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/readings.h"
#include "tests/core/reading/reading_samples.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

constexpr double copyReference = 534.7e9;
constexpr double gemmReference = 10.62e12;

std::vector<Ceiling> references()
{
    return {bandwidthCeiling(copyReference), computeCeiling(gemmReference)};
}

std::vector<Reading> readings(const Session& session)
{
    return readingsFor(pointFacts(session, session.measurements.front(), Statistic::Min));
}

std::set<std::string> idsOf(const Session& session)
{
    std::set<std::string> ids;
    for (const Reading& reading : readings(session)) {
        ids.insert(reading.id);
    }
    return ids;
}

Session withVariant(const std::string& variant, std::int64_t stride)
{
    Measurement run = vectorAdd(variant, 1e-3);
    run.parameters.set("stride", stride);
    return sessionOf(run, references());
}

Session changed(const std::function<void(Measurement&)>& change,
                std::vector<Ceiling> ceilings = references())
{
    Measurement run = vectorAdd("coalesced", 0.4e-3);
    change(run);
    return sessionOf(run, std::move(ceilings));
}

Session traceOf(double secondsOfNeighbour)
{
    Session session = sessionOf(vectorAdd("scale", 5e-6), references());
    session.measurements.push_back(vectorAdd("bias", secondsOfNeighbour));
    for (Measurement& measurement : session.measurements) {
        measurement.timing.method = TimingMethod::KernelTrace;
        measurement.provenance.source.file = "trace.csv";
    }
    return session;
}

Session batchReference(TimingScope ofPoint)
{
    Ceiling copy = bandwidthCeiling(copyReference);
    copy.probe = copyRun(0.25e-3);
    copy.probe->timing.scope = TimingScope::Batch;
    return changed([&](Measurement& run) { run.timing.scope = ofPoint; }, {copy});
}

Session fmaAt(std::int64_t k, double flopPerSecond)
{
    return sessionOf(fmaPoint(k, flopPerSecond), references());
}

Session clockAfter(double hertz)
{
    return changed([&](Measurement& run) {
        run.provenance.before.clockHz = 2e9;
        run.provenance.after.clockHz = hertz;
    });
}

Session cachedIn(double bytes)
{
    return changed([&](Measurement& run) {
        run.provenance.device.caches = {{"L3", Bytes(bytes), 1}};
    });
}

/// A run and the reference from it, or from one that took `longer` seconds more.
Session ownReference(double longer)
{
    const Measurement run = copyRun(1e-3);
    Measurement probe = run;
    probe.timing.reported.min = Seconds(1e-3 + longer);
    return sessionOf(
        run, {ceilingFromProbe(probe, CeilingKind::Bandwidth, Statistic::Min).value_or(Ceiling{})});
}

/// For each row one session to which it applies and one, close to it, to which it does not.
struct Sides {
    Session yes;
    Session no;
};

std::map<std::string, Sides> sides()
{
    const auto asIs = [](Measurement&) {};
    const auto failed = [](Measurement& run) { run.validation.status = ValidationStatus::Failed; };
    std::map<std::string, Sides> table;
    table["failed_validation"] = {changed(failed), changed(asIs)};
    table["partial_validation"]
        = {changed([](Measurement& run) { run.validation.checked = 1024; }), changed(failed)};
    table["no_position"] = {sessionOf(copyRun(1e-3), references()), changed(asIs)};
    table["own_reference"] = {ownReference(0.0), ownReference(1e-4)};
    table["no_reference"] = {changed(asIs, {}), changed(asIs, {computeCeiling(gemmReference)})};
    table["precision_mismatch"]
        = {changed(asIs, {computeCeiling(1e13, Precision::Fp16)}), changed(asIs)};
    table["statistic_mismatch"] = {
        changed(asIs, {bandwidthCeiling(copyReference, "copy", Statistic::Mean)}), changed(asIs)};
    table["scope_mismatch"]
        = {batchReference(TimingScope::PerLaunch), batchReference(TimingScope::Batch)};
    table["skewed_times"] = {changed([](Measurement& run) { run.timing.samples = slowStart(); }),
                             changed([](Measurement& run) {
                                 run.timing.samples = {Seconds(1e-3), Seconds(1.01e-3)};
                             })};
    table["clock_change"] = {clockAfter(1.9e9), clockAfter(1.99e9)};
    table["above_reference"]
        = {changed([](Measurement& run) { run.timing.reported.min = Seconds(0.3338e-3); }),
           changed(asIs)};
    table["cache_resident"] = {cachedIn(192 * mebibyte), cachedIn(191 * mebibyte)};
    table["small_input"] = {sessionOf(vectorAdd("coalesced", 15e-6, 1024), references()),
                            sessionOf(vectorAdd("coalesced", 25e-6, 1024), references())};
    table["low_ai_below_bandwidth"] = {withVariant("linecross", 32), changed(asIs)};
    table["short_kernels_in_sequence"] = {traceOf(4e-6), traceOf(4e-3)};
    table["high_ai_below_compute"] = {fmaAt(1024, 5e12), fmaAt(1024, 9e12)};
    table["stride_changes_three_things"]
        = {withVariant("linecross", 32), withVariant("interleaved", 32)};
    table["left_near"] = {changed(asIs), withVariant("linecross", 32)};
    table["left_far"] = {withVariant("linecross", 32), changed(asIs)};
    table["right_near"] = {fmaAt(1024, 9e12), fmaAt(1024, 5e12)};
    table["right_far"] = {fmaAt(1024, 5e12), fmaAt(8, 5e11)};
    table["at_the_knee"] = {fmaAt(100, 5e12), fmaAt(256, 5e12)};
    return table;
}

} // namespace

TEST(Readings, EachRowHasATrueAndAFalseSide)
{
    const auto table = sides();
    for (const ReadingRow& row : readingTable()) {
        const auto side = table.find(std::string(row.id));
        ASSERT_NE(side, table.end()) << row.id << " has no test";
        EXPECT_TRUE(idsOf(side->second.yes).contains(side->first)) << row.id;
        EXPECT_FALSE(idsOf(side->second.no).contains(side->first)) << row.id;
    }
    EXPECT_EQ(table.size(), readingTable().size());
}

TEST(Readings, EachRowIsCompleteAndOnlySupposes)
{
    std::set<std::string_view> ids;
    for (const auto& [id, side] : sides()) {
        for (const Reading& reading : readings(side.yes)) {
            if (reading.id != id) {
                continue;
            }
            ids.insert(id);
            EXPECT_FALSE(reading.observation.empty()) << id;
            EXPECT_FALSE(reading.experiments.empty()) << id;
            const std::string hypothesis = " " + reading.hypothesis.plain() + " ";
            const bool isSupposed = hypothesis.find(" may ") != std::string::npos
                || hypothesis.find(" might ") != std::string::npos
                || hypothesis.find(" can ") != std::string::npos;
            EXPECT_TRUE(isSupposed) << id << ": " << hypothesis;
            for (const char* word : {" is the cause", " proves ", " must be ", " because "}) {
                EXPECT_EQ(hypothesis.find(word), std::string::npos) << id << word;
            }
            for (const Sentence& sentence : reading.missing) {
                EXPECT_FALSE(sentence.plain().empty()) << id;
            }
        }
    }
    EXPECT_EQ(ids.size(), readingTable().size());
}

TEST(Readings, DoNotPlaceAReferenceAgainstItself)
{
    Measurement gemm = vectorAdd("blas", 0.012944);
    gemm.kernel = "gemm";
    gemm.work = gemmWork(4096, 4096, 4096, Precision::Fp32);
    const Ceiling own
        = ceilingFromProbe(gemm, CeilingKind::Compute, Statistic::Min).value_or(Ceiling{});
    const auto ids = idsOf(sessionOf(gemm, {bandwidthCeiling(copyReference), own}));
    EXPECT_TRUE(ids.contains("own_reference"));
    EXPECT_FALSE(ids.contains("right_near"));
    gemm.timing.reported.min = Seconds(0.0130);
    EXPECT_TRUE(
        idsOf(sessionOf(gemm, {bandwidthCeiling(copyReference), own})).contains("right_near"));
}

TEST(Readings, AreInTheTablesOrder)
{
    std::vector<std::string_view> order;
    for (const ReadingRow& row : readingTable()) {
        order.push_back(row.id);
    }
    EXPECT_EQ(std::set(order.begin(), order.end()).size(), order.size());
    std::size_t last = 0;
    ReadingKind kind = ReadingKind::Doubt;
    for (const Reading& reading : readings(tutorial())) {
        EXPECT_GE(reading.kind, kind);
        kind = reading.kind;
        const auto place = static_cast<std::size_t>(
            std::find(order.begin(), order.end(), reading.id) - order.begin());
        EXPECT_GE(place, last);
        last = place;
    }
}

TEST(Readings, CarryThePointsOwnNumbers)
{
    Session session = tutorial();
    std::map<std::string, std::string> coalesced;
    for (const Reading& reading : readings(session)) {
        coalesced[reading.id] = reading.observation.plain();
    }
    EXPECT_NE(coalesced["partial_validation"].find("1024 of 16777216"), std::string::npos);
    EXPECT_NE(coalesced["above_reference"].find("112.8 %"), std::string::npos);
    EXPECT_NE(coalesced["above_reference"].find("legal"), std::string::npos);
    EXPECT_NE(coalesced["statistic_mismatch"].find("minimum"), std::string::npos);
    EXPECT_NE(coalesced["statistic_mismatch"].find("PyTorch copy_ the mean"), std::string::npos);
    EXPECT_TRUE(coalesced.contains("scope_mismatch"));
    EXPECT_NE(coalesced["left_near"].find("19.86 FLOP/Byte"), std::string::npos);
    EXPECT_FALSE(coalesced.contains("left_far"));
    std::swap(session.measurements[0], session.measurements[1]);
    std::map<std::string, std::string> linecross;
    for (const Reading& reading : readings(session)) {
        linecross[reading.id] = reading.observation.plain();
    }
    EXPECT_NE(linecross["low_ai_below_bandwidth"].find("89.65 GB/s: 16.77 %"), std::string::npos)
        << linecross["low_ai_below_bandwidth"];
    EXPECT_NE(linecross["stride_changes_three_things"].find("1/32"), std::string::npos);
    EXPECT_FALSE(linecross.contains("above_reference"));
}

TEST(Readings, NameTheEvidenceThatIsMissing)
{
    Measurement run = vectorAdd("linecross", 2e-3);
    const auto missingOf = [](const Measurement& measurement, const std::string& id) {
        for (const Reading& reading : readings(sessionOf(measurement, references()))) {
            if (reading.id == id) {
                return plainText(reading.missing);
            }
        }
        return std::string("no such reading");
    };
    EXPECT_NE(missingOf(run, "low_ai_below_bandwidth").find("hardware counters"),
              std::string::npos);
    EXPECT_NE(missingOf(run, "low_ai_below_bandwidth").find("block size"), std::string::npos);
    run.parameters.set("block", std::int64_t{256});
    run.work.basis = ByteBasis::Measured;
    run.provenance.before.otherProcesses = 0;
    EXPECT_EQ(missingOf(run, "low_ai_below_bandwidth"), "");
}

// The 3060 Ti chapter: K = 1024 at AI 256, 13999 of 16197 GFLOP/s, 448 GB/s, ridge 36.15.
TEST(Readings, PlaceTheFmaSweepAsItsChapterDoes)
{
    const std::vector<Ceiling> theory{bandwidthCeiling(448e9), computeCeiling(16197e9)};
    const Session high = sessionOf(fmaPoint(1024, 13999e9), theory);
    const PointFacts facts = pointFacts(high, high.measurements.front(), Statistic::Min);
    EXPECT_NEAR(facts.reference.knee->value(), 36.154, 0.0005);
    EXPECT_NEAR(facts.reference.fraction.value(), 0.8643, 5e-5);
    EXPECT_TRUE(idsOf(high).contains("right_near"));
    const Session low = sessionOf(fmaPoint(8, 390e9 * 2.0), theory); // 390 GB/s at AI 2
    EXPECT_TRUE(idsOf(low).contains("left_near"));
    EXPECT_TRUE(idsOf(sessionOf(fmaPoint(128, 10e12), theory)).contains("at_the_knee"));
}

TEST(Readings, SmallInputIsSeenFromAnotherSizeToo)
{
    Session session = sessionOf(vectorAdd("coalesced", 60e-6, 65536), references());
    EXPECT_FALSE(idsOf(session).contains("small_input"));
    session.measurements.push_back(vectorAdd("coalesced", 50e-6, 1024));
    EXPECT_TRUE(idsOf(session).contains("small_input")); // 64 times N in 1.2 times the time
    session.measurements[1].timing.reported.min = Seconds(1e-6);
    EXPECT_FALSE(idsOf(session).contains("small_input")); // 60 times the time
}
