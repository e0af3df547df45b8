// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/nvbench_json.h"

#include "core/io/json_values.h"
#include "core/io/number_text.h"
#include "core/io/nvbench_devices.h"
#include "core/io/nvbench_record.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>

namespace rooflab {

namespace {

/// The number called "value" of a summary's data.
const Json* valueOf(const Json& summary)
{
    const Json* data = listIn(&summary, "data");
    for (std::size_t i = 0; data != nullptr && i < data->size(); ++i) {
        if (textIn(memberOf(&(*data)[i], "name")) == "value") {
            return memberOf(&(*data)[i], "value");
        }
    }
    return nullptr;
}

struct TimeTag {
    std::string_view tag;
    std::optional<Seconds> TimeSummary::*target;
};
constexpr std::array timeTags{TimeTag{"nv/cold/time/gpu/mean", &TimeSummary::mean},
                              TimeTag{"nv/cold/time/gpu/median", &TimeSummary::median},
                              TimeTag{"nv/cold/time/gpu/min", &TimeSummary::min},
                              TimeTag{"nv/cold/time/gpu/max", &TimeSummary::max},
                              TimeTag{"nv/cold/time/gpu/stdev/absolute", &TimeSummary::stddev}};

Result<std::optional<Seconds>> timeIn(const Json* value, std::string_view tag)
{
    const Result<std::optional<double>> number = numberIn(value);
    if (!number) {
        return fail(ErrorCode::InvalidInput, std::string(tag) + ": " + number.error().message);
    }
    const bool mayBeZero = tag.find("stdev") != std::string_view::npos;
    if (*number && !(**number > 0.0) && !(mayBeZero && **number == 0.0)) {
        return fail(ErrorCode::InvalidInput, std::string(tag) + " is no positive time");
    }
    return *number ? std::optional(Seconds(**number)) : std::nullopt;
}

/// Fails for a time or rate that is none; other summaries are kept as text.
Result<void> takeSummary(NvbenchState& state, const Json& summary)
{
    const std::string tag = textIn(memberOf(&summary, "tag"));
    const Json* value = valueOf(summary);
    for (const TimeTag& each : timeTags) {
        if (tag == each.tag) {
            const auto time = timeIn(value, tag);
            if (!time) {
                return fail(time.error());
            }
            state.cold.*each.target = *time;
            return {};
        }
    }
    if (tag == "nv/batch/time/gpu/mean") {
        const auto time = timeIn(value, tag);
        if (!time) {
            return fail(time.error());
        }
        state.batchMean = *time;
    } else if (tag == "nv/cold/sample_size") {
        state.coldSamples = countIn(value);
    } else if (tag == "nv/batch/sample_size") {
        state.batchSamples = countIn(value);
    } else if (tag == "nv/cold/bw/global/bytes_per_second") {
        const Result<std::optional<double>> rate = numberIn(value);
        if (!rate || (*rate && !(**rate > 0.0))) {
            return fail(ErrorCode::InvalidInput, tag + " is no positive rate");
        }
        state.bandwidthSi = *rate;
    } else if (!tag.empty()) {
        // A summary without a value names a file of its own, which is not followed.
        state.fields.emplace_back(tag,
                                  textIn(value != nullptr ? value : memberOf(&summary, "data")));
    }
    return {};
}

class States {
public:
    States(const Json& root, ImportInput& input)
        : m_input(input), m_devices(nvbenchDevices(root)), m_common(nvbenchProvenance(root)),
          m_records(m_outcome)
    {
    }

    void add(const std::string& benchmark, const Json& object, const std::string& where)
    {
        ++m_outcome.rows.read;
        const Json* skipped = memberOf(&object, "is_skipped");
        if (skipped != nullptr && skipped->is_boolean() && skipped->get<bool>()) {
            ++m_outcome.rows.setAside;
            m_outcome.noteRow(
                NoteKind::Info, "skipped by the benchmark",
                "skipped by the benchmark: " + textIn(memberOf(&object, "skip_reason")), where);
            return;
        }
        const Json* summaries = listIn(&object, "summaries");
        if (summaries == nullptr) {
            m_outcome.refuse("the state has no summaries", where);
            return;
        }
        NvbenchState state;
        state.benchmark = benchmark;
        if (!takeDevice(state, object)) {
            return;
        }
        takeAxes(state, object);
        for (std::size_t i = 0; i < summaries->size(); ++i) {
            if (auto taken = takeSummary(state, (*summaries)[i]); !taken) {
                m_outcome.refuse(taken.error().message, where + "/summaries/" + std::to_string(i));
                return;
            }
        }
        addNvbenchState(std::move(state), where, m_input, m_records, m_outcome);
    }

