// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/blas.h"

namespace rooflab::bench::gpu {

Result<std::shared_ptr<const Blas>> Blas::create(hipStream_t stream)
{
    static_cast<void>(stream);
    return fail(ErrorCode::Unsupported, "this program was built without " ROOFLAB_GPU_BLAS_WANTED);
}

} // namespace rooflab::bench::gpu
