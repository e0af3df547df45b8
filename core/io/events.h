// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/io/import_outcome.h"
#include "core/measurement.h"
#include "core/result.h"
#include "core/session_ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace rooflab {

/// The lines that a bench program prints with --events, one JSON object a line.
struct StartedEvent {
    Program program;
    std::string command;
    std::int64_t total = 0; ///< runs in the plan
    std::vector<std::string> notes; ///< of the plan: which sizes were chosen, and why
};
struct ProgressEvent {
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::optional<Seconds> eta;
    std::string run; ///< what is being measured now
};
struct MeasurementEvent {
    Measurement measurement;
};
struct CeilingEvent {
    Ceiling ceiling;
};
struct SkippedEvent {
    std::string run;
    std::string reason;
};
struct ErrorEvent {
    std::string run;
    std::string message;
};
struct FinishedEvent {
    std::int64_t measured = 0;
    std::int64_t failed = 0;
};
using Event = std::variant<StartedEvent, ProgressEvent, MeasurementEvent, CeilingEvent,
                           SkippedEvent, ErrorEvent, FinishedEvent>;

/// One line without its newline.
[[nodiscard]] std::string writeEvent(const Event& event);
[[nodiscard]] Result<Event> readEvent(std::string_view line);

/// Collects whole lines of a stream that arrives in pieces, and what they add up to.
class EventLog {
public:
    /// Feeds bytes; returns the events completed by them. A line that is not an event becomes an
    /// ErrorEvent that quotes its beginning.
    std::vector<Event> feed(std::string_view bytes);
    /// The stream ended. Reports a half line and a missing "finished".
    [[nodiscard]] ImportOutcome finish();
    [[nodiscard]] bool isFinished() const { return m_finished; }

private:
    void take(const Event& event);

    std::string m_rest;
    std::int64_t m_line = 0;
    bool m_finished = false;
    bool m_started = false;
    ImportOutcome m_outcome;
    SessionIds m_ids{m_outcome.session};
};

/// True if the text begins with such a line.
[[nodiscard]] bool looksLikeEvents(std::string_view text);
/// A whole log of such lines as a file.
[[nodiscard]] Result<ImportOutcome> readEventLog(std::string_view text);

} // namespace rooflab
