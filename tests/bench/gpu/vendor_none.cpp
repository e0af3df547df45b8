// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gpu/vendor_blas.h"

namespace rooflab::peers {

Result<std::shared_ptr<const VendorBlas>> VendorBlas::create(hipStream_t)
{
    return fail(ErrorCode::Unsupported, "this program was built without the vendor's BLAS");
}

std::string VendorBlas::additionName()
{
    return "the vendor's BLAS";
}

std::string VendorBlas::productName()
{
    return "the vendor's BLAS";
}

} // namespace rooflab::peers
