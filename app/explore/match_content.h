// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/word_choice.h"
#include "core/chart_content.h"
#include "core/explore/comparison.h"
#include "core/explore/matching.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rooflab {

/// The records of one side: those with this file, this device, or both. Absent: any; an absent
/// word stands for "not recorded".
struct SideChoice {
    std::optional<Word> file;
    std::optional<Word> device;
    friend bool operator==(const SideChoice&, const SideChoice&) = default;

    [[nodiscard]] bool isAny() const { return !file && !device; }
    [[nodiscard]] bool accepts(const Measurement& measurement) const;
};

/// Two runs of the same variant; ratios are B / A at the statistic that is shown.
struct PairLine {
    std::string firstId;
    std::string secondId;
    QString first;
    QString second;
    std::optional<double> performance;
    std::optional<double> bandwidth;
    std::optional<double> time;
    /// Of the ratio of the medians, in FLOPS if both have them, else in bandwidth, else in time.
    std::optional<RatioInterval> interval;
    Distinction distinction = Distinction::CannotTell;
    QString differences; ///< in settings; empty: none
};

/// A record without a partner.
struct LeftLine {
    bool isFirst = true; ///< of side A
    std::string id;
    QString name;
    QString reason;
};

/// Everything that the comparison of two sides shows. Each record of both sides is in it once.
struct MatchContent {
    std::vector<PairLine> pairs;
    std::vector<LeftLine> left;
    std::size_t firstCount = 0; ///< records of A
    std::size_t secondCount = 0;
    std::size_t filteredOut = 0; ///< records of either side that the filter keeps out
    QString problem; ///< why there is nothing to compare; empty if there is
};
[[nodiscard]] MatchContent matchContent(const Session& session, const ChartContent& content,
                                        const SideChoice& first, const SideChoice& second);

/// The files and the devices of a session, "not recorded" included, in order of appearance.
struct SideWords {
    std::vector<Word> files;
    std::vector<Word> devices;
};
[[nodiscard]] SideWords sideWords(const Session& session);

/// The sides to start with: the two files or the two devices that there are; else nothing chosen.
[[nodiscard]] std::pair<SideChoice, SideChoice> firstSides(const SideWords& words);

/// All of it with exact numbers, tab-separated, one record or pair a line.
[[nodiscard]] QString matchTsv(const MatchContent& content);

} // namespace rooflab
