// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/agent_info.h"
#include "core/io/babelstream_csv.h"
#include "core/io/babelstream_text.h"
#include "core/io/carm_applications.h"
#include "core/io/carm_roofline.h"
#include "core/io/compute_roofline.h"
#include "core/io/device_choice.h"
#include "core/io/ert_json.h"
#include "core/io/ert_text.h"
#include "core/io/events.h"
#include "core/io/figure_import.h"
#include "core/io/generic_table.h"
#include "core/io/google_benchmark.h"
#include "core/io/importer.h"
#include "core/io/likwid_bench.h"
#include "core/io/mixbench.h"
#include "core/io/ncu_long.h"
#include "core/io/ncu_raw.h"
#include "core/io/nvbandwidth.h"
#include "core/io/nvbench_csv.h"
#include "core/io/nvbench_json.h"
#include "core/io/rocprof_stats.h"
#include "core/io/rocprof_trace.h"
#include "core/io/session_json.h"
#include "core/io/summary_files.h"
#include "core/io/tutorial_json.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

std::optional<std::string> matchesEvents(std::string_view head)
{
    return looksLikeEvents(head)
        ? std::optional<std::string>("its first line is a JSON object with the key \"event\"")
        : std::nullopt;
}

std::optional<std::string> matchesSession(std::string_view head)
{
    const std::size_t format = head.find("\"format\"");
    const bool found = format != std::string_view::npos
        && head.find("\"rooflab\"", format) != std::string_view::npos;
    return found ? std::optional<std::string>("it says \"format\": \"rooflab\"") : std::nullopt;
}

std::optional<std::string> matchesTutorial(std::string_view head)
{
    return looksLikeTutorialJson(head)
        ? std::optional<std::string>("it has the keys \"gpu\" and \"kernel\"")
        : std::nullopt;
}

/// For readers that want the text as a whole.
template <Result<ImportOutcome> (*read)(std::string_view)>
Result<ImportOutcome> whole(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    return text ? read(*text) : Result<ImportOutcome>(fail(text.error()));
}

constexpr std::array table{
    Importer{"events", "rooflab run log (JSON Lines)", "a first line with the key \"event\"",
             matchesEvents, whole<readEventLog>},
    Importer{"session", "rooflab session", "\"format\": \"rooflab\"", matchesSession,
             whole<readSession>},
    Importer{figureFormat, "figure that rooflab drew (PNG, SVG, PDF)",
             "a PNG signature, %PDF- or the element svg at the start", matchesFigure, readFigure},
    Importer{"tutorial", "vector_add result of the tutorial (JSON)",
             "the keys \"gpu\" and \"kernel\"", matchesTutorial, whole<readTutorialJson>},
    Importer{"summary_json", "summary.json of the tutorial's part 2",
             "\"records\" with \"implementation\" and \"median_ms\"", matchesSummaryJson,
             readSummaryJson},
    Importer{"summary_csv", "summary.csv of the tutorial's part 2",
             "a header with implementation, runtime, shape, dtype and median_ms", matchesSummaryCsv,
             readSummaryCsv},
    Importer{"result_log", "ENV and RESULT lines of the tutorial's part 2",
             "a line RESULT with …_ms=…", matchesResultLog, readResultLog},
    Importer{"rocprof_kernel_stats", "rocprofv3 kernel_stats.csv",
             "a header with Name, Calls, TotalDurationNs and MinNs", matchesKernelStats,
             readKernelStats},
    Importer{"babelstream_csv", "BabelStream csv",
             "a header with function, num_times, n_elements and sizeof", matchesBabelStreamCsv,
             readBabelStreamCsv},
    Importer{"babelstream_text", "BabelStream text",
             "the line \"Function … Min (sec) Max Average\"", matchesBabelStreamText,
             readBabelStreamText},
    Importer{"carm_applications", "CARM tool applications csv",
             "a header with Method, Name, ISA, AI, Gflops, Bandwidth and Time",
             matchesCarmApplications, readCarmApplications},
    Importer{"carm_roofline", "CARM tool roofline csv",
             "a header with Date, ISA, Precision, Loads, Stores, GB/s and Gflop/s",
             matchesCarmRoofline, readCarmRoofline},
    Importer{"ert_json", "Empirical Roofline Toolkit (JSON)",
             "the keys \"empirical\" and \"gbytes\"", matchesErtJson, readErtJson},
    Importer{"ert_runs", "Empirical Roofline Toolkit try, pre and max (text)",
             "lines of 5 or 11 numbers: working set, trials, time, then bytes and FLOPs or rates",
             matchesErtRuns, readErtRuns},
    Importer{"ert_summary", "Empirical Roofline Toolkit sum (text)",
             "lines of a number and GFLOPs, L1, L2 … DRAM", matchesErtSummary, readErtSummary},
    Importer{"google_benchmark", "google-benchmark (JSON)",
             "the key \"context\" with a description of the host", matchesGoogleBenchmark,
             readGoogleBenchmark},
    Importer{"likwid_bench", "likwid-bench text", "the line \"LIKWID MICRO BENCHMARK\"",
             matchesLikwidBench, readLikwidBench},
    Importer{"mixbench", "mixbench text",
             "a header with Compute iters, Flops/byte, ex.time and GB/sec", matchesMixbench,
             readMixbench},
    Importer{"ncu_long", "Nsight Compute csv, one row a metric",
             "a header with ID, Kernel Name, Metric Name, Metric Unit and Metric Value",
             matchesNcuLong, readNcuLong},
    Importer{"ncu_raw", "Nsight Compute csv, raw page", "a header with ID, Kernel Name and metrics",
             matchesNcuRaw, readNcuRaw},
    Importer{"nvbandwidth", "nvbandwidth (JSON)", "the key \"nvbandwidth\"", matchesNvbandwidth,
             readNvbandwidth},
    Importer{"nvbench_csv", "nvbench csv",
             "a header with Benchmark, Device, Device Name, Samples and a time in (sec)",
             matchesNvbenchCsv, readNvbenchCsv},
    Importer{"nvbench_json", "nvbench (JSON)", "the keys \"meta\" and \"nvbench\"",
             matchesNvbenchJson, readNvbenchJson},
    Importer{"rocprof_kernel_trace", "rocprofv3 kernel_trace.csv",
             "a header with Kind, Kernel_Name, Start_Timestamp and End_Timestamp",
             matchesKernelTrace, readKernelTrace},
    Importer{"rocprof_results", "rocprof (v1) results.csv",
             "a header with KernelName, BeginNs and EndNs", matchesOldRocprof, readOldRocprof},
    Importer{"rocprof_agent_info", "rocprofv3 agent_info.csv",
             "a header with Node_Id, Agent_Type, Cu_Count and Wave_Front_Size", matchesAgentInfo,
             readAgentInfo},
    Importer{"rocprof_counters", "rocprofv3 counter_collection.csv",
             "a header with Dispatch_Id, Kernel_Name, Counter_Name and Counter_Value",
             matchesCounterCollection, readCounterCollection},
    Importer{"rocprof_compute", "rocprof-compute roofline.csv",
             "a header with device (or devID) and HBMBw", matchesComputeRoofline,
             readComputeRoofline},
    Importer{"rocprof_sysinfo", "rocprof-compute sysinfo.csv",
             "a header with workload_name, gpu_arch and hostname", matchesSystemInfo,
             readSystemInfo},
    Importer{"peaks_table", "table of peaks", "a header with label, peak_flops and peak_bandwidth",
             matchesPeaksTable, readPeaksTable},
    Importer{"table", "table with a header (CSV, TSV, semicolons)",
             "a header in which a time, a count or a rate is recognised", matchesGenericTable,
             readGenericTable, true},
};

