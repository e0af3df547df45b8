// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/gpu_backend.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

namespace rooflab::bench::gpu::test {

using rooflab::bench::test::settingsFor;

/// The first device, opened once for all tests; a test is skipped where there is none.
class GpuTest : public ::testing::Test {
protected:
    static Result<std::unique_ptr<GpuBackend>>& opened()
    {
        static auto backend = GpuBackend::open(0);
        return backend;
    }

    void SetUp() override
    {
        if (!opened()) {
            GTEST_SKIP() << opened().error().text();
        }
    }

    static GpuBackend& backend() { return **opened(); }
    static const GpuSetup& setup() { return backend().setup(); }

    /// Launches once and checks the output.
    static Validation checkedRun(PreparedRun& run)
    {
        std::vector<Seconds> times(1);
        if (auto done = run.launch(times, CacheState::Warm); !done) {
            ADD_FAILURE() << done.error().text();
            return {};
        }
        EXPECT_GT(times.front(), Seconds(0.0));
        const auto validation = run.validate();
        if (!validation) {
            ADD_FAILURE() << validation.error().text();
            return {};
        }
        return *validation;
    }

    static Validation checkedRun(const RunSettings& settings)
    {
        auto run = backend().prepare(settings);
        if (!run) {
            ADD_FAILURE() << run.error().text();
            return {};
        }
        return checkedRun(**run);
    }
};

} // namespace rooflab::bench::gpu::test
