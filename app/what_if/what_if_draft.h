// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/what_if/what_if_outcome.h"

#include <QString>

#include <array>
#include <map>
#include <string_view>

namespace rooflab {

/// The quantities that can be imagined; the names are those of Error::where.
namespace what_if_field {
inline constexpr std::string_view size = "size";
inline constexpr std::string_view precision = "precision";
inline constexpr std::string_view bytes = "bytes_per_element";
inline constexpr std::string_view time = "time";
inline constexpr std::string_view bandwidth = "bandwidth";
inline constexpr std::string_view compute = "compute";
inline constexpr std::array all{size, precision, bytes, time, bandwidth, compute};
} // namespace what_if_field

/// What a field shows.
struct FieldTexts {
    QString recorded;
    QString imagined; ///< empty: as recorded, or typed by somebody
    std::optional<double> factor; ///< imagined / recorded; absent: nothing to multiply
};

/// What is typed and chosen, beside what is recorded: the source of a WhatIf.
class WhatIfDraft {
public:
    /// What is imagined stays.
    void setRecorded(const WhatIfBasis& basis);

    void typeSize(const QString& text);
    void typeTime(const QString& text);
    void typeBytes(const QString& text);
    void typeBandwidth(const QString& text);
    void typeCompute(const QString& text);
    /// 1 means as recorded.
    void multiplySize(double factor);
    void multiplyTime(double factor);
    void multiplyBandwidth(double factor);
    void multiplyCompute(double factor);
    void choosePrecision(std::optional<Precision> precision);
    /// Takes the place of any other time.
    void followSize(bool follows);
    void reset();

    [[nodiscard]] const WhatIf& whatIf() const { return m_whatIf; }
    [[nodiscard]] bool hasUnread() const { return !m_unread.empty(); }
    /// Why what was typed cannot be read; empty if it can.
    [[nodiscard]] QString unread(std::string_view field) const;

    [[nodiscard]] FieldTexts size() const;
    [[nodiscard]] FieldTexts time() const;
    [[nodiscard]] FieldTexts bandwidth() const;
    [[nodiscard]] FieldTexts compute() const;
    [[nodiscard]] QString recordedPrecision() const;
    /// The size that goes with the precision.
    [[nodiscard]] QString usualBytes() const;

private:
    struct Recorded {
        std::optional<std::int64_t> size;
        std::optional<Precision> precision;
        std::optional<Seconds> time;
        RoofValues roof;
        UnitChoice units;
    };

    template <class Rate>
    void typeRate(const QString& text, std::string_view field, CeilingKind kind,
                  const std::optional<Rate>& reference, std::optional<Rate>& imagined);
    void note(std::string_view field, const QString& problem = {});

    Recorded m_recorded;
    WhatIf m_whatIf;
    std::map<std::string_view, QString> m_unread;
};

} // namespace rooflab
