// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a large kernel trace is imported, beside what the CSV library alone takes for the same
// bytes, how much memory that needs and how soon it stops when cancelled.
#include "core/io/import_file.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <csv.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double peakMebibytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

void writeTrace(const std::filesystem::path& path, long rows)
{
    std::ofstream file(path);
    file << "\"Kind\",\"Agent_Id\",\"Queue_Id\",\"Stream_Id\",\"Thread_Id\",\"Dispatch_Id\","
            "\"Kernel_Id\",\"Kernel_Name\",\"Correlation_Id\",\"Start_Timestamp\","
            "\"End_Timestamp\",\"LDS_Block_Size\",\"Scratch_Size\",\"VGPR_Count\","
            "\"Accum_VGPR_Count\",\"SGPR_Count\",\"Workgroup_Size_X\",\"Workgroup_Size_Y\","
            "\"Workgroup_Size_Z\",\"Grid_Size_X\",\"Grid_Size_Y\",\"Grid_Size_Z\"\n";
    long long time = 52486600000000;
    for (long i = 1; i <= rows; ++i) {
        const long duration = 329000 + (i * 7919) % 6000;
        file << "\"KERNEL_DISPATCH\",\"Agent 1\",1,0,100," << i
             << ",7,\"add_pairs(float const*, float const*, float*, int)\"," << i << ',' << time
             << ',' << time + duration << ",0,0,8,0,128,256,1,1,16777216,1,1\n";
        time += duration + 5000;
    }
}

/// The same bytes through the same library, cells and rows only counted.
double bareSeconds(const std::filesystem::path& path, std::size_t& cells)
{
    const Clock::time_point start = Clock::now();
    std::ifstream file(path, std::ios::binary);
    std::vector<char> piece(256 * 1024);
    csv_parser parser{};
    csv_init(&parser, 0);
    const auto count
        = [](void*, std::size_t, void* counter) { ++*static_cast<std::size_t*>(counter); };
    while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())).gcount() > 0) {
        csv_parse(&parser, piece.data(), static_cast<std::size_t>(file.gcount()), count, nullptr,
                  &cells);
    }
    csv_fini(&parser, count, nullptr, &cells);
    csv_free(&parser);
    return secondsSince(start);
}

double cancelSeconds(const std::filesystem::path& path)
{
    Clock::time_point asked;
    bool isAsked = false;
    const auto outcome
        = rooflab::importFile(path, {}, [&](std::uint64_t done, std::uint64_t total) {
              if (!isAsked && done > total / 2) {
                  isAsked = true;
                  asked = Clock::now();
              }
              return !isAsked;
          });
    return outcome ? -1.0 : secondsSince(asked);
}

} // namespace

int main(int argc, char** argv)
{
    const std::string argument = argc > 1 ? argv[1] : "3000000";
    const bool isCount = argument.find_first_not_of("0123456789") == std::string::npos;
    const std::filesystem::path path = isCount
        ? std::filesystem::temp_directory_path() / "rooflab_import_bench_kernel_trace.csv"
        : std::filesystem::path(argument);
    if (isCount) {
        writeTrace(path, std::atol(argument.c_str()));
    }
    const double megabytes = static_cast<double>(std::filesystem::file_size(path)) / 1e6;
    std::size_t cells = 0;
    bareSeconds(path, cells); // fills the page cache
    const double memoryBefore = peakMebibytes();
    const Clock::time_point start = Clock::now();
    const auto outcome = rooflab::importFile(path);
    const double import = secondsSince(start);
    const double memory = peakMebibytes();
    const double bare = bareSeconds(path, cells);
    if (!outcome) {
        std::fprintf(stderr, "import_bench: %s\n", outcome.error().text().c_str());
        return EXIT_FAILURE;
    }
    std::size_t samples = 0;
    for (const rooflab::Measurement& measurement : outcome->session.measurements) {
        samples += measurement.timing.samples.size();
    }
    const double kept = static_cast<double>(samples * sizeof(double)) / 1048576.0;
    std::printf("file        %.1f MB, %zu samples kept (%.1f MiB)\n", megabytes, samples, kept);
    std::printf("import      %.3f s = %.1f MB/s\n", import, megabytes / import);
    std::printf("library     %.3f s = %.1f MB/s; import is %.2f of it\n", bare, megabytes / bare,
                bare / import);
    std::printf("memory      peak %.1f MiB = %.2f of the samples kept (%.1f MiB before)\n", memory,
                memory / kept, memoryBefore);
    std::printf("cancel      %.1f ms\n", cancelSeconds(path) * 1e3);
    if (isCount) {
        std::filesystem::remove(path);
    }
    return EXIT_SUCCESS;
}
