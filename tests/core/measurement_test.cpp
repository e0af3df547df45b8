// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurement.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <limits>

using namespace rooflab;
using rooflab::testing::vectorAdd;

TEST(Measurement, AcceptsARealOne)
{
    EXPECT_TRUE(checkMeasurement(vectorAdd("coalesced", 1e-3)));
}

TEST(Measurement, RefusesWhatNoRunCanHave)
{
    const auto where = [](auto change) {
        Measurement m = vectorAdd("coalesced", 1e-3);
        change(m);
        const auto checked = checkMeasurement(m);
        return checked ? std::string("accepted") : checked.error().where;
    };
    EXPECT_EQ(where([](Measurement& m) { m.kernel.clear(); }), "/kernel");
    EXPECT_EQ(where([](Measurement& m) { m.timing.reported.min = Seconds(0); }), "/timing/min_s");
    EXPECT_EQ(where([](Measurement& m) { m.timing.reported.mean = Seconds(-1); }),
              "/timing/mean_s");
    EXPECT_EQ(where([](Measurement& m) {
                  m.timing.samples = {Seconds(1), Seconds(std::numeric_limits<double>::infinity())};
              }),
              "/timing/samples_s/1");
    EXPECT_EQ(where([](Measurement& m) { m.work.flops = Flop(-1); }), "/work/flops");
    EXPECT_EQ(where([](Measurement& m) { m.timing.repeat = -3; }), "/timing/repeat");
    EXPECT_EQ(where([](Measurement& m) { m.parameters.set("size", std::int64_t{0}); }),
              "/parameters/size");
}

TEST(Measurement, LabelTellsRunsApart)
{
    Measurement m = vectorAdd("linecross", 1e-3);
    m.parameters.set("stride", std::int64_t{32});
    EXPECT_EQ(shortLabel(m), "linecross stride=32");
    // The tutorial's program records a stride for coalesced too, where it means nothing.
    m.variant = "coalesced";
    EXPECT_EQ(shortLabel(m), "coalesced");
    m.parameters.set("stores", std::string("streaming"));
    EXPECT_EQ(shortLabel(m), "coalesced streaming");
    m.kernel = m.variant = "fma";
    m.parameters = {{"size", std::int64_t{8}}, {"k", std::int64_t{64}}, {"ilp", std::int64_t{4}}};
    EXPECT_EQ(shortLabel(m), "fma k=64 ilp=4");
}

TEST(Validation, FullMeansEverythingAndFinite)
{
    Validation v{ValidationStatus::Passed, 100, 100, 0, 0, {}, {}, {}};
    EXPECT_TRUE(v.isFull());
    EXPECT_EQ(v.describe(), "passed, all 100 checked, 0 mismatches, 0 non-finite");
    v.checked = 99;
    EXPECT_FALSE(v.isFull());
    v = {ValidationStatus::Passed, {}, {}, {}, {}, {}, {}, {}};
    EXPECT_EQ(v.describe(), "passed, coverage not recorded, NaN and Inf not looked for");
    EXPECT_EQ(Validation{}.describe(), "not recorded");
}
