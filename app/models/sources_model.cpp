// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sources_model.h"

#include "app/qt_text.h"

#include <QHash>

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

QStandardItem* newItem(const QString& name)
{
    auto* item = new QStandardItem(name);
    item->setEditable(false);
    item->setCheckable(true);
    item->setToolTip(name.toHtmlEscaped());
    return item;
}

} // namespace

void SourcesModel::setSession(const Session& session)
{
    clear();
    setHorizontalHeaderLabels({tr("Files, devices, variants")});
    // Built aside: a view follows every change of a model, and there may be a thousand files.
    QStandardItem root;
    QHash<std::pair<QStandardItem*, QString>, QStandardItem*> children;
    const auto childNamed = [&children](QStandardItem* parent, const QString& name) {
        QStandardItem*& child = children[{parent, name}];
        if (child == nullptr) {
            child = newItem(name);
            parent->appendRow(child);
        }
        return child;
    };
    QHash<QStandardItem*, QStringList> idsOfVariant;
    for (const Measurement& measurement : session.measurements) {
        QStandardItem* file = childNamed(&root, fileLabel(session, measurement));
        QStandardItem* device = childNamed(file, deviceLabel(measurement));
        QStandardItem* variant = childNamed(device, variantLabel(measurement));
        idsOfVariant[variant].append(toQt(measurement.id));
    }
    for (auto entry = idsOfVariant.cbegin(); entry != idsOfVariant.cend(); ++entry) {
        entry.key()->setData(entry.value(), IdsRole);
    }
    const std::set<std::string, std::less<>> hidden(session.view.hiddenIds.begin(),
                                                    session.view.hiddenIds.end());
    for (int row = 0; row < root.rowCount(); ++row) {
        fill(root.child(row), hidden);
    }
    invisibleRootItem()->appendRows(root.rowCount() > 0 ? root.takeColumn(0)
                                                        : QList<QStandardItem*>());
}

Qt::CheckState SourcesModel::fill(QStandardItem* item,
                                  const std::set<std::string, std::less<>>& hidden)
{
    bool anyShown = false;
    bool anyHidden = false;
    for (int row = 0; row < item->rowCount(); ++row) {
        const Qt::CheckState below = fill(item->child(row), hidden);
        anyShown = anyShown || below != Qt::Unchecked;
        anyHidden = anyHidden || below != Qt::Checked;
    }
    for (const QString& id : item->data(IdsRole).toStringList()) {
        (hidden.contains(fromQt(id)) ? anyHidden : anyShown) = true;
    }
    const Qt::CheckState state = !anyHidden ? Qt::Checked
        : anyShown                          ? Qt::PartiallyChecked
                                            : Qt::Unchecked;
    item->setCheckState(state);
    return state;
}

QStringList SourcesModel::idsBelow(const QModelIndex& index) const
{
    QStringList ids = index.data(IdsRole).toStringList();
    for (int row = 0; row < rowCount(index); ++row) {
        ids += idsBelow(this->index(row, 0, index));
    }
    return ids;
}

bool SourcesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role == Qt::CheckStateRole && index.isValid()) {
        Q_EMIT hideRequested(idsBelow(index), value.toInt() == Qt::Unchecked);
        return true;
    }
    return QStandardItemModel::setData(index, value, role);
}

QHash<int, QByteArray> SourcesModel::roleNames() const
{
    QHash<int, QByteArray> names = QStandardItemModel::roleNames();
    names.insert(IdsRole, "ids");
    return names;
}

} // namespace rooflab
