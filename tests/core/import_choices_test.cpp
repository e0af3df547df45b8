// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/paired_size.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

constexpr const char* traceHeader
    = "Kind,Agent_Id,Dispatch_Id,Kernel_Name,Start_Timestamp,End_Timestamp,VGPR_Count\n";

/// Two kernels on Agent 1, one of them on Agent 2 as well.
std::string traceOfTwoAgents()
{
    return std::string(traceHeader)
        + "KERNEL_DISPATCH,Agent 1,1,vector_add_v0(float*),1000,2000,8\n"
          "KERNEL_DISPATCH,Agent 1,2,triad_v0(float*),3000,5000,\n"
          "KERNEL_DISPATCH,Agent 2,3,vector_add_v0(float*),6000,9000,8\n";
}

std::string traceOf(const std::string& kernel)
{
    return std::string(traceHeader) + "KERNEL_DISPATCH,Agent 1,1,\"" + kernel + "\",1000,2000,8\n";
}

ImportOutcome read(const std::string& text, const ImportOptions& options = {})
{
    Result<ImportOutcome> outcome = importText(text, options);
    EXPECT_TRUE(outcome) << (outcome ? "" : outcome.error().text());
    return outcome ? std::move(*outcome) : ImportOutcome{};
}

ImportOptions named(const std::string& name)
{
    ImportOptions options;
    options.deviceName = name;
    return options;
}

Measurement stated(const std::string& variant, std::int64_t size)
{
    Measurement known = vectorAdd(variant, 1e-3);
    known.parameters.set("size", size);
    known.provenance.source.file = "result.json";
    known.provenance.device.name = {};
    return known;
}

std::vector<PairedSize> offersFor(const std::string& kernel, const std::vector<Measurement>& known,
                                  const ImportOptions& options = {})
{
    std::vector<const Measurement*> pointers;
    for (const Measurement& each : known) {
        pointers.push_back(&each);
    }
    return pairedSizes(read(traceOf(kernel), options), pointers);
}

} // namespace

TEST(WorkModels, TheFirstThatFitsTheKernelIsUsed)
{
    const ImportOutcome outcome
        = read(traceOfTwoAgents(),
               withWorks({"triad fp64 n=100 for triad*", "vector_add fp32 n=1000 for *add?v0*",
                          "copy fp32 n=1", "gemm fp32 m=1 n=1 k=1 for *gemm*"}));
    ASSERT_EQ(outcome.session.measurements.size(), 3U);
    EXPECT_DOUBLE_EQ(outcome.session.measurements[0].work.bytes->value(), 12000.0);
    EXPECT_EQ(outcome.session.measurements[0].kernel, "vector_add");
    EXPECT_EQ(outcome.session.measurements[0].variant, "vector_add_v0(float*)");
    EXPECT_DOUBLE_EQ(outcome.session.measurements[1].work.bytes->value(), 2400.0);
    EXPECT_DOUBLE_EQ(outcome.session.measurements[2].work.flops->value(), 1000.0);
    EXPECT_TRUE(outcome.questions.empty());
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info,
                        "\"gemm fp32 m=1 n=1 k=1 for *gemm*\" fits no kernel of this file"));
    EXPECT_FALSE(hasNote(outcome, NoteKind::Info, "for triad*"));
    EXPECT_FALSE(hasNote(outcome, NoteKind::Info, "\"copy fp32 n=1\" fits"));
}

TEST(WorkModels, AKernelWithoutAModelIsAskedFor)
{
    const ImportOutcome outcome = read(traceOfTwoAgents(), withWork("triad fp64 n=100 for triad*"));
    EXPECT_FALSE(outcome.session.measurements.at(0).work.bytes);
    EXPECT_TRUE(outcome.session.measurements.at(1).work.bytes);
    ASSERT_EQ(outcome.questions.size(), 1U);
    EXPECT_NE(outcome.questions[0].message.find("not for all of its kernels"), std::string::npos);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "no work model given is for vector_add_v0"));
}

