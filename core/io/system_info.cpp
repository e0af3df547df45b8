// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/system_info.h"

#include "core/io/compute_roofline.h"
#include "core/io/sibling_file.h"
#include "core/io/table_reader.h"

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 3> requiredColumns{"workload_name", "gpu_arch", "hostname"};

Provenance provenanceOf(const TableRow& row, const TableShape& shape)
{
    Provenance provenance;
    const auto text = [&](std::string_view name) { return row.text(shape.column(name)); };
    const auto number = [&](std::string_view name) -> std::optional<double> {
        const auto value = row.number(shape.column(name));
        return value && *value && **value > 0.0 ? *value : std::nullopt;
    };
    const auto count = [&](std::string_view name) { return row.count(shape.column(name)); };
    Device& device = provenance.device;
    device.name = text("gpu_model");
    device.arch = text("gpu_arch");
    device.computeUnits = count("cu_per_gpu");
    device.wavefront = count("wave_size");
    if (const auto clock = number("max_sclk")) {
        device.clockHz = *clock * mega;
    }
    if (const auto clock = number("max_mclk")) {
        device.memoryClockHz = *clock * mega;
    }
    provenance.host.name = text("hostname");
    provenance.host.cpu = text("cpu_model");
    provenance.host.os = text("linux_distro");
    provenance.host.kernel = text("linux_kernel_version");
    provenance.command = text("command");
    if (const auto rocm = text("rocm_version")) {
        provenance.software.push_back({"ROCm", *rocm, {}});
    }
    // "Thu 21 Mar 2024 …" in a local zone: kept as it is, not turned into an ISO date.
    if (const auto when = text("timestamp")) {
        provenance.notes.push_back("recorded: " + *when);
    }
    return provenance;
}

} // namespace

Result<Provenance> readSystemProvenance(ImportInput& input, ImportOutcome& outcome)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput, "no header with workload_name, gpu_arch and hostname");
    }
    std::optional<Provenance> provenance;
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        provenance = provenanceOf(row, *shape);
        ++outcome.rows.used;
        return false;
    });
    if (!read || !provenance) {
        return read ? fail(ErrorCode::InvalidInput, "no row can be read") : fail(read.error());
    }
    return *provenance;
}

std::optional<Provenance> siblingSystem(const ImportInput& input)
{
    std::vector<std::string> names = namesWithEnding(input, {"roofline.csv"}, "sysinfo.csv");
    names.emplace_back("sysinfo.csv");
    constexpr auto read = [](ImportInput& sibling) {
        ImportOutcome ignored;
        return readSystemProvenance(sibling, ignored);
    };
    auto system = readSibling<Provenance>(input, names, read);
    if (!system) {
        return std::nullopt;
    }
    system->content.notes.push_back("environment from " + system->file + " beside the file");
    return std::move(system->content);
}

std::optional<std::string> matchesSystemInfo(std::string_view head)
{
    return findTable(head, requiredColumns)
        ? std::optional<std::string>("its header has workload_name, gpu_arch and hostname")
        : std::nullopt;
}

Result<ImportOutcome> readSystemInfo(ImportInput& input)
{
    ImportOutcome outcome;
    Result<Provenance> provenance = readSystemProvenance(input, outcome);
    if (!provenance) {
        return fail(provenance.error());
    }
    outcome.devices.push_back({"system", provenance->device});
    outcome.note(NoteKind::Info,
                 "the file describes a system and has no results; a roofline.csv beside it gains "
                 "its device from it");
    return outcome;
}

} // namespace rooflab
