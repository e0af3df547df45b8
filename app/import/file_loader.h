// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_options.h"
#include "core/io/import_outcome.h"
#include "core/result.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace rooflab {

/// A file that is to be read, and how.
struct FileRequest {
    QString path;
    ImportOptions options;
};

/// What came of a request; ErrorCode::Cancelled if it was given up.
struct FileResult {
    FileRequest request;
    Result<ImportOutcome> outcome;
};

/// How far the reading is.
struct LoadProgress {
    QString fileName;
    std::size_t index = 0; ///< of the file being read, from 1
    std::size_t count = 0; ///< files asked for since there was nothing to do
    std::uint64_t bytesDone = 0; ///< of the file being read
    std::uint64_t bytesTotal = 0;
};

/// Reads files on a thread of its own, one after the other, in the order they were asked for.
/// Signals come on the thread of the loader, at most twenty a second.
class FileLoader final : public QObject {
    Q_OBJECT

public:
    explicit FileLoader(QObject* parent = nullptr);
    /// Gives up what is being read. Does not wait for a reader that is slow to notice.
    ~FileLoader() override;

    /// Adds files to those that are to be read.
    void read(std::vector<FileRequest> requests);
    /// Gives up everything: each file that is not read yet comes back as cancelled. There is
    /// nothing to do from then on, even while a reader has yet to notice.
    void cancel();
    /// Forgets the requests for a file; nothing comes back of them.
    void withdraw(const QString& path);
    [[nodiscard]] bool isReading() const;
    /// Files that have not come back yet.
    [[nodiscard]] std::size_t unread() const;
    /// What was read since the last call, in the order of the requests.
    [[nodiscard]] std::vector<FileResult> takeResults();

Q_SIGNALS:
    void progressed(const rooflab::LoadProgress& progress);
    /// takeResults() has something.
    void resultsArrived();
    /// There is nothing to do any more; comes after the last resultsArrived().
    void finished();

private:
    struct Shared;
    void update();

    std::shared_ptr<Shared> m_shared;
    std::jthread m_worker; ///< started at the first request
    QTimer m_tick;
    bool m_isBusy = false;
};

} // namespace rooflab
