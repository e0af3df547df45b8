// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/session_json.h"

#include <QByteArray>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

namespace rooflab::testing {

/// Every warning of Qt fails the test, but for those that offscreen always prints.
inline void failOnUnexpectedWarnings()
{
    QTest::failOnWarning(QRegularExpression(
        QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise))")));
}

/// Settings of the window go here instead of the user's own.
class SettingsFolder {
public:
    SettingsFolder()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }

private:
    QTemporaryDir m_folder;
};

inline QString sampleFile()
{
    return QStringLiteral(ROOFLAB_TEST_DATA "/../../resources/samples/rx9070xt-vector-add.json");
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// The tutorial's record, as shipped.
inline Session sampleSession()
{
    const QByteArray text = contentOf(sampleFile());
    auto outcome = readSession({text.constData(), static_cast<std::size_t>(text.size())});
    return outcome ? std::move(outcome->session) : Session();
}

} // namespace rooflab::testing
