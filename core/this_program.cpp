// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/this_program.h"

#include "core/version.h"

#include <utility>

namespace rooflab {

Program thisProgram(std::string name)
{
    Program program{std::move(name), programVersion, std::nullopt};
    if (*programGitRevision != '\0') {
        program.gitRevision = programGitRevision;
    }
    return program;
}

} // namespace rooflab
