// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/program.h"

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

int main(int argc, char** argv)
{
    try {
        const std::vector<std::string> arguments(argv, argv + argc);
        return rooflab::bench::runProgram(arguments);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "rooflab-bench: stopped by an unexpected error: %s\n", error.what());
        return 1;
    }
}
