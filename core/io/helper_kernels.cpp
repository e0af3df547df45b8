// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/helper_kernels.h"

#include <algorithm>
#include <array>

namespace rooflab {

bool isHelperKernel(std::string_view name)
{
    static constexpr std::array<std::string_view, 10> marks{
        "__amd_rocclr_", "FillFunctor",  "fillBuffer",        "copyBuffer",    "hip_fill",
        "[CUDA memset]", "[CUDA memcpy", "rocclr_fillBuffer", "memset_kernel", "__hip_memset"};
    return std::any_of(marks.begin(), marks.end(), [&](std::string_view mark) {
        return name.find(mark) != std::string_view::npos;
    });
}

} // namespace rooflab
