// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QStandardItemModel>
#include <QStringList>

#include <functional>
#include <set>
#include <string>

namespace rooflab {

/// Files, their devices and their variants as a tree. A check box hides or shows all measurements
/// below it.
class SourcesModel final : public QStandardItemModel {
    Q_OBJECT

public:
    enum Role { IdsRole = Qt::UserRole };

    using QStandardItemModel::QStandardItemModel;

    void setSession(const Session& session);
    /// The ids of the measurements below a node.
    [[nodiscard]] QStringList idsBelow(const QModelIndex& index) const;

    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void hideRequested(const QStringList& ids, bool hidden);

private:
    Qt::CheckState fill(QStandardItem* item, const std::set<std::string, std::less<>>& hidden);
};

} // namespace rooflab
