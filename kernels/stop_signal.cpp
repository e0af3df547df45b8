// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/stop_signal.h"

#include <atomic>
#include <csignal>

namespace rooflab::bench {

namespace {

// A signal handler can reach nothing else.
std::atomic<bool> stopFlag = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void requestStop(int /*signal*/)
{
    stopFlag = true;
}

} // namespace

void installStopSignals()
{
    struct sigaction action = {};
    action.sa_handler = requestStop;
    action.sa_flags = static_cast<int>(SA_RESETHAND | static_cast<unsigned>(SA_RESTART));
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

bool stopWasRequested()
{
    return stopFlag;
}

} // namespace rooflab::bench
