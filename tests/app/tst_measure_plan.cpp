// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_plan.h"

#include <QTest>

#include <algorithm>

using namespace rooflab;

/// What is filled in, as runs and back.
class TestMeasurePlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void probesComeFirstAndACopyOnce()
    {
        MeasureChoices choices = defaultChoices({"coalesced", "copy_streaming"});
        choices.precisions = {Precision::Fp32, Precision::Fp64};
        const auto plan = planFromChoices(choices);
        QVERIFY(plan.has_value());
        QCOMPARE(plan->runs.front().kernelId, std::string("copy_streaming"));
        QCOMPARE(std::count_if(plan->runs.begin(), plan->runs.end(),
                               [](const PlannedRun& run) { return run.kernelId != "coalesced"; }),
                 1);
        QCOMPARE(plan->runs.size(), std::size_t{5}); // two precisions with two kinds of stores
        // F = N, Q = 3 N sizeof(T): three arrays of 16 Mi doubles
        QCOMPARE(largestWorkingSet(*plan).value(), 3.0 * 16777216 * 8);
    }

    void onlyListedValuesAreTaken()
    {
        MeasureChoices choices = defaultChoices({"fma"});
        choices.numbers["ilp:"] = "1, 8";
        QCOMPARE(planFromChoices(choices)->runs.size(), std::size_t{2});
        choices.numbers["ilp:"] = "1, 2";
        const auto refused = planFromChoices(choices);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().where, std::string("ilp:"));
        QVERIFY(refused.error().message.find("only 1, 4, 8") != std::string::npos);
    }

    void whatTheBackendLacksIsLeftOut()
    {
        MeasureChoices choices = defaultChoices({"coalesced", "fma"});
        choices.precisions = {Precision::Fp32, Precision::Fp64};
        PlanLimits limits;
        limits.kernels = {{"coalesced", {Precision::Fp64}}};
        const auto plan = planFromChoices(choices, &limits);
        QVERIFY(plan.has_value());
        QCOMPARE(plan->runs.size(), std::size_t{2}); // two kinds of stores
        QVERIFY(plan->runs[0].precision == Precision::Fp64);
    }

    void tooManyRunsAreRefused()
    {
        MeasureChoices choices = defaultChoices({"linecross"});
        std::string all;
        for (int i = 1; i <= 3000; ++i) {
            all += std::to_string(i) + ",";
        }
        choices.numbers["stride:elements"] = all;
        QVERIFY(!planFromChoices(choices).has_value());
    }

    void aPlanIsShownByItsDistinctValues()
    {
        PlanLimits limits;
        limits.kernels
            = {{"coalesced", {Precision::Fp32, Precision::Fp64}}, {"linecross", {Precision::Fp32}}};
        const MeasureChoices scan = choicesOf(makePlan(NamedPlan::StrideScan, limits));
        QCOMPARE(scan.numbers.at("stride:elements"),
                 std::string("1, 2, 4, 8, 16, 32, 64, 128, 256"));
        QVERIFY(scan.words.at("stores:") == std::vector<std::string>{"regular"});
        QVERIFY(scan.kernelIds == (std::set<std::string, std::less<>>{"coalesced", "linecross"}));
        // fp64 arrays may have another size; the first precision stands for all.
        limits.lastLevelCache = Bytes(64 * mebibyte);
        const MeasureChoices roofline = choicesOf(makePlan(NamedPlan::Roofline, limits));
        QCOMPARE(roofline.numbers.at("size:elements"), std::string("33554432"));
        QVERIFY(roofline.precisions == (std::set{Precision::Fp32, Precision::Fp64}));
        QCOMPARE(roofline.timing.timeLimit->value(), 3.0);
    }
};

QTEST_GUILESS_MAIN(TestMeasurePlan)
#include "tst_measure_plan.moc"
