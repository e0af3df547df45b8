// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/contest.h"

namespace rooflab::peers {

namespace {

/// The winner among the candidates, prepared.
struct Engine {
    PlannedRun planned;
    EngineRun run;
};

Result<Engine> chooseEngine(bench::Backend& backend, const Contest& contest, const Turn& turn)
{
    auto planned = fastestOf(backend, contest.candidates, turn);
    if (!planned) {
        return fail(planned.error());
    }
    auto run = EngineRun::prepare(backend, *planned);
    if (!run) {
        return fail(run.error());
    }
    return Engine{std::move(*planned), std::move(*run)};
}

/// What one launch does, in the unit whose rate is measured.
double amountOf(const Work& work, Measure measure)
{
    return measure == Measure::Performance ? work.flops.value_or(Flop(0)).value()
                                           : work.bytes.value_or(Bytes(0)).value();
}

Result<std::vector<Pair>> pairsWithPeer(const Engine& engine, const Contest& contest,
                                        const MakePeer& makePeer, const PairingPlan& plan)
{
    auto launches = makePeer();
    if (!launches) {
        return fail(launches.error());
    }
    auto ours = Side::warmUp(engine.run.launches(), plan.turn);
    if (!ours) {
        return fail(ours.error());
    }
    auto theirs = Side::warmUp(std::move(*launches), plan.turn);
    if (!theirs) {
        return fail(theirs.error());
    }
    const auto times = timePairs(*ours, *theirs, plan.pairs);
    if (!times) {
        return fail(times.error());
    }
    const double amount = amountOf(engine.run.work(), contest.measure);
    std::vector<Pair> pairs;
    for (const TimePair& pair : *times) {
        pairs.push_back({amount / pair.engine.value(), amount / pair.peer.value()});
    }
    return pairs;
}

Result<std::vector<Pair>> pairsWithRate(const Engine& engine, const Contest& contest,
                                        const PossibleRate& possible, const PairingPlan& plan)
{
    auto ours = Side::warmUp(engine.run.launches(), plan.turn);
    if (!ours) {
        return fail(ours.error());
    }
    const double amount = amountOf(engine.run.work(), contest.measure);
    std::vector<Pair> pairs;
    for (std::int64_t i = 0; i < plan.pairs; ++i) {
        const auto before = possible();
        if (!before) {
            return fail(before.error());
        }
        const auto time = ours->takeTurn();
        if (!time) {
            return fail(time.error());
        }
        const auto after = possible();
        if (!after) {
            return fail(after.error());
        }
        pairs.push_back({amount / time->value(), (*before + *after) / 2.0});
    }
    return pairs;
}

template <class MakePairs>
Result<Comparison> compare(bench::Backend& backend, const Contest& contest, const Turn& turn,
                           const MakePairs& makePairs)
{
    const auto engine = chooseEngine(backend, contest, turn);
    if (!engine) {
        return fail(engine.error());
    }
    auto pairs = makePairs(*engine);
    if (!pairs) {
        return fail(pairs.error());
    }
    if (auto right = engine->run.validate(); !right) {
        return fail(right.error());
    }
    Comparison comparison;
    comparison.what = contest.what;
    comparison.engine = engineName(engine->planned);
    comparison.peer = contest.peer;
    comparison.measure = contest.measure;
    comparison.target = contest.target;
    comparison.pairs = std::move(*pairs);
    comparison.notes = contest.notes;
    return comparison;
}

void add(Result<Comparison> comparison, const std::string& what, Report& report)
{
    if (comparison) {
        report.comparisons.push_back(std::move(*comparison));
    } else {
        report.failures.push_back({what, comparison.error().text()});
    }
}

} // namespace

void compareWithPeer(bench::Backend& backend, const Contest& contest, const MakePeer& makePeer,
                     const PairingPlan& plan, Report& report)
{
    add(compare(
            backend, contest, plan.turn,
            [&](const Engine& engine) { return pairsWithPeer(engine, contest, makePeer, plan); }),
        contest.what, report);
}

void compareWithRate(bench::Backend& backend, const Contest& contest, const PossibleRate& possible,
                     const PairingPlan& plan, Report& report)
{
    add(compare(
            backend, contest, plan.turn,
            [&](const Engine& engine) { return pairsWithRate(engine, contest, possible, plan); }),
        contest.what, report);
}

} // namespace rooflab::peers
