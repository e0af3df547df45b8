// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/sentence.h"

#include <QString>

#include <string>
#include <string_view>

namespace rooflab {

/// What core says, in the current language: a fixed text, or a message that core put together from
/// fixed and changing parts ("the probe copy has no time"). What is not known stays as it is.
[[nodiscard]] QString coreText(std::string_view text);

/// A sentence of core in the current language. Its arguments stay as they are, except what core
/// says itself: "median", "not recorded", "passed, all 4096 checked".
[[nodiscard]] QString coreSentence(const Sentence& sentence);

/// An error's sentence and its place in the current language, as Error::text() says them.
[[nodiscard]] QString errorText(const Error& error);

} // namespace rooflab
