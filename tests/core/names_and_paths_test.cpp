// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/names_and_paths.h"
#include "core/io/private_words.h"
#include "core/io/session_json.h"
#include "tests/core/figure_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(PrivateWords, PathsAndNamesAreReplaced)
{
    const PrivateNames names{"anna", "lab-7"};
    const std::pair<const char*, const char*> texts[] = {
        {"read /data/runs/a.json twice", "read (path left out) twice"},
        {"-I/opt/rocm/include", "-I(path left out)"},
        {"--output=/home/anna/x.json", "--output=(path left out)"},
        {"see ~/runs/x and C:\\Users\\anna\\x", "see (path left out) and (path left out)"},
        {"in '/home/anna b/my runs/a'", "in '(path left out)'"},
        {"\\\\server\\share", "(path left out)"},
        {"file:///srv/x", "(path left out)"},
        {"by anna on lab-7.example.org", "by (name left out) on (name left out)"},
        {"mail anna.b@example.org", "mail (name left out)"},
        {"annabel, hannah", "annabel, hannah"},
    };
    for (const auto& [text, expected] : texts) {
        EXPECT_EQ(withoutPrivateWords(text, names), expected) << text;
    }
}

TEST(PrivateWords, UnitsAndRatiosStay)
{
    for (const char* text :
         {"603 GB/s at 50.3 GFLOP/s", "AI 1/12 FLOP/Byte", "GEMM @ 2.1 GHz", "3 / 4 and/or 5",
          "https://example.org/a/b", "/short", "BM_copy/1048576", "i7 CPU@2.80GHz"}) {
        EXPECT_EQ(withoutPrivateWords(text, {}), text);
    }
}

TEST(NamesAndPaths, AreInNoTextOfTheSession)
{
    Session session = figureSession();
    session.notes = {"copied from /home/anna/runs on lab-7 by anna"};
    session.unknownKeys
        = "{\"x-lab\":{\"hostname\":\"lab-8\",\"room\":12,\"log\":\"/data/anna/y\"}}";
    Measurement& run = session.measurements[0];
    run.provenance.host.name = "lab-7";
    run.provenance.host.cpu = "CPU of lab-7";
    run.provenance.command = "/usr/bin/bench --plan quick";
    run.provenance.source.file = "C:\\Users\\anna\\run.json";
    run.provenance.software = {{"BLAS", "0.3", "/usr/lib/libopenblas.so"}};
    run.sourceFields = {{"host_name", "lab-7"}, {"executable", "/home/anna/bench"}, {"n", "5"}};
    session.measurements[1].provenance.command = "bench --plan quick";
    session.ceilings[0].probe = run;
    const auto cleaned = withoutNamesAndPaths(session);
    ASSERT_TRUE(cleaned) << cleaned.error().text();
    const std::string text = writeSession(*cleaned);
    for (const char* word : {"anna", "lab-7", "lab-8", "/home", "/usr", "Users", "/data"}) {
        EXPECT_EQ(text.find(word), std::string::npos) << word << "\n" << text;
    }
    const Measurement& kept = cleaned->measurements[0];
    EXPECT_EQ(kept.provenance.source.file, "run.json");
    EXPECT_EQ(kept.provenance.command, std::nullopt);
    EXPECT_EQ(kept.timing, run.timing);
    EXPECT_EQ(kept.sourceFields.back(), run.sourceFields.back());
    EXPECT_EQ(cleaned->measurements[1].provenance.command, "bench --plan quick");
    EXPECT_EQ(cleaned->title, session.title);
    EXPECT_EQ(cleaned->view, session.view);
    EXPECT_EQ(cleaned->notes.back(), leftOutNote);
    EXPECT_EQ(withoutNamesAndPaths(*cleaned).value(), *cleaned);
}
