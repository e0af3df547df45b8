// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace rooflab {

/// Files, their devices and their variants as a tree. A check box hides or shows all measurements
/// below it.
class SourcesModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { IdsRole = Qt::UserRole };

    explicit SourcesModel(QObject* parent = nullptr);

    /// Keeps its rows if they hold the same records as before; true if it made new ones.
    bool setSession(const Session& session);
    /// The ids of the measurements below a node.
    [[nodiscard]] QStringList idsBelow(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void hideRequested(const QStringList& ids, bool hidden);

private:
    struct Node {
        QString name;
        std::size_t parent = 0; ///< in the list of nodes; the first one is the root
        int row = 0;
        std::vector<std::size_t> children;
        QStringList ids; ///< of a variant's measurements
        friend bool operator==(const Node&, const Node&) = default;
    };

    [[nodiscard]] static std::vector<Node> tree(const Session& session);
    /// One a node: whether what is below it is shown.
    [[nodiscard]] static std::vector<Qt::CheckState> checks(const std::vector<Node>& nodes,
                                                            const ViewSettings& view);
    [[nodiscard]] std::size_t nodeAt(const QModelIndex& index) const;
    void appendIds(std::size_t node, QStringList& ids) const;

    std::vector<Node> m_nodes;
    std::vector<Qt::CheckState> m_checks; ///< as m_nodes
};

} // namespace rooflab
