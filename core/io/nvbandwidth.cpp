// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/nvbandwidth.h"

#include "core/format.h"
#include "core/io/json_values.h"
#include "core/io/number_text.h"
#include "core/io/record_adder.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace rooflab {

namespace {

constexpr const char* localCopy = "device_local_copy";

/// "0: NVIDIA GeForce RTX 5090 (00000000:0c:00): (host)"
std::string deviceNameOf(std::string text)
{
    const std::size_t colon = text.find(": ");
    if (colon != std::string::npos && text.find_first_not_of("0123456789") == colon) {
        text.erase(0, colon + 2);
    }
    const std::size_t bus = text.find(" (");
    return text.substr(0, bus);
}

struct File {
    Provenance provenance; ///< without a device
    std::vector<std::string> devices; ///< names, by index
};

File fileOf(const Json& body)
{
    File file;
    const auto text = [&](std::string_view key) {
        const std::string value = textIn(memberOf(&body, key));
        return value.empty() ? std::nullopt : std::optional(value);
    };
    for (const char* key : {"Driver Version", "CUDA Runtime Version"}) {
        if (const auto version = text(key)) {
            file.provenance.software.push_back({key, version, std::nullopt});
        }
    }
    file.provenance.software.push_back(
        {"nvbandwidth", text("version") ? text("version") : text("git_version"), std::nullopt});
    file.provenance.host.name = text("Hostname");
    const Json* devices = listIn(&body, "GPU Device list");
    for (std::size_t i = 0; devices != nullptr && i < devices->size(); ++i) {
        file.devices.push_back(deviceNameOf(textIn(&(*devices)[i])));
    }
    return file;
}

class Testcases {
public:
    Testcases(File file, ImportInput& input, ImportOutcome& outcome)
        : m_file(std::move(file)), m_input(input), m_outcome(outcome), m_records(outcome)
    {
    }

    void add(const Json& testcase, const std::string& where)
    {
        const std::string name = textIn(memberOf(&testcase, "name"));
        const std::string status = textIn(memberOf(&testcase, "status"));
        const Json* matrix = listIn(&testcase, "bandwidth_matrix");
        if (matrix == nullptr) {
            withoutMatrix(name, status, where);
            return;
        }
        const std::string description = textIn(memberOf(&testcase, "bandwidth_description"));
        if (status != "Passed" && !status.empty()) {
            ++m_outcome.rows.read;
            m_outcome.refuse("\"" + name + "\" has the status \"" + status + "\"", where);
            return;
        }
        if (description.find("(GB/s)") == std::string::npos) {
            ++m_outcome.rows.read;
            ++m_outcome.rows.setAside;
            m_outcome.note(NoteKind::Info,
                           "\"" + name + "\" is no bandwidth in GB/s: \"" + description + "\"",
                           where);
            return;
        }
        m_rowsAreGpus = description.find("GPU(row)") != std::string::npos;
        addMatrix(name, *matrix, numberIn(memberOf(&testcase, "sum")), where);
    }

private:
    void withoutMatrix(const std::string& name, const std::string& status, const std::string& where)
    {
        ++m_outcome.rows.read;
        if (status == "Waived") {
            ++m_outcome.rows.setAside;
            m_outcome.note(NoteKind::Info, "\"" + name + "\" was waived: not measured", where);
        } else {
            m_outcome.refuse("\"" + name + "\" has no matrix (status \"" + status + "\")", where);
        }
    }

    void addMatrix(const std::string& name, const Json& matrix,
                   const Result<std::optional<double>>& sum, const std::string& where)
    {
        double total = 0.0;
        std::uint64_t absent = 0;
        for (std::size_t r = 0; r < matrix.size(); ++r) {
            const Json& row = matrix[r];
            for (std::size_t c = 0; row.is_array() && c < row.size(); ++c) {
                const std::string place
                    = where + "/bandwidth_matrix/" + std::to_string(r) + "/" + std::to_string(c);
                ++m_outcome.rows.read;
                const Result<std::optional<double>> value = numberIn(&row[c]);
                if (!value) {
                    m_outcome.refuse(value.error().message, place);
                } else if (!*value) {
                    ++absent;
                    ++m_outcome.rows.setAside;
                } else {
                    total += **value;
                    addCell(name, r, c, **value, place);
                }
            }
        }
        if (absent > 0) {
            m_outcome.note(NoteKind::Info,
                           "\"" + name + "\": " + std::to_string(absent)
                               + " cells have no value (N/A)",
                           where);
        }
        constexpr double tolerance = 0.01;
        if (sum && *sum && std::fabs(**sum - total) > tolerance * std::fabs(total)) {
            m_outcome.note(NoteKind::Conflict,
                           "\"" + name + "\": the stated sum " + formatNumber(**sum, 6)
                               + " is not that of its cells, " + formatNumber(total, 6),
                           where + "/sum");
        }
    }

