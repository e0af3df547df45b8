// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/file_loader.h"

#include "core/io/import_file.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <filesystem>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

namespace rooflab {

using namespace std::chrono_literals;

namespace {

constexpr auto tick = 50ms;
constexpr auto patience = 100ms; ///< with a reader that should stop

tl::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, "the reading was cancelled");
}

/// A reader may throw on what nobody foresaw; that is no reason to lose the window.
Result<ImportOutcome> readFileSafely(const FileRequest& request, ImportProgress progress)
{
    try {
        return importFile(std::filesystem::path(request.path.toStdU16String()), request.options,
                          std::move(progress));
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::Io, "there is not enough memory to read this file");
    } catch (const std::exception& problem) {
        return fail(ErrorCode::InvalidInput,
                    std::string("the file could not be read: ") + problem.what());
    }
}

/// Threads whose reader did not stop in time; the end of the program waits for them.
void keepUntilExit(std::jthread thread)
{
    static std::mutex mutex;
    static std::vector<std::jthread> threads;
    const std::lock_guard lock(mutex);
    threads.push_back(std::move(thread));
}

} // namespace

/// What the two threads share; the worker keeps it alive.
struct FileLoader::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    FileLoader* owner = nullptr; ///< null: gone
    std::deque<FileRequest> waiting;
    std::vector<FileResult> results;
    std::optional<FileRequest> current; ///< null: none, or given up
    std::uint64_t job = 0; ///< of the worker; one that is given up no longer fits
    std::uint64_t bytesDone = 0;
    std::uint64_t bytesTotal = 0;
    std::size_t asked = 0; ///< since there was nothing to do
    bool hasLeft = false;

    [[nodiscard]] std::size_t unread() const { return waiting.size() + (current ? 1U : 0U); }

    /// Gives up the file that is being read.
    FileRequest abandon()
    {
        ++job;
        return *std::exchange(current, std::nullopt);
    }

    bool note(std::uint64_t ofJob, std::uint64_t done, std::uint64_t total)
    {
        const std::lock_guard lock(mutex);
        if (ofJob == job) {
            bytesDone = done;
            bytesTotal = total;
        }
        return ofJob == job;
    }

    static void work(const std::shared_ptr<Shared>& shared);
    void finish(std::uint64_t ofJob, FileRequest request, Result<ImportOutcome> outcome);
};

void FileLoader::Shared::finish(std::uint64_t ofJob, FileRequest request,
                                Result<ImportOutcome> outcome)
{
    const std::lock_guard lock(mutex);
    if (ofJob != job) {
        return;
    }
    current.reset();
    results.push_back({std::move(request), std::move(outcome)});
    if (waiting.empty() && owner != nullptr) {
        QMetaObject::invokeMethod(owner, &FileLoader::update, Qt::QueuedConnection);
    }
}

void FileLoader::Shared::work(const std::shared_ptr<Shared>& shared)
{
    std::unique_lock lock(shared->mutex);
    for (;;) {
        shared->changed.wait(lock,
                             [&] { return shared->owner == nullptr || !shared->waiting.empty(); });
        if (shared->owner == nullptr) {
            shared->hasLeft = true;
            shared->changed.notify_all();
            return;
        }
        FileRequest request = std::move(shared->waiting.front());
        shared->waiting.pop_front();
        shared->current = request;
        shared->bytesDone = 0;
        shared->bytesTotal = 0;
        const std::uint64_t job = ++shared->job;
        lock.unlock();
        Result<ImportOutcome> outcome
            = readFileSafely(request, [&shared, job](std::uint64_t done, std::uint64_t total) {
                  return shared->note(job, done, total);
              });
        shared->finish(job, std::move(request), std::move(outcome));
        lock.lock();
    }
}

FileLoader::FileLoader(QObject* parent) : QObject(parent), m_shared(std::make_shared<Shared>())
{
    m_shared->owner = this;
    m_tick.setInterval(tick);
    connect(&m_tick, &QTimer::timeout, this, &FileLoader::update);
}

FileLoader::~FileLoader()
{
    if (!m_worker.joinable()) {
        return;
    }
    std::unique_lock lock(m_shared->mutex);
    m_shared->owner = nullptr;
    m_shared->waiting.clear();
    if (m_shared->current) {
        m_shared->abandon();
    }
    m_shared->changed.notify_all();
    const bool hasLeft
        = m_shared->changed.wait_for(lock, patience, [this] { return m_shared->hasLeft; });
    lock.unlock();
    if (hasLeft) {
        m_worker.join();
    } else {
        keepUntilExit(std::move(m_worker));
    }
}

void FileLoader::read(std::vector<FileRequest> requests)
{
    if (requests.empty()) {
        return;
    }
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->asked = (m_isBusy ? m_shared->asked : 0) + requests.size();
        std::move(requests.begin(), requests.end(), std::back_inserter(m_shared->waiting));
        m_shared->changed.notify_all();
    }
    if (!m_worker.joinable()) {
        m_worker = std::jthread([shared = m_shared] { Shared::work(shared); });
    }
    m_isBusy = true;
    m_tick.start();
}

void FileLoader::cancel()
{
    {
        const std::lock_guard lock(m_shared->mutex);
        if (m_shared->current) {
            m_shared->results.push_back({m_shared->abandon(), cancelled()});
        }
        for (FileRequest& request : m_shared->waiting) {
            m_shared->results.push_back({std::move(request), cancelled()});
        }
        m_shared->waiting.clear();
    }
    update();
}

void FileLoader::withdraw(const QString& path)
{
    {
        const std::lock_guard lock(m_shared->mutex);
        const auto isOfPath = [&path](const FileRequest& request) { return request.path == path; };
        const std::size_t before = m_shared->unread();
        std::erase_if(m_shared->waiting, isOfPath);
        if (m_shared->current && isOfPath(*m_shared->current)) {
            m_shared->abandon();
        }
        m_shared->asked -= before - m_shared->unread();
        std::erase_if(m_shared->results,
                      [&](const FileResult& result) { return isOfPath(result.request); });
    }
    update();
}

bool FileLoader::isReading() const
{
    return m_isBusy;
}

std::size_t FileLoader::unread() const
{
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->unread();
}

std::vector<FileResult> FileLoader::takeResults()
{
    const std::lock_guard lock(m_shared->mutex);
    return std::exchange(m_shared->results, {});
}

void FileLoader::update()
{
    if (!m_isBusy) {
        return;
    }
    LoadProgress progress;
    bool hasResults = false;
    bool isReadingNow = false;
    {
        const std::lock_guard lock(m_shared->mutex);
        hasResults = !m_shared->results.empty();
        progress.count = m_shared->asked;
        progress.index = m_shared->asked - m_shared->unread() + 1;
        isReadingNow = m_shared->current.has_value();
        m_isBusy = m_shared->unread() > 0;
        if (isReadingNow) {
            progress.fileName = QFileInfo(m_shared->current->path).fileName();
            progress.bytesDone = m_shared->bytesDone;
            progress.bytesTotal = m_shared->bytesTotal;
        }
    }
    if (!m_isBusy) {
        m_tick.stop();
    }
    const bool isEnd = !m_isBusy;
    if (isReadingNow) {
        Q_EMIT progressed(progress);
    }
    if (hasResults) {
        Q_EMIT resultsArrived();
    }
    if (isEnd && !m_isBusy) { // a receiver may have asked for more
        Q_EMIT finished();
    }
}

} // namespace rooflab