TEST(WorkModels, ATableKeepsItsOwnFiguresWhereNoModelFits)
{
    const std::string table = "kernel,time_ms,gflops,gbs\nadd,1,10,120\nmul,1,20,80\n";
    const ImportOutcome outcome = read(table, withWork("vector_add fp32 n=5000000 for add"));
    ASSERT_EQ(outcome.session.measurements.size(), 2U);
    EXPECT_DOUBLE_EQ(outcome.session.measurements[0].work.bytes->value(), 60e6);
    EXPECT_DOUBLE_EQ(outcome.session.measurements[1].work.bytes->value(), 80e6);
    EXPECT_DOUBLE_EQ(outcome.session.measurements[1].work.flops->value(), 20e6);
}

TEST(DeviceName, NamesTheRecordsOfAFileThatNamesNone)
{
    const ImportOutcome outcome = read(traceOf("vector_add"), named("Radeon Test 7"));
    const Provenance& provenance = outcome.session.measurements.at(0).provenance;
    EXPECT_EQ(provenance.device.name, "Radeon Test 7");
    ASSERT_FALSE(provenance.notes.empty());
    EXPECT_TRUE(std::any_of(provenance.notes.begin(), provenance.notes.end(), [](const auto& n) {
        return n.find("\"Radeon Test 7\" as given") != std::string::npos;
    }));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Assumption, "names no device for 1 of its records"));
    // Without the option nothing is asked and nothing is invented.
    const ImportOutcome bare = goodFile("babelstream_csv_mib.csv");
    EXPECT_TRUE(std::none_of(bare.questions.begin(), bare.questions.end(),
                             [](const auto& each) { return each.kind == QuestionKind::Device; }));
    EXPECT_FALSE(bare.session.measurements.at(0).provenance.device.name);
    const ImportOutcome stream = goodFile("babelstream_csv_mib.csv", named("Some CPU"));
    EXPECT_EQ(stream.session.measurements.at(0).provenance.device.name, "Some CPU");
    for (const Ceiling& ceiling : stream.session.ceilings) {
        EXPECT_EQ(ceiling.origins().device.name, "Some CPU") << ceiling.label;
    }
}

TEST(DeviceName, DoesNotReplaceANameOfTheFile)
{
    const ImportOutcome outcome = goodFile("tutorial_coalesced.json", named("Other"));
    EXPECT_NE(outcome.session.measurements.at(0).provenance.device.name, "Other");
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "the device name given is not used"));
}

TEST(DeviceName, OneNameIsNotGivenToSeveralDevices)
{
    const ImportOutcome asked = read(traceOfTwoAgents(), named("Radeon Test 7"));
    ASSERT_FALSE(asked.questions.empty());
    EXPECT_EQ(asked.questions.back().kind, QuestionKind::Device);
    EXPECT_NE(asked.questions.back().message.find("(Agent 1, Agent 2)"), std::string::npos);
    EXPECT_FALSE(asked.session.measurements.at(0).provenance.device.name);

    ImportOptions options = named("Radeon Test 7");
    options.device = 2;
    const ImportOutcome chosen = read(traceOfTwoAgents(), options);
    ASSERT_EQ(chosen.session.measurements.size(), 1U);
    EXPECT_EQ(chosen.session.measurements[0].provenance.device.name, "Radeon Test 7");
    EXPECT_DOUBLE_EQ(chosen.session.measurements[0].timing.samples[0].value(), 3e-6);
    EXPECT_EQ(chosen.rows.read, 3U);
    EXPECT_EQ(chosen.rows.used, 1U);
    EXPECT_EQ(chosen.rows.setAside, 2U);
    EXPECT_TRUE(hasNote(chosen, NoteKind::Info, "2 launches of other devices"));

    options.device = 7;
    const ImportOutcome none = read(traceOfTwoAgents(), options);
    EXPECT_TRUE(none.session.measurements.empty());
    EXPECT_EQ(none.questions.at(0).message, "the file has no device 7; it has Agent 1, Agent 2");
}

