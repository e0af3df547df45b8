// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTableView>

namespace rooflab {

class RecordSortProxy;

/// A sortable table of records. Rows are known by the id in a role, so that a selection survives
/// sorting and a new list.
class RecordTable : public QTableView {
    Q_OBJECT

public:
    /// Without ids (idRole < 0) rows cannot be selected from outside.
    RecordTable(QAbstractItemModel* model, int idRole, int sortRole, QWidget* parent = nullptr);

    [[nodiscard]] QStringList selectedIds() const;
    /// Selects without announcing it; scrolls to the first.
    void setSelectedIds(const QStringList& ids);
    /// The selected rows, or all if none is selected, as tab-separated text with a header.
    [[nodiscard]] QString asText() const;
    void copyToClipboard() const;

Q_SIGNALS:
    /// Somebody selected other rows.
    void idsSelected(const QStringList& ids);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void restoreAfterReset();

    RecordSortProxy* m_proxy;
    QStringList m_selectedIds;
    int m_idRole;
    bool m_isApplying = false;
    bool m_areColumnsSized = false;
};

} // namespace rooflab
