// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_overlays.h"
#include "app/chart/chart_style.h"
#include "core/axis_range.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <string>

class QWidget;

namespace rooflab {

class SessionStore;

/// What files and people are asked about: open, save, export, and whether changes may be lost. The
/// only place with message boxes.
class Actions final : public QObject {
    Q_OBJECT

public:
    Actions(SessionStore& store, QWidget& window);

    /// The frame that is saved with the session.
    void setFrameSource(std::function<Frame()> frame) { m_frame = std::move(frame); }
    /// What lies over the chart and is drawn in an exported figure too.
    void setOverlaySource(std::function<ChartOverlays()> overlays)
    {
        m_overlays = std::move(overlays);
    }

    /// The session file that Save writes; empty: none yet.
    [[nodiscard]] QString documentPath() const { return m_path; }
    /// Remembers the SHA-256 of what the file held when it was read or written, to notice when
    /// somebody else changes it.
    void setDocument(const QString& path, std::string sha256);
    void clearDocument() { setDocument({}, {}); }

    [[nodiscard]] QStringList askFilesToOpen();
    bool save();
    bool saveAs();
    /// Writes to the path without asking anything.
    bool saveTo(const QString& path);
    void exportFigure(ThemeId theme);
    /// True if the session may be replaced: nothing to lose, saved now, or given up on purpose.
    /// `alsoLost` says what else is given up; alone it is a reason to ask.
    [[nodiscard]] bool mayReplaceSession(const QString& alsoLost = {});

Q_SIGNALS:
    void documentChanged();
    void done(const QString& sentence);

private:
    [[nodiscard]] bool mayOverwriteChangedFile();
    [[nodiscard]] QString suggestedPath(const QString& suffix) const;

    SessionStore& m_store;
    QWidget& m_window;
    std::function<Frame()> m_frame;
    std::function<ChartOverlays()> m_overlays;
    QString m_path;
    QString m_folder;
    std::string m_digest;
};

} // namespace rooflab
