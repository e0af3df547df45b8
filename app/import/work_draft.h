// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/work_model.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace rooflab {

/// A work model as it stands in the fields of an editor, also while it is not complete.
struct WorkDraft {
    enum class Kind { None, Named, Expressions };

    Kind kind = Kind::None;
    const NamedWork* named = nullptr;
    std::optional<Precision> precision; ///< absent: as the file states it
    QMap<QString, QString> sizes; ///< "n": a number, a column's name or an expression
    QString flops;
    QString bytes;
    QString kernels; ///< a kernel's name or a pattern; empty: every kernel
    friend bool operator==(const WorkDraft&, const WorkDraft&) = default;
};

/// "m", "n", "k" as a named accounting needs them.
[[nodiscard]] QStringList sizesOf(const NamedWork& named);

[[nodiscard]] WorkDraft draftOf(const WorkModel& model);
/// Column names in the fields become the variables that stand for them. Fails with the field as
/// `where` ("n", "flops", "bytes"), empty where the model as a whole is wrong. nullopt: no model.
[[nodiscard]] Result<std::optional<WorkModel>> modelOf(const WorkDraft& draft,
                                                       const QStringList& columns);

/// True if a field uses a grid size, which counts threads.
[[nodiscard]] bool usesGridSize(const WorkDraft& draft);

} // namespace rooflab
