// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/device_choice.h"

#include "core/io/agent_info.h"

#include <algorithm>
#include <set>

namespace rooflab {

namespace {

/// What the file calls a device that it does not name: "Agent 1", "0"; empty if nothing.
std::string keyOf(const Measurement& measurement)
{
    const auto field
        = std::find_if(measurement.sourceFields.begin(), measurement.sourceFields.end(),
                       [](const auto& each) { return each.first == agentField; });
    if (field != measurement.sourceFields.end()) {
        return field->second;
    }
    const std::optional<std::int64_t>& index = measurement.provenance.device.index;
    return index ? std::to_string(*index) : std::string();
}

struct Nameless {
    std::vector<Provenance*> records;
    std::set<std::string> keys;

    void add(Provenance& provenance, const std::string& key)
    {
        if (!provenance.device.name) {
            records.push_back(&provenance);
            keys.insert(key);
        }
    }
};

Nameless namelessOf(Session& session)
{
    Nameless found;
    for (Measurement& measurement : session.measurements) {
        found.add(measurement.provenance, keyOf(measurement));
    }
    for (Ceiling& ceiling : session.ceilings) {
        Provenance& provenance = ceiling.probe ? ceiling.probe->provenance : ceiling.provenance;
        const std::optional<std::int64_t>& index = provenance.device.index;
        found.add(provenance, index ? std::to_string(*index) : std::string());
    }
    return found;
}

} // namespace

void applyDeviceName(const ImportOptions& options, ImportOutcome& outcome)
{
    if (!options.deviceName || outcome.session.isEmpty()) {
        return;
    }
    const std::string& name = *options.deviceName;
    const Nameless nameless = namelessOf(outcome.session);
    if (nameless.records.empty()) {
        outcome.note(NoteKind::Info,
                     "the file names the device of its records; the device name given is not used");
        return;
    }
    if (nameless.keys.size() > 1) {
        std::string list;
        for (const std::string& key : nameless.keys) {
            list += (list.empty() ? "" : ", ") + (key.empty() ? "one without a number" : key);
        }
        outcome.ask(QuestionKind::Device,
                    "the records without a device name belong to several devices (" + list
                        + "): choose one with --device, so that \"" + name + "\" can name it");
        return;
    }
    for (Provenance* provenance : nameless.records) {
        provenance->device.name = name;
        provenance->notes.push_back("device: the file names none; \"" + name + "\" as given");
    }
    outcome.note(NoteKind::Assumption,
                 "the file names no device for " + std::to_string(nameless.records.size())
                     + " of its records; the device name given is used: " + name);
}

} // namespace rooflab
