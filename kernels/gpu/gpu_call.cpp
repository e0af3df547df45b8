// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/gpu_call.h"

#include <string>

namespace rooflab::bench::gpu {

Result<void> checked(hipError_t status, const char* call)
{
    if (status == hipSuccess) {
        return {};
    }
    const std::string text = hipGetErrorString(status);
    const std::string name = hipGetErrorName(status);
    // Some runtimes have no sentence beyond the name.
    return fail(ErrorCode::Device,
                std::string(call) + ": " + (text == name ? name : text + " (" + name + ")"));
}

} // namespace rooflab::bench::gpu
