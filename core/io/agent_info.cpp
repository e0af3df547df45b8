// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/agent_info.h"

#include "core/io/sibling_file.h"
#include "core/io/table_reader.h"

#include <algorithm>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 4> requiredColumns{"Node_Id", "Agent_Type", "Cu_Count",
                                                          "Wave_Front_Size"};

Device deviceOf(const TableRow& row, const TableShape& shape)
{
    Device device;
    const auto number = [&](std::string_view name) { return row.count(shape.column(name)); };
    const std::optional<std::string> name = row.text(shape.column("Name"));
    const std::optional<std::string> product = row.text(shape.column("Product_Name"));
    device.name = product ? product : name;
    device.vendor = row.text(shape.column("Vendor_Name"));
    device.index = number("Node_Id");
    const bool isGpu = equalIgnoringCase(row.cell(shape.column("Agent_Type")), "GPU");
    if (isGpu) {
        device.arch = name;
        device.computeUnits = number("Cu_Count");
        device.wavefront = number("Wave_Front_Size");
    } else {
        device.computeUnits = number("Cpu_Cores_Count");
    }
    if (const auto clock = number(isGpu ? "Max_Engine_Clk_Fcompute" : "Max_Engine_Clk_Ccompute")) {
        device.clockHz = static_cast<double>(*clock) * mega;
    }
    if (const auto memory = number("Local_Mem_Size")) {
        device.memory = Bytes(static_cast<double>(*memory));
    }
    return device;
}

} // namespace

std::optional<std::string> matchesAgentInfo(std::string_view head)
{
    return findTable(head, requiredColumns) ? std::optional<std::string>(
               "its header has Node_Id, Agent_Type, Cu_Count and Wave_Front_Size")
                                            : std::nullopt;
}

Result<ImportOutcome> readAgentInfo(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with Node_Id, Agent_Type, Cu_Count and Wave_Front_Size");
    }
    ImportOutcome outcome;
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        const auto node = row.wholeNumber(shape->column("Node_Id"));
        if (!node || !*node) {
            outcome.refuse(node ? "the row has no Node_Id" : node.error().message, row.where());
            return true;
        }
        outcome.devices.push_back({"Agent " + std::to_string(**node), deviceOf(row, *shape)});
        ++outcome.rows.used;
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    outcome.addUnit("Max_Engine_Clk_Fcompute", "MHz", "× 1e6 Hz");
    outcome.note(NoteKind::Info,
                 "the file describes devices and has no results; the traces of the same run gain "
                 "their device from it");
    return outcome;
}

AgentFile siblingAgents(const ImportInput& input)
{
    std::vector<std::string> names
        = namesWithEnding(input, {"kernel_trace.csv", "kernel_stats.csv", "counter_collection.csv"},
                          "agent_info.csv");
    names.insert(names.end(), {"agent_info.csv", "agent-info.csv"});
    auto agents = readSibling(input, names, readAgentInfo);
    return agents ? AgentFile{agents->file, std::move(agents->content.devices)} : AgentFile{};
}

bool sameAgent(std::string_view a, std::string_view b)
{
    const auto number = [](std::string_view key) {
        constexpr std::string_view word = "Agent ";
        return key.starts_with(word) ? key.substr(word.size()) : key;
    };
    return number(a) == number(b);
}

std::size_t attachDevices(Session& session, const std::vector<NamedDevice>& devices)
{
    std::size_t attached = 0;
    for (Measurement& measurement : session.measurements) {
        const auto field
            = std::find_if(measurement.sourceFields.begin(), measurement.sourceFields.end(),
                           [](const auto& each) { return each.first == agentField; });
        if (measurement.provenance.device.name || field == measurement.sourceFields.end()) {
            continue;
        }
        const auto device
            = std::find_if(devices.begin(), devices.end(), [&](const NamedDevice& each) {
                  return sameAgent(each.key, field->second);
              });
        if (device != devices.end()) {
            measurement.provenance.device = device->device;
            ++attached;
        }
    }
    return attached;
}

} // namespace rooflab
