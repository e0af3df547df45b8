// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/file_loader.h"
#include "app/import/file_report.h"
#include "app/import/open_summary.h"
#include "core/io/import_outcome.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

class QWidget;

namespace rooflab {

class ImportPreview;
class SessionStore;

/// The way of files into the session: read in the background, joined in batches or shown in the
/// preview where something must be chosen, and reported either way.
class FileIntake final : public QObject {
    Q_OBJECT

public:
    FileIntake(SessionStore& store, QWidget* window);
    ~FileIntake() override;

    /// Asked before a sample that was changed gives way to files from the preview.
    void setMayReplace(std::function<bool()> mayReplace) { m_mayReplace = std::move(mayReplace); }

    /// Reads files and adds their records to the open session, in this order. A shipped sample
    /// gives way to the first file with records; a bad file changes nothing.
    void open(const QStringList& paths);
    /// Gives up what is not read yet; what was read joins the session.
    void cancel();
    /// Shows a file that could not be read in the preview, where another format can be chosen.
    void review(const QString& path, const QString& reason);
    /// Shows the files that wait.
    void showPreview();
    /// Files that are being read or that wait in the preview.
    [[nodiscard]] std::size_t outsideSession() const;
    /// Gives up all of them, without a word.
    void discard();

Q_SIGNALS:
    void progressed(const rooflab::LoadProgress& progress);
    void readingEnded();
    /// In the order of the files, in batches.
    void reported(const std::vector<rooflab::FileReport>& reports);
    /// An opening is over, or files from the preview have joined.
    void opened(const rooflab::OpenSummary& summary);
    /// Another number of files waits in the preview.
    void waitingChanged(std::size_t waiting);

private:
    ImportPreview& preview();
    void onResults();
    void onReadAgain();
    /// Some of what has arrived joins the session.
    void joinArrived();
    void endOpening();
    void apply(const QStringList& paths);
    void setAside(const QStringList& paths);
    void fillPreview(std::vector<FileResult> results);
    /// The N that a record of the session states for the same kernel, in the question's sentence.
    void offerSizes(FileResult& result) const;
    /// Adds what was read to the session and reports on all of them.
    void join(std::vector<FileResult> results, OpenSummary& summary);
    void describeDevices(std::vector<FileReport>& reports);
    void announceWaiting();

    SessionStore& m_store;
    QWidget* m_window;
    FileLoader m_loader;
    FileLoader m_rereader; ///< for the preview: its user is waiting
    ImportPreview* m_preview = nullptr; ///< made when it is needed; belongs to the window
    std::function<bool()> m_mayReplace;
    std::vector<FileResult> m_arrived; ///< to join with the next batch
    std::vector<FileResult> m_toReview; ///< for the preview, when the opening is over
    std::vector<std::pair<QString, std::vector<NamedDevice>>> m_agents; ///< of this opening
    OpenSummary m_summary;
    bool m_isOpening = false; ///< from the first request until opened()
    QElapsedTimer m_clock; ///< since this opening began
    std::int64_t m_nextBatchMs = 0;
};

} // namespace rooflab
