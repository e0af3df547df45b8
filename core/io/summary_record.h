// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/io/manifest.h"
#include "core/io/work_model.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rooflab {

/// The fields of one result of part 2 of the tutorial, as text, in file order. Its summary.json,
/// summary.csv and RESULT lines name them alike.
class SummaryFields {
public:
    void add(std::string name, std::string value);
    /// Text of the first of these names that has a value.
    [[nodiscard]] std::optional<std::string>
    text(std::initializer_list<std::string_view> names) const;
    /// A number in text; refused with the field's name.
    [[nodiscard]] Result<std::optional<double>> number(std::string_view name) const;
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& all() const
    {
        return m_fields;
    }

private:
    std::vector<std::pair<std::string, std::string>> m_fields;
};

/// What stands around a record.
struct SummaryContext {
    Manifest manifest;
    Device device; ///< of an ENV line
    std::vector<WorkModel> works;
};

/// One record: times from *_ms, F and Q of a vector add by its operator, else by the work model,
/// else from the file's own rates and their time, said as an assumption. Audits the stored rates.
[[nodiscard]] Result<Measurement> summaryMeasurement(const SummaryFields& fields,
                                                     const SummaryContext& context,
                                                     const std::string& where,
                                                     ImportOutcome& outcome);

} // namespace rooflab
