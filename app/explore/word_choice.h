// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record_filter.h"

namespace rooflab {

using Words = RecordFilter::Words;
using Word = Words::value_type;

/// These change a choice in which an empty set stands for all.

/// This one alone; if it is alone already, all.
[[nodiscard]] Words isolated(const Words& chosen, const Word& word);
/// Adds one to the chosen, or takes it out again.
[[nodiscard]] Words withAdded(Words chosen, const Word& word);
/// Switches one off or on among all that there are. What would leave none leaves all.
[[nodiscard]] Words toggled(Words chosen, const Word& word, const Words& all);

} // namespace rooflab
