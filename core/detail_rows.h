// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format.h"
#include "core/point_details.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

inline constexpr bool onHover = true;

/// Collects rows; an absent value becomes "not recorded".
class DetailRows {
public:
    void section(DetailSection section) { m_section = section; }

    void add(std::string id, std::string label, std::optional<std::string> text, bool hover = false)
    {
        const bool recorded = text.has_value() && !text->empty();
        m_rows.push_back({m_section, std::move(id), std::move(label),
                          recorded ? std::move(*text) : std::string(notRecorded), recorded, hover});
    }
    void addCount(std::string id, std::string label, std::optional<std::int64_t> count)
    {
        add(std::move(id), std::move(label),
            count ? std::optional(formatInteger(*count)) : std::nullopt);
    }
    void addBytes(std::string id, std::string label, std::optional<Bytes> bytes)
    {
        add(std::move(id), std::move(label),
            bytes ? std::optional(formatBytes(*bytes)) : std::nullopt);
    }
    std::vector<DetailRow> take() { return std::move(m_rows); }

private:
    DetailSection m_section = DetailSection::Result;
    std::vector<DetailRow> m_rows;
};

/// "HIP event": what the times come from, for people.
[[nodiscard]] std::string methodWords(TimingMethod method);

[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);

// The sections that measurements and ceilings share.
void addRun(DetailRows& rows, const Measurement& measurement);
void addValidation(DetailRows& rows, const Validation& validation);
/// The device and its state before and after the timed launches.
void addDevice(DetailRows& rows, const Provenance& provenance);
void addSoftware(DetailRows& rows, const Provenance& provenance);
void addOrigin(DetailRows& rows, const Provenance& provenance);

} // namespace rooflab
