// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/import_preview.h"
#include "app/qt_text.h"
#include "core/io/import_file.h"
#include "tests/app/app_fixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include <vector>

namespace rooflab::testing {

inline QString goodFile(const char* name)
{
    return QStringLiteral(ROOFLAB_TEST_DATA "/good/") + QLatin1String(name);
}

/// Reads files again for a preview, a moment later, as a window does.
class RereadingWindow : public QObject {
public:
    ImportPreview preview;
    std::vector<ImportOptions> asked;
    QStringList applied;
    QStringList skipped;
    std::vector<PendingImport> taken;

    RereadingWindow()
    {
        connect(&preview, &ImportPreview::readAgain, this,
                [this](const QString& path, const ImportOptions& options) {
                    asked.push_back(options);
                    preview.showReading(path);
                    QTimer::singleShot(0, this, [this, path, options] { open(path, options); });
                });
        connect(&preview, &ImportPreview::applied, this, [this](const QStringList& paths) {
            applied += paths;
            for (const QString& path : paths) {
                if (auto pending = preview.take(path)) {
                    taken.push_back(std::move(*pending));
                }
            }
        });
        connect(&preview, &ImportPreview::skipped, this,
                [this](const QStringList& paths) { skipped += paths; });
    }

    void open(const QString& path, const ImportOptions& options = {})
    {
        preview.show({path, options, importFile(fromQt(path), options)});
    }

    void openGood(const char* name) { open(goodFile(name)); }

    template <class Widget> Widget* child(const char* name) const
    {
        return preview.findChild<Widget*>(QLatin1String(name));
    }

    void click(const char* name) const { child<QPushButton>(name)->click(); }

    void choose(const char* name, const QString& text) const
    {
        auto* box = child<QComboBox>(name);
        const int row = box->findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    }

    void type(const char* name, const QString& text) const
    {
        auto* edit = child<QLineEdit>(name);
        // Not by keys: the list of column names would need a window system.
        for (qsizetype length = 0; length <= text.size(); ++length) {
            edit->setText(text.left(length));
        }
    }

    [[nodiscard]] QString labelText(const char* name) const { return child<QLabel>(name)->text(); }

    /// Every text of the summary, one line each.
    [[nodiscard]] QString summary() const
    {
        QStringList texts;
        for (const QLabel* label : child<QWidget>("importSummary")->findChildren<QLabel*>()) {
            texts.append(label->text());
        }
        return texts.join(QLatin1Char('\n'));
    }

    [[nodiscard]] QString cell(const char* table, int row, int column) const
    {
        const QAbstractItemModel* model = child<QAbstractItemView>(table)->model();
        return model->index(row, column).data().toString();
    }

    [[nodiscard]] int rows(const char* table) const
    {
        return child<QAbstractItemView>(table)->model()->rowCount();
    }

    /// Names of the tabs that are shown.
    [[nodiscard]] QStringList tabs() const
    {
        const auto* widget = child<QTabWidget>("importTabs");
        QStringList names;
        for (int i = 0; i < widget->count(); ++i) {
            if (widget->isTabVisible(i)) {
                names.append(
                    widget->tabText(i).remove(QLatin1Char('&')).section(QLatin1Char(' '), 0, 0));
            }
        }
        return names;
    }
};

} // namespace rooflab::testing
