// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gpu/fp32_lanes.h"

#include <gtest/gtest.h>

using rooflab::peers::fp32LanesOf;

TEST(Fp32Lanes, AreKnownByTheArchitecture)
{
    // An H200 has 132 multiprocessors and 1.98 GHz: 67 TFLOPS in its data sheet.
    EXPECT_NEAR(132.0 * static_cast<double>(fp32LanesOf("sm_90").value()) * 2.0 * 1.98e9, 67e12,
                0.2e12);
    // An A100 has 108 and 1.41 GHz: 19.5 TFLOPS.
    EXPECT_NEAR(108.0 * static_cast<double>(fp32LanesOf("sm_80").value()) * 2.0 * 1.41e9, 19.5e12,
                0.1e12);
    EXPECT_EQ(fp32LanesOf("gfx1201"), std::nullopt);
    EXPECT_EQ(fp32LanesOf("sm_9"), std::nullopt);
}
