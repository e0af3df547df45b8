// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace rooflab {

[[nodiscard]] QString noteKindWords(NoteKind kind);
inline constexpr std::array<NoteKind, 4> noteKinds{NoteKind::Refused, NoteKind::Conflict,
                                                   NoteKind::Assumption, NoteKind::Info};

/// The remarks on a file: what was refused, in conflict, assumed or worth knowing; of one kind or
/// all.
class RemarksModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { KindColumn, MessageColumn, PlaceColumn, columnTotal };
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setNotes(std::vector<ImportNote> notes);
    /// nullopt: all kinds.
    void setKind(std::optional<NoteKind> kind);
    /// Of this kind, or of all, whatever is shown.
    [[nodiscard]] int countOf(std::optional<NoteKind> kind) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void filter();

    std::vector<ImportNote> m_notes;
    std::vector<std::size_t> m_shown;
    std::optional<NoteKind> m_kind;
};

} // namespace rooflab
