// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog.h"

#include <gtest/gtest.h>

#include <set>

using namespace rooflab;

// A row that lacks something would surface as an empty form field or a division by zero.
TEST(Catalog, EveryRowIsComplete)
{
    std::set<std::string_view> ids;
    std::set<std::pair<std::string_view, std::string_view>> names;
    for (const KernelSpec& spec : kernelCatalog()) {
        EXPECT_TRUE(ids.insert(spec.id).second) << spec.id;
        EXPECT_TRUE(names.insert({spec.kernel, spec.variant}).second) << spec.id;
        EXPECT_FALSE(spec.label.empty()) << spec.id;
        EXPECT_FALSE(spec.description.empty()) << spec.id;
        EXPECT_FALSE(spec.accounting.empty()) << spec.id;
        EXPECT_FALSE(spec.precisions.empty()) << spec.id;
        ASSERT_FALSE(spec.parameters.empty()) << spec.id;
        EXPECT_EQ(spec.parameters.front().id, "size") << spec.id;
        EXPECT_EQ(findKernel(spec.id), &spec);
        EXPECT_EQ(findKernel(spec.kernel, spec.variant), &spec);
        const auto parameters = completeParameters(spec, {});
        ASSERT_TRUE(parameters) << spec.id << ": " << parameters.error().text();
        for (const ParameterSpec& parameter : spec.parameters) {
            EXPECT_FALSE(parameter.label.empty()) << spec.id;
            EXPECT_FALSE(parameter.help.empty()) << spec.id;
            EXPECT_NE(parameters->find(parameter.id), nullptr) << spec.id;
            for (const std::int64_t value : parameter.values) {
                EXPECT_GE(value, parameter.minimum) << spec.id;
                EXPECT_LE(value, parameter.maximum) << spec.id;
            }
        }
        for (const Precision precision : spec.precisions) {
            const Work work = spec.work(*parameters, precision);
            ASSERT_TRUE(work.flops && work.bytes) << spec.id;
            EXPECT_GT(work.bytes->value(), 0.0) << spec.id;
            EXPECT_EQ(work.flops->value() == 0.0, spec.ceiling == CeilingKind::Bandwidth)
                << spec.id;
        }
    }
}

TEST(Catalog, RefusesWhatAParameterCannotBe)
{
    const KernelSpec& spec = *findKernel("linecross");
    const auto refused = [&](std::string_view name, ParameterValue value) {
        Parameters given;
        given.set(name, std::move(value));
        const auto complete = completeParameters(spec, given);
        return !complete && complete.error().where == name
            && complete.error().code == ErrorCode::Usage;
    };
    EXPECT_TRUE(refused("size", std::int64_t{0}));
    EXPECT_TRUE(refused("stride", std::int64_t{0}));
    EXPECT_TRUE(refused("block", std::int64_t{0}));
    EXPECT_TRUE(refused("block", std::int64_t{-256}));
    EXPECT_TRUE(refused("size", 3.5));
    EXPECT_TRUE(refused("colour", std::int64_t{1}));
    Parameters wrongChoice{{"stores", std::string("sideways")}};
    EXPECT_FALSE(completeParameters(*findKernel("coalesced"), wrongChoice));
}

TEST(Catalog, TakesOnlyTheValuesThatAParameterLists)
{
    const KernelSpec& fma = *findKernel("fma");
    for (const std::int64_t ilp : {1, 4, 8}) {
        EXPECT_TRUE(completeParameters(fma, Parameters{{"ilp", ilp}})) << ilp;
    }
    for (const std::int64_t ilp : {0, 2, 3, 7, 9}) {
        const auto refused = completeParameters(fma, Parameters{{"ilp", ilp}});
        ASSERT_FALSE(refused) << ilp;
        EXPECT_NE(refused.error().message.find("1 or 4 or 8"), std::string::npos)
            << refused.error().message;
    }
}

// The 3060 Ti chapter's sweep: AI = K / 4 in fp32.
TEST(Catalog, CountsTheWorkOfTheFmaSweep)
{
    const KernelSpec& fma = *findKernel("fma");
    const auto parameters = completeParameters(
        fma, Parameters{{"size", std::int64_t{1000}}, {"k", std::int64_t{64}}});
    ASSERT_TRUE(parameters);
    const Work work = fma.work(*parameters, Precision::Fp32);
    EXPECT_EQ(*work.flops / *work.bytes, FlopPerByte(16.0));
}

TEST(Catalog, CompletesInTableOrder)
{
    const auto complete
        = completeParameters(*findKernel("linecross"), Parameters{{"stride", std::int64_t{8}}});
    ASSERT_TRUE(complete);
    EXPECT_EQ(complete->entries().front().first, "size");
    EXPECT_EQ(complete->integer("stride"), 8);
    EXPECT_EQ(complete->integer("block"), 256);
}