TEST(PairedSize, BareNames)
{
    for (const auto& [full, bare] :
         {std::pair{"vector_add", "vector_add"},
          std::pair{"(anonymous namespace)::vector_add_v0(float const*, unsigned long)",
                    "vector_add_v0"},
          std::pair{"void a::b::add<float, 4>(float*, std::pair<int, int>)", "add"},
          std::pair{"add_kernel.kd", "add_kernel"}, std::pair{"核(int)", "核"},
          std::pair{"(float)", ""}, std::pair{"", ""}}) {
        EXPECT_EQ(bareKernelName(full), bare) << full;
    }
}

TEST(PairedSize, IsOfferedInTheQuestionAndNeverApplied)
{
    const Measurement known = stated("coalesced", 16777216);
    ImportOutcome asking = read(traceOf("ns::vector_add_v0(float*)"));
    offerPairedSizes(asking, pairedSizes(asking, {&known}));
    ASSERT_EQ(asking.questions.size(), 1U);
    EXPECT_NE(asking.questions[0].message.find("; result.json states N = 16777216 for vector_add, "
                                               "coalesced: --work 'vector_add fp32 n=16777216'"),
              std::string::npos)
        << asking.questions[0].message;
    EXPECT_FALSE(asking.session.measurements.at(0).work.flops);
    EXPECT_FALSE(asking.session.measurements.at(0).parameters.integer("size"));
    // The offer is a work model that answers the question.
    const ImportOutcome answered
        = read(traceOf("vector_add_v0"), withWork(pairedSizes(asking, {&known}).at(0).work));
    EXPECT_DOUBLE_EQ(answered.session.measurements.at(0).work.flops->value(), 16777216.0);
    EXPECT_TRUE(pairedSizes(answered, {&known}).empty());
}

TEST(PairedSize, TheVariantDecidesAmongSeveralOfAFamily)
{
    const std::vector<Measurement> known{stated("coalesced", 1000), stated("strided", 2000)};
    const auto offers = offersFor("vector_add_strided(float*)", known);
    ASSERT_EQ(offers.size(), 1U);
    EXPECT_EQ(offers[0].size, 2000);
    EXPECT_EQ(offersFor("vector_add_other", known).size(), 2U);
    EXPECT_EQ(offersFor("strided", known).size(), 1U);
    EXPECT_TRUE(offersFor("copy_kernel", known).empty());
    EXPECT_TRUE(offersFor("vector_adder", known).empty());
}

TEST(PairedSize, AnotherDeviceOrAProfileIsNoPair)
{
    Measurement known = stated("coalesced", 1000);
    known.provenance.device.name = "Radeon Test 7";
    EXPECT_EQ(offersFor("vector_add", {known}, named("radeon test 7")).size(), 1U);
    EXPECT_TRUE(offersFor("vector_add", {known}, named("Other")).empty());
    const auto offers = offersFor("vector_add", {known});
    ASSERT_EQ(offers.size(), 1U);
    EXPECT_NE(pairedSizeText(offers[0]).find("on Radeon Test 7"), std::string::npos);
    known.timing.method = TimingMethod::KernelTrace; // its N was given by the user
    EXPECT_TRUE(offersFor("vector_add", {known}).empty());
}

TEST(PairedSize, SeveralKernelsAreToldApartByName)
{
    const Measurement known = stated("coalesced", 1000);
    const ImportOutcome asking = read(traceOfTwoAgents());
    const auto offers = pairedSizes(asking, {&known});
    ASSERT_EQ(offers.size(), 1U);
    EXPECT_EQ(offers[0].work, "vector_add fp32 n=1000 for *vector_add_v0*");
}
