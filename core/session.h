// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"
#include "core/ceiling.h"
#include "core/intervals.h"
#include "core/measurement.h"
#include "core/unit_choice.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// How the session was last looked at; saved with it.
struct ViewSettings {
    Statistic statistic = Statistic::Min;
    AxisScale axes = AxisScale::Log;
    std::optional<IntervalKind> whiskers = IntervalKind::MinMax; ///< absent: none
    UnitChoice units;
    std::optional<Frame> frame; ///< absent: the home frame
    std::vector<std::string> hiddenIds; ///< measurements switched off
    friend bool operator==(const ViewSettings&, const ViewSettings&) = default;
};

/// Measurements, ceilings and view in one document.
struct Session {
    std::string title;
    bool isSample = false; ///< shipped for learning; said on screen
    Program createdBy;
    std::vector<Measurement> measurements;
    std::vector<Ceiling> ceilings;
    ViewSettings view;
    std::vector<std::string> notes;
    std::string recordNotes; ///< what the user wrote into the experiment record
    std::string unknownKeys; ///< see Measurement::unknownKeys
    friend bool operator==(const Session&, const Session&) = default;

    [[nodiscard]] const Measurement* findMeasurement(std::string_view id) const;
    [[nodiscard]] const Ceiling* findCeiling(std::string_view id) const;
    [[nodiscard]] bool isEmpty() const { return measurements.empty() && ceilings.empty(); }
};

/// True if the ceiling's probe is this very run: the reference itself, not a point to compare.
[[nodiscard]] bool isProbeOf(const Measurement& measurement, const Ceiling& ceiling);

/// What a merge did.
struct MergeReport {
    std::size_t measurements = 0;
    std::size_t ceilings = 0;
    std::size_t renamedIds = 0; ///< the id was taken by a different record
    std::size_t alreadyThere = 0; ///< equal in every field but the source file's name
};

/// An id that the session does not use yet, starting with `wish` ("coalesced", "coalesced-2" …).
[[nodiscard]] std::string freshId(const Session& session, std::string_view wish);

/// Adds a record, giving it a fresh id if its own is empty or taken. Returns the id.
std::string addMeasurement(Session& session, Measurement measurement);
std::string addCeiling(Session& session, Ceiling ceiling);

/// Appends the records of `other` in their order. View, title and sample mark stay those of
/// `session` unless it was empty.
MergeReport merge(Session& session, Session other);

/// Hides or shows a measurement.
void setHidden(ViewSettings& view, std::string_view measurementId, bool hidden);
[[nodiscard]] bool isHidden(const ViewSettings& view, std::string_view measurementId);

} // namespace rooflab