    ImportOutcome take() { return std::move(m_outcome); }
    ImportOutcome& outcome() { return m_outcome; }

private:
    bool takeDevice(NvbenchState& state, const Json& object)
    {
        state.provenance = m_common;
        const auto id = countIn(memberOf(&object, "device"));
        const std::optional<std::int64_t>& wanted = m_input.options().device;
        if (wanted && id != wanted) {
            ++m_outcome.rows.setAside;
            m_outcome.noteOnce(NoteKind::Info,
                               "states of other devices than the one asked for are set aside");
            return false;
        }
        const auto device = id ? m_devices.find(*id) : m_devices.end();
        if (device != m_devices.end()) {
            state.provenance = device->second;
        } else {
            m_outcome.noteOnce(NoteKind::Info,
                               "the file does not describe the device of every state");
        }
        return true;
    }

    static void takeAxes(NvbenchState& state, const Json& object)
    {
        const Json* axes = listIn(&object, "axis_values");
        for (std::size_t i = 0; axes != nullptr && i < axes->size(); ++i) {
            const std::string name = textIn(memberOf(&(*axes)[i], "name"));
            if (!name.empty()) {
                setNvbenchAxis(state, name, textIn(memberOf(&(*axes)[i], "value")));
            }
        }
    }

    ImportInput& m_input;
    ImportOutcome m_outcome;
    std::map<std::int64_t, Provenance> m_devices;
    Provenance m_common;
    RecordAdder m_records;
};

} // namespace

std::optional<std::string> matchesNvbenchJson(std::string_view head)
{
    const bool found
        = trimmed(head).starts_with('{') && hasJsonKey(head, "meta") && hasJsonKey(head, "nvbench");
    return found ? std::optional<std::string>("it has the keys \"meta\" and \"nvbench\"")
                 : std::nullopt;
}

Result<ImportOutcome> readNvbenchJson(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    const Result<Json> root = text ? parseJson(*text) : Result<Json>(fail(text.error()));
    if (!root) {
        return fail(root.error());
    }
    const Json* benchmarks = listIn(&*root, "benchmarks");
    if (benchmarks == nullptr) {
        return fail(ErrorCode::InvalidInput, "there is no list \"benchmarks\"", "/benchmarks");
    }
    States states(*root, input);
    for (std::size_t b = 0; b < benchmarks->size(); ++b) {
        const Json& benchmark = (*benchmarks)[b];
        const Json* list = listIn(&benchmark, "states");
        const std::string name = textIn(memberOf(&benchmark, "name"));
        for (std::size_t s = 0; list != nullptr && s < list->size(); ++s) {
            const std::string where
                = "/benchmarks/" + std::to_string(b) + "/states/" + std::to_string(s);
            states.add(name, (*list)[s], where);
        }
    }
    ImportOutcome& outcome = states.outcome();
    if (outcome.rows.read == 0) {
        return fail(ErrorCode::InvalidInput, "no benchmark has a state", "/benchmarks");
    }
    outcome.addUnit("nv/cold/time, nv/batch/time", "s", "as it is");
    outcome.addUnit("nv/cold/bw/global/bytes_per_second", "B/s", "as it is");
    for (const Measurement& measurement : outcome.session.measurements) {
        const TimeSummary& times = measurement.timing.reported;
        for (const auto& [time, statistic] :
             {std::pair{times.min, "min"}, std::pair{times.median, "median"},
              std::pair{times.mean, "mean"}}) {
            if (time) {
                outcome.addStatistic(statistic);
            }
        }
    }
    return states.take();
}

} // namespace rooflab
