// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <algorithm>

namespace rooflab::testing {

/// A rocprofv3 kernel trace of one kernel, without warm-up.
inline QByteArray kernelTrace(int launches)
{
    QByteArray text = "\"Kind\",\"Agent_Id\",\"Dispatch_Id\",\"Kernel_Name\",\"Start_Timestamp\","
                      "\"End_Timestamp\",\"Workgroup_Size_X\",\"Grid_Size_X\"\n";
    qint64 start = 62486600000000;
    for (int i = 1; i <= launches; ++i) {
        const qint64 duration = 329604 + (i * 7919LL) % 2000;
        text += "\"KERNEL_DISPATCH\",\"Agent 1\"," + QByteArray::number(i)
            + ",\"kernel_coalesced(float const*, float const*, float*, int)\","
            + QByteArray::number(start) + ',' + QByteArray::number(start + duration)
            + ",256,16777216\n";
        start += duration + 5000;
    }
    return text;
}

/// A result of the tutorial's program; each number gives another run.
inline QByteArray tutorialResult(int number)
{
    return R"({"gpu":"AMD Radeon RX 9070 XT","arch":"gfx1201","kernel":"coalesced",)"
           R"("size":16777216,"block":256,"stride":32,"warmup":20,"repeat":100,"min_ms":)"
        + QByteArray::number(0.3338 + number * 1e-5, 'f', 6) + R"(,"correctness":"OK"})";
}

/// What takes this long hangs, on any machine and under any sanitizer.
inline constexpr qint64 hangMs = 10000;

/// The longest time in which the event loop of this thread did not come round.
class LoopGap : public QObject {
public:
    LoopGap()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(5);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = longestMs();
            ++m_turns;
            m_clock.start();
        });
        m_clock.start();
        m_timer.start();
    }
    /// How often the event loop came round: it is not blocked.
    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] qint64 longestMs() const { return std::max(m_longest, m_clock.elapsed()); }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
    int m_turns = 0;
};

} // namespace rooflab::testing
