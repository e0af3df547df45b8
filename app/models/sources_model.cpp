// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sources_model.h"

#include "app/qt_text.h"

#include <QSet>

#include <map>
#include <utility>

namespace rooflab {
namespace {

QString fileLabel(const Session& session, const Measurement& measurement)
{
    if (session.isSample) {
        return SourcesModel::tr("Tutorial sample");
    }
    const auto& file = measurement.provenance.source.file;
    return file ? toQt(*file).section(QLatin1Char('/'), -1) : SourcesModel::tr("Measured here");
}

QString deviceLabel(const Measurement& measurement)
{
    const auto& name = measurement.provenance.device.name;
    return name ? toQt(*name) : SourcesModel::tr("Device not recorded");
}

/// The vector-add variants are known by their own names; "regular" alone says nothing.
QString variantLabel(const Measurement& measurement)
{
    if (measurement.kernel == "vector_add" && !measurement.variant.empty()) {
        return toQt(measurement.variant);
    }
    return toQt(measurement.kernel + " " + measurement.variant).trimmed();
}

} // namespace

SourcesModel::SourcesModel(QObject* parent)
    : QAbstractItemModel(parent), m_nodes(1), m_checks(1, Qt::Checked)
{
}

std::vector<SourcesModel::Node> SourcesModel::tree(const Session& session)
{
    std::vector<Node> nodes(1);
    std::map<std::pair<std::size_t, QString>, std::size_t> known;
    const auto childNamed = [&](std::size_t parent, const QString& name) {
        const auto [child, isNew] = known.try_emplace({parent, name}, nodes.size());
        if (isNew) {
            const int row = static_cast<int>(nodes[parent].children.size());
            nodes[parent].children.push_back(child->second);
            nodes.push_back({name, parent, row, {}, {}});
        }
        return child->second;
    };
    for (const Measurement& measurement : session.measurements) {
        const std::size_t file = childNamed(0, fileLabel(session, measurement));
        const std::size_t device = childNamed(file, deviceLabel(measurement));
        const std::size_t variant = childNamed(device, variantLabel(measurement));
        nodes[variant].ids.append(toQt(measurement.id));
    }
    return nodes;
}

std::vector<Qt::CheckState> SourcesModel::checks(const std::vector<Node>& nodes,
                                                 const ViewSettings& view)
{
    QSet<QString> hidden;
    for (const std::string& id : view.hiddenIds) {
        hidden.insert(toQt(id));
    }
    std::vector<Qt::CheckState> states(nodes.size(), Qt::Checked);
    // Children stand behind their parents.
    for (std::size_t node = nodes.size(); node-- > 0;) {
        bool anyShown = false;
        bool anyHidden = false;
        for (const std::size_t child : nodes[node].children) {
            anyShown = anyShown || states[child] != Qt::Unchecked;
            anyHidden = anyHidden || states[child] != Qt::Checked;
        }
        for (const QString& id : nodes[node].ids) {
            (hidden.contains(id) ? anyHidden : anyShown) = true;
        }
        states[node] = !anyHidden ? Qt::Checked : anyShown ? Qt::PartiallyChecked : Qt::Unchecked;
    }
    return states;
}

bool SourcesModel::setSession(const Session& session)
{
    std::vector<Node> nodes = tree(session);
    std::vector<Qt::CheckState> states = checks(nodes, session.view);
    if (nodes != m_nodes) {
        beginResetModel();
        m_nodes = std::move(nodes);
        m_checks = std::move(states);
        endResetModel();
        return true;
    }
    for (std::size_t node = 1; node < m_nodes.size(); ++node) {
        if (std::exchange(m_checks[node], states[node]) != states[node]) {
            const QModelIndex changed = createIndex(m_nodes[node].row, 0, node);
            Q_EMIT dataChanged(changed, changed, {Qt::CheckStateRole});
        }
    }
    return false;
}

std::size_t SourcesModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<std::size_t>(index.internalId()) : 0;
}

void SourcesModel::appendIds(std::size_t node, QStringList& ids) const
{
    ids += m_nodes[node].ids;
    for (const std::size_t child : m_nodes[node].children) {
        appendIds(child, ids);
    }
}

QStringList SourcesModel::idsBelow(const QModelIndex& index) const
{
    QStringList ids;
    appendIds(nodeAt(index), ids);
    return ids;
}

QModelIndex SourcesModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column,
                       m_nodes[nodeAt(parent)].children[static_cast<std::size_t>(row)]);
}

QModelIndex SourcesModel::parent(const QModelIndex& index) const
{
    const std::size_t parent = m_nodes[nodeAt(index)].parent;
    return parent == 0 ? QModelIndex() : createIndex(m_nodes[parent].row, 0, parent);
}

int SourcesModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(m_nodes[nodeAt(parent)].children.size());
}

int SourcesModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant SourcesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const std::size_t node = nodeAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return m_nodes[node].name;
    case Qt::ToolTipRole:
        return m_nodes[node].name.toHtmlEscaped();
    case Qt::CheckStateRole:
        return m_checks[node];
    case IdsRole:
        return m_nodes[node].ids;
    default:
        return {};
    }
}

bool SourcesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid()) {
        return false;
    }
    Q_EMIT hideRequested(idsBelow(index), value.toInt() == Qt::Unchecked);
    return true;
}

QVariant SourcesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return section == 0 && orientation == Qt::Horizontal && role == Qt::DisplayRole
        ? QVariant(tr("Files, devices, variants"))
        : QVariant();
}

Qt::ItemFlags SourcesModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractItemModel::flags(index) | Qt::ItemIsUserCheckable
                           : Qt::NoItemFlags;
}

QHash<int, QByteArray> SourcesModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert(IdsRole, "ids");
    return names;
}

} // namespace rooflab
