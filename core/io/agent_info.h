// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// rocprofv3 agent_info.csv: the devices of a machine, by node.
[[nodiscard]] std::optional<std::string> matchesAgentInfo(std::string_view head);
/// Gives no records, only ImportOutcome::devices with the keys "Agent 0", "Agent 1" …
[[nodiscard]] Result<ImportOutcome> readAgentInfo(ImportInput& input);

/// The agents that a file beside an imported one describes; empty if there is none.
struct AgentFile {
    std::string file;
    std::vector<NamedDevice> devices;
};
[[nodiscard]] AgentFile siblingAgents(const ImportInput& input);

/// The source field of a record that keeps what the file calls its device: "Agent 1".
inline constexpr std::string_view agentField = "device in the trace";

/// "Agent 1" and "1" name the same agent.
[[nodiscard]] bool sameAgent(std::string_view a, std::string_view b);

/// Fills the device of the records of a session that name one of these agents and have no device
/// name yet. Returns how many did.
std::size_t attachDevices(Session& session, const std::vector<NamedDevice>& devices);

} // namespace rooflab
