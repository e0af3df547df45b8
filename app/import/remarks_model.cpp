// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/remarks_model.h"

#include "app/core_text.h"
#include "app/qt_text.h"

#include <algorithm>

namespace rooflab {

QString noteKindWords(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Info:
        return RemarksModel::tr("note");
    case NoteKind::Assumption:
        return RemarksModel::tr("assumption");
    case NoteKind::Conflict:
        return RemarksModel::tr("conflict");
    case NoteKind::Refused:
        return RemarksModel::tr("refused");
    }
    return {};
}

void RemarksModel::setNotes(std::vector<ImportNote> notes)
{
    beginResetModel();
    m_notes = std::move(notes);
    filter();
    endResetModel();
}

void RemarksModel::setKind(std::optional<NoteKind> kind)
{
    beginResetModel();
    m_kind = kind;
    filter();
    endResetModel();
}

void RemarksModel::filter()
{
    m_shown.clear();
    for (std::size_t i = 0; i < m_notes.size(); ++i) {
        if (!m_kind || m_notes[i].kind == *m_kind) {
            m_shown.push_back(i);
        }
    }
}

int RemarksModel::countOf(std::optional<NoteKind> kind) const
{
    return static_cast<int>(
        std::count_if(m_notes.begin(), m_notes.end(),
                      [&](const ImportNote& note) { return !kind || note.kind == *kind; }));
}

int RemarksModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int RemarksModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant RemarksModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const ImportNote& note = m_notes[m_shown[static_cast<std::size_t>(index.row())]];
    const QString text = index.column() == KindColumn ? noteKindWords(note.kind)
        : index.column() == MessageColumn             ? coreText(note.message).simplified()
                                                      : toQt(note.where);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return text;
    case Qt::ToolTipRole:
        return text.toHtmlEscaped();
    default:
        return {};
    }
}

QVariant RemarksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KindColumn:
        return tr("Kind");
    case MessageColumn:
        return tr("Remark");
    case PlaceColumn:
        return tr("Place");
    default:
        return {};
    }
}

} // namespace rooflab