tl::unexpected<Error> unknownFormat()
{
    std::string sought;
    for (const Importer& importer : table) {
        sought += (sought.empty() ? "" : "; ") + std::string(importer.recognisedBy) + " ("
            + std::string(importer.label) + ")";
    }
    return fail(ErrorCode::Unsupported, "no known format: looked for " + sought);
}

struct Choice {
    const Importer* importer = nullptr;
    std::string why;
};

Result<Choice> chooseByContent(std::string_view head)
{
    // Whatever words a picture holds, its first bytes say what it is.
    if (auto why = matchesFigure(head)) {
        return Choice{findImporter(figureFormat), std::move(*why)};
    }
    std::vector<Choice> claims;
    for (const bool fallback : {false, true}) {
        for (const Importer& importer : table) {
            if (importer.isFallback == fallback) {
                if (auto why = importer.matches(head)) {
                    claims.push_back({&importer, std::move(*why)});
                }
            }
        }
        if (!claims.empty()) {
            break;
        }
    }
    if (claims.empty()) {
        return unknownFormat();
    }
    if (claims.size() > 1) {
        std::string names;
        for (const Choice& claim : claims) {
            names += (names.empty() ? "" : "; ") + std::string(claim.importer->name) + ", because "
                + claim.why;
        }
        return fail(ErrorCode::Unsupported,
                    "more than one format fits: " + names + "; name one with --format");
    }
    return claims.front();
}

Result<Choice> chooseByName(const std::string& name, std::string_view head)
{
    const Importer* importer = findImporter(name);
    if (importer == nullptr) {
        std::string names;
        for (const Importer& each : table) {
            names += (names.empty() ? "" : ", ") + std::string(each.name);
        }
        return fail(ErrorCode::Usage, "\"" + name + "\" is no format; the formats are " + names);
    }
    const auto why = importer->matches(head);
    return Choice{importer, why ? *why : "it was asked for; the content does not show it"};
}

} // namespace

std::span<const Importer> importers()
{
    return table;
}

const Importer* findImporter(std::string_view name)
{
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Importer& each) { return each.name == name; });
    return found == table.end() ? nullptr : &*found;
}

Result<ImportOutcome> importInput(ImportInput& input)
{
    if (auto opened = input.open(); !opened) {
        return fail(opened.error());
    }
    if (input.head().empty()) {
        return fail(ErrorCode::InvalidInput, "the file is empty");
    }
    const std::optional<std::string>& asked = input.options().format;
    Result<Choice> choice
        = asked ? chooseByName(*asked, input.head()) : chooseByContent(input.head());
    if (!choice) {
        return fail(choice.error());
    }
    Result<ImportOutcome> outcome = choice->importer->parse(input);
    if (outcome) {
        outcome->format = choice->importer->name;
        outcome->why = std::move(choice->why);
        outcome->fileName = input.fileName();
        applyDeviceName(input.options(), *outcome);
        noteUnusedModels(input.options().works, *outcome);
        outcome->finish();
    }
    return outcome;
}

Result<ImportOutcome> importText(std::string_view text, const ImportOptions& options)
{
    MemorySource source(text);
    ImportInput input(source, {}, options);
    return importInput(input);
}

} // namespace rooflab
