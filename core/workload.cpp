// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload.h"

namespace rooflab {

namespace {

Work makeWork(double flops, double bytes, std::string accounting)
{
    Work work;
    work.flops = Flop(flops);
    work.bytes = Bytes(bytes);
    work.workingSet = Bytes(bytes);
    work.accounting = std::move(accounting);
    return work;
}

} // namespace

Work vectorAddWork(double elementCount, Precision precision)
{
    return makeWork(elementCount, 3.0 * elementCount * elementSize(precision).value(),
                    "F = N, Q = 3·N·sizeof(T): two reads, one write");
}

Work copyWork(double elementCount, Precision precision)
{
    return makeWork(0.0, 2.0 * elementCount * elementSize(precision).value(),
                    "F = 0, Q = 2·N·sizeof(T): one read, one write");
}

Work gemmWork(double m, double n, double k, Precision precision)
{
    return makeWork(2.0 * m * n * k, (m * k + k * n + m * n) * elementSize(precision).value(),
                    "F = 2·m·n·k, Q = (m·k + k·n + m·n)·sizeof(T): each matrix moved once");
}

Work fmaWork(double elementCount, double fmaCount, Precision precision)
{
    return makeWork(2.0 * fmaCount * elementCount,
                    2.0 * elementCount * elementSize(precision).value(),
                    "F = 2·K·N, Q = 2·N·sizeof(T): one read, one write");
}

} // namespace rooflab
