// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_reader.h"
#include "core/provenance.h"

namespace rooflab {

/// The JSON shape of a provenance and of its program block; only what is recorded is written.
[[nodiscard]] Json provenanceToJson(const Provenance& provenance);
[[nodiscard]] Provenance provenanceFromJson(JsonObject& object);
[[nodiscard]] Json programToJson(const Program& program);
[[nodiscard]] Program programFromJson(JsonObject& object);

} // namespace rooflab
