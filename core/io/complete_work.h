// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/work_model.h"

namespace rooflab {

/// For records whose file may state only one of FLOPs and bytes: supplyWork() where both are
/// missing; where one is, the user's model or the question for one. Measured bytes are kept beside
/// the model's FLOPs; bytes that the file's author counted give way to the model's, and a
/// difference is noted.
void completeWork(Measurement& measurement, const std::vector<WorkModel>& models,
                  const VariableLookup& lookup, ImportOutcome& outcome, const std::string& where);

} // namespace rooflab
