// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/counter_totals.h"

#include "core/format.h"
#include "core/io/import_outcome.h"

namespace rooflab {

bool CounterTotals::add(std::uint64_t launch, const std::string& name, double value)
{
    // A file that names thousands of counters is not one that anybody reads.
    constexpr std::size_t counterLimit = 1000;
    const bool taken = m_totals.size() < counterLimit || m_totals.contains(name);
    Total& total = m_totals[taken ? name : std::string("other counters")];
    total.sum += value;
    ++total.count;
    total.allZero = total.allZero && value == 0.0;
    return m_launches.insert(launch).second;
}

const CounterTotals::Total* CounterTotals::find(std::initializer_list<const char*> names) const
{
    for (const char* name : names) {
        const auto found = m_totals.find(name);
        if (found != m_totals.end() && !found->second.allZero) {
            return &found->second;
        }
    }
    return nullptr;
}

void CounterTotals::applyTo(Measurement& measurement, const std::string& kernel,
                            ImportOutcome& outcome) const
{
    for (const auto& [name, total] : m_totals) {
        if (total.allZero) {
            measurement.sourceFields.emplace_back(name, "not available (all 0)");
            outcome.note(NoteKind::Info,
                         "the counter " + name + " of " + kernel
                             + " is not available (all 0); it is not used");
        } else {
            measurement.sourceFields.emplace_back(
                name,
                formatNumber(total.sum / static_cast<double>(total.count), 10)
                    + " a launch, mean of " + std::to_string(total.count));
        }
    }
    const Total* fetched = find({"FETCH_SIZE", "FetchSize"});
    const Total* written = find({"WRITE_SIZE", "WriteSize"});
    if (fetched == nullptr || written == nullptr) {
        return;
    }
    const auto mean
        = [](const Total& total) { return total.sum / static_cast<double>(total.count); };
    Work& work = measurement.work;
    work.bytes = Bytes((mean(*fetched) + mean(*written)) * kibibyte);
    work.basis = ByteBasis::Measured;
    work.memoryLevel = "DRAM";
    const std::string how = "Q = fetched + written, by the counters";
    work.accounting = work.accounting.empty() ? how : how + "; F as in: " + work.accounting;
    outcome.addUnit("FETCH_SIZE, WRITE_SIZE", "KiB", "× 1024 B");
}

} // namespace rooflab
