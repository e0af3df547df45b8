// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/events.h"

#include <cstdio>
#include <string>
#include <string_view>

namespace rooflab::bench {

/// Text to a stream, flushed at once. After the first failure it stays silent.
class TextOutput {
public:
    explicit TextOutput(std::FILE* stream) : m_stream(stream) { }
    void write(std::string_view text);
    [[nodiscard]] bool hasFailed() const { return !m_failure.empty(); }
    [[nodiscard]] const std::string& failure() const { return m_failure; }

private:
    std::FILE* m_stream;
    std::string m_failure;
};

/// Writes each event as one JSON line.
class EventWriter {
public:
    explicit EventWriter(TextOutput& output) : m_output(output) { }
    void report(const Event& event);

private:
    TextOutput& m_output;
};

/// Writes the plan's notes, the measurements as rows of a table for people, the ceilings below
/// their probes, and below a row how it was timed where that is not one time a launch, warm.
class TableWriter {
public:
    explicit TableWriter(TextOutput& output) : m_output(output) { }
    void report(const Event& event);

private:
    void writeRow(const Measurement& measurement);

    TextOutput& m_output;
    bool m_headerWritten = false;
};

} // namespace rooflab::bench
