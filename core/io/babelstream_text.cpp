// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/babelstream_text.h"

#include "core/format.h"
#include "core/io/babelstream_run.h"
#include "core/io/number_text.h"
#include "core/io/text_decoder.h"
#include "core/io/text_lines.h"

#include <cmath>

namespace rooflab {

namespace {

constexpr std::size_t columnCount = 5; ///< function, rate, min, max, average

/// "Function    MB/s        Min (sec)   Max         Average"
bool isHeader(std::string_view line)
{
    const std::vector<std::string_view> words = wordsOf(line);
    return words.size() == 6 && words[0] == "Function" && words[2] == "Min" && words[3] == "(sec)"
        && words[4] == "Max" && words[5] == "Average";
}

/// Half of the last printed digit.
double roundingOf(std::string_view text)
{
    const std::size_t point = text.find('.');
    const double digits
        = point == std::string_view::npos ? 0.0 : static_cast<double>(text.size() - point - 1);
    return 0.5 * std::pow(10.0, -digits);
}

class TableText {
public:
    TableText(BabelStreamBanner banner, std::string_view rateUnit, ImportOutcome& outcome)
        : m_banner(std::move(banner)), m_rateUnit(rateUnit),
          m_rateFactor(babelStreamRateFactor(rateUnit)), m_outcome(outcome), m_records(outcome)
    {
        if (m_banner.precision) {
            m_precision = precisionFromText(*m_banner.precision);
        }
        if (m_precision) {
            m_elementBytes = static_cast<std::uint64_t>(elementSize(*m_precision).value());
        }
        m_elementCount = m_banner.elementCount.value_or(0);
        if (m_elementCount == 0 && m_banner.arrayBytes && m_elementBytes > 0) {
            takeCountFromArraySize();
        }
    }

    [[nodiscard]] bool knowsArrays() const { return m_elementCount > 0 && m_elementBytes > 0; }

    void add(const std::vector<std::string_view>& words, const std::string& where)
    {
        ++m_outcome.rows.read;
        Result<BabelStreamRun> run = runOf(words);
        if (!run) {
            m_outcome.refuse(run.error().message, where);
            return;
        }
        addBabelStreamRun(std::move(*run), where, m_records, m_outcome);
    }

private:
    void takeCountFromArraySize()
    {
        const double count = std::round(*m_banner.arrayBytes / static_cast<double>(m_elementBytes));
        constexpr double most = 9007199254740992.0; // 2^53
        if (!(count >= 1.0) || count > most) {
            return;
        }
        m_elementCount = static_cast<std::uint64_t>(count);
        m_outcome.note(NoteKind::Assumption,
                       "the file does not state the number of elements: "
                           + formatInteger(static_cast<std::int64_t>(m_elementCount))
                           + " follows from the array size " + *m_banner.arrayText
                           + ", which is rounded");
    }

    Result<BabelStreamRun> runOf(const std::vector<std::string_view>& words)
    {
        if (words.size() != columnCount) {
            return fail(ErrorCode::InvalidInput,
                        "the row has " + std::to_string(words.size())
                            + " cells where the header has " + std::to_string(columnCount));
        }
        std::array<double, columnCount> values{};
        for (std::size_t i = 1; i < columnCount; ++i) {
            const auto value = readNumber(words[i]);
            if (!value) {
                return fail(value.error());
            }
            if (!*value || !(**value > 0.0)) {
                return fail(ErrorCode::InvalidInput,
                            "\"" + validUtf8(words[i]) + "\" is no positive "
                                + (i == 1 ? "rate" : "time"));
            }
            values[i] = **value;
        }
        BabelStreamRun run;
        run.function = validUtf8(words[0]);
        run.elementCount = m_elementCount;
        run.elementBytes = m_elementBytes;
        run.precision = m_precision;
        run.times.min = Seconds(values[2]);
        run.times.max = Seconds(values[3]);
        run.times.mean = Seconds(values[4]);
        run.timeRounding = Seconds(roundingOf(words[2]));
        run.repeat = m_banner.repeat;
        if (m_rateFactor) {
            run.rateSi = values[1] * *m_rateFactor;
            run.rateName = m_rateUnit;
        }
        run.provenance = m_banner.provenance;
        return run;
    }

    BabelStreamBanner m_banner;
    std::string m_rateUnit;
    std::optional<double> m_rateFactor;
    ImportOutcome& m_outcome;
    RecordAdder m_records;
    std::optional<Precision> m_precision;
    std::uint64_t m_elementBytes = 0;
    std::uint64_t m_elementCount = 0;
};

struct Header {
    std::size_t begin = 0; ///< in the text, in bytes
    std::string rateUnit;
};

std::optional<Header> findHeader(std::string_view text)
{
    TextLines lines(text);
    while (const auto line = lines.next()) {
        if (isHeader(*line)) {
            return Header{static_cast<std::size_t>(line->data() - text.data()),
                          std::string(wordsOf(*line)[1])};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> matchesBabelStreamText(std::string_view head)
{
    return findHeader(head)
        ? std::optional<std::string>("it has the line \"Function … Min (sec) Max Average\"")
        : std::nullopt;
}

Result<ImportOutcome> readBabelStreamText(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    if (!text) {
        return fail(text.error());
    }
    const std::optional<Header> header = findHeader(*text);
    if (!header) {
        return fail(ErrorCode::InvalidInput,
                    "there is no line \"Function … Min (sec) Max Average\"");
    }
    ImportOutcome outcome;
    const BabelStreamBanner banner = readBabelStreamBanner(text->substr(0, header->begin));
    describeBabelStream(outcome, banner);
    outcome.addUnit("Min, Max, Average", "s", "as it is");
    outcome.addUnit("rate", header->rateUnit,
                    babelStreamRateFactor(header->rateUnit)
                        ? "× " + formatExact(*babelStreamRateFactor(header->rateUnit)) + " B/s"
                        : "not known, not used");
    TableText table(banner, header->rateUnit, outcome);
    if (!table.knowsArrays()) {
        return fail(ErrorCode::InvalidInput,
                    "the lines \"Precision:\" and \"Number of elements:\" or \"Array size:\" are "
                    "missing, so the traffic is not known");
    }
    TextLines lines(*text);
    bool below = false;
    while (const auto line = lines.next()) {
        const std::vector<std::string_view> words = wordsOf(*line);
        if (isHeader(*line)) {
            below = true;
        } else if (below && !words.empty()) {
            table.add(words, lines.where());
        }
    }
    if (outcome.rows.read == 0) {
        return fail(ErrorCode::InvalidInput, "the table has a header and no row below it");
    }
    return outcome;
}

} // namespace rooflab