    void addCell(const std::string& name, std::size_t row, std::size_t column, double gigabytes,
                 const std::string& place)
    {
        const std::optional<std::int64_t>& wanted = m_input.options().device;
        if (wanted && *wanted != static_cast<std::int64_t>(column)) {
            ++m_outcome.rows.setAside;
            m_outcome.noteOnce(NoteKind::Info,
                               "figures of other GPUs than the one asked for are set aside");
            return;
        }
        const bool isLocal = name == localCopy;
        Ceiling ceiling;
        ceiling.kind = CeilingKind::Bandwidth;
        ceiling.origin = CeilingOrigin::Imported;
        ceiling.valueSi = gigabytes * giga;
        ceiling.provenance = m_file.provenance;
        ceiling.provenance.device.index = static_cast<std::int64_t>(column);
        if (column < m_file.devices.size()) {
            ceiling.provenance.device.name = m_file.devices[column];
        }
        ceiling.label = name + " GPU " + std::to_string(column);
        if (isLocal) {
            ceiling.label += " (copied size once)";
            ceiling.memoryLevel = "device copy";
            noteLocalCopy(ceiling, column, gigabytes, place);
        } else {
            ceiling.label += m_rowsAreGpus ? " with GPU " + std::to_string(row) : "";
            ceiling.memoryLevel = "link";
            ceiling.visible = false;
        }
        m_records.add(std::move(ceiling), place);
    }

    void noteLocalCopy(Ceiling& ceiling, std::size_t column, double gigabytes,
                       const std::string& place)
    {
        const std::string meaning = "it counts the copied size once; memory reads and writes each "
                                    "byte, which is "
            + formatNumber(2.0 * gigabytes, 6) + " GB/s of traffic";
        ceiling.provenance.notes.push_back(meaning);
        m_outcome.note(NoteKind::Assumption,
                       "device_local_copy of GPU " + std::to_string(column) + " stays "
                           + formatNumber(gigabytes, 6) + " GB/s as the file states it: " + meaning
                           + ", so it is no reference for traffic counted both ways",
                       place);
    }

    File m_file;
    ImportInput& m_input;
    ImportOutcome& m_outcome;
    RecordAdder m_records;
    bool m_rowsAreGpus = false; ///< of the testcase at hand; else rows are CPUs
};

} // namespace

std::optional<std::string> matchesNvbandwidth(std::string_view head)
{
    const bool found = trimmed(head).starts_with('{') && hasJsonKey(head, "nvbandwidth");
    return found ? std::optional<std::string>("it has the key \"nvbandwidth\"") : std::nullopt;
}

Result<ImportOutcome> readNvbandwidth(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    const Result<Json> root = text ? parseJson(*text) : Result<Json>(fail(text.error()));
    if (!root) {
        return fail(root.error());
    }
    const Json* body = memberOf(&*root, "nvbandwidth");
    const Json* testcases = listIn(body, "testcases");
    if (testcases == nullptr) {
        const std::string reason = textIn(memberOf(body, "error"));
        return fail(ErrorCode::InvalidInput,
                    reason.empty() ? "there is no list \"testcases\""
                                   : "nvbandwidth reports \"" + reason + "\" and no testcases",
                    "/nvbandwidth/testcases");
    }
    if (testcases->empty()) {
        return fail(ErrorCode::InvalidInput, "the list \"testcases\" is empty",
                    "/nvbandwidth/testcases");
    }
    ImportOutcome outcome;
    outcome.addUnit("bandwidth_matrix", "GB/s", "× 1e9 B/s");
    outcome.addStatistic("not stated");
    outcome.note(NoteKind::Info,
                 "bandwidths between devices and host are imported hidden: they are no references "
                 "for kernels that work in device memory");
    Testcases reader(fileOf(*body), input, outcome);
    for (std::size_t i = 0; i < testcases->size(); ++i) {
        reader.add((*testcases)[i], "/nvbandwidth/testcases/" + std::to_string(i));
    }
    return outcome;
}

} // namespace rooflab
