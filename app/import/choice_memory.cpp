// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/choice_memory.h"

#include "app/qt_text.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace rooflab {
namespace {

const QString orderKey = QStringLiteral("importChoices/order");

QSettings settings()
{
    return QSettings(QStringLiteral("rooflab"), QStringLiteral("rooflab"));
}

QString groupOf(const std::string& sha256)
{
    return QStringLiteral("importChoices/") + toQt(sha256);
}

QStringList workTexts(const ImportOptions& options)
{
    QStringList texts;
    for (const WorkModel& model : options.works) {
        texts.append(toQt(workModelText(model)));
    }
    return texts;
}

std::optional<std::string> textOf(const QSettings& stored, const QString& key)
{
    return stored.contains(key) ? std::optional(fromQt(stored.value(key).toString()))
                                : std::nullopt;
}

void setOrRemove(QSettings& stored, const QString& key, const std::optional<std::string>& text)
{
    if (text) {
        stored.setValue(key, toQt(*text));
    } else {
        stored.remove(key);
    }
}

/// A model or mapping that this version cannot read is left out.
ImportOptions readOptions(const QSettings& stored, const QString& group)
{
    ImportOptions options;
    options.format = textOf(stored, group + QStringLiteral("/format"));
    options.deviceName = textOf(stored, group + QStringLiteral("/deviceName"));
    const QVariant device = stored.value(group + QStringLiteral("/device"));
    if (device.isValid()) {
        options.device = device.toLongLong();
    }
    for (const QString& text : stored.value(group + QStringLiteral("/works")).toStringList()) {
        if (Result<WorkModel> model = parseWorkModel(fromQt(text))) {
            options.works.push_back(std::move(*model));
        }
    }
    if (const auto text = textOf(stored, group + QStringLiteral("/columns"))) {
        if (Result<ColumnMapping> columns = parseColumnMapping(*text)) {
            options.columns = std::move(*columns);
        }
    }
    return options;
}

} // namespace

std::optional<ImportOptions> rememberedChoices(const std::string& sha256)
{
    const QSettings stored = settings();
    if (sha256.empty() || !stored.value(orderKey).toStringList().contains(toQt(sha256))) {
        return std::nullopt;
    }
    ImportOptions options = readOptions(stored, groupOf(sha256));
    return hasChoices(options) ? std::optional(std::move(options)) : std::nullopt;
}

void rememberChoices(const std::string& sha256, const ImportOptions& options)
{
    if (sha256.empty()) {
        return;
    }
    if (!hasChoices(options)) {
        forgetChoices(sha256);
        return;
    }
    QSettings stored = settings();
    const QString group = groupOf(sha256);
    setOrRemove(stored, group + QStringLiteral("/format"), options.format);
    setOrRemove(stored, group + QStringLiteral("/deviceName"), options.deviceName);
    setOrRemove(stored, group + QStringLiteral("/device"),
                options.device ? std::optional(std::to_string(*options.device)) : std::nullopt);
    setOrRemove(stored, group + QStringLiteral("/columns"),
                options.columns ? std::optional(columnMappingText(*options.columns))
                                : std::nullopt);
    stored.setValue(group + QStringLiteral("/works"), workTexts(options));
    QStringList order = stored.value(orderKey).toStringList();
    order.removeAll(toQt(sha256));
    order.prepend(toQt(sha256));
    while (order.size() > rememberedFilesLimit) {
        stored.remove(groupOf(fromQt(order.takeLast())));
    }
    stored.setValue(orderKey, order);
}

void forgetChoices(const std::string& sha256)
{
    QSettings stored = settings();
    QStringList order = stored.value(orderKey).toStringList();
    if (order.removeAll(toQt(sha256)) > 0) {
        stored.setValue(orderKey, order);
        stored.remove(groupOf(sha256));
    }
}

bool hasChoices(const ImportOptions& options)
{
    return options.format || !options.works.empty() || options.columns || options.device
        || options.deviceName;
}

bool sameOptions(const ImportOptions& a, const ImportOptions& b)
{
    const auto text = [](const std::optional<ColumnMapping>& columns) {
        return columns ? std::optional(columnMappingText(*columns)) : std::nullopt;
    };
    return a.format == b.format && a.device == b.device && a.deviceName == b.deviceName
        && a.warmup == b.warmup && workTexts(a) == workTexts(b)
        && text(a.columns) == text(b.columns);
}

} // namespace rooflab
