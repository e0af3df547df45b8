// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/file_intake.h"

#include "app/import/import_preview.h"
#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/io/agent_info.h"
#include "core/io/paired_size.h"

#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace rooflab {
namespace {

// Batches get rarer the longer an opening takes: every one draws the chart and the tables anew.
constexpr std::int64_t shortestBatchMs = 100;
constexpr std::int64_t longestBatchMs = 2000;
/// Files that join in one turn of the event loop, so that the window answers in between.
constexpr std::size_t mostFilesAtOnce = 150;

std::vector<FileImport> describeAll(std::vector<FileResult> results)
{
    std::vector<FileImport> imports;
    imports.reserve(results.size());
    for (FileResult& result : results) {
        imports.push_back(describeImport(fromQt(result.request.path), std::move(result.outcome)));
    }
    return imports;
}

/// An offer is a convenience: it must not keep the window from answering.
constexpr std::size_t mostPairings = 100000;

} // namespace

FileIntake::FileIntake(SessionStore& store, QWidget* window)
    : QObject(window), m_store(store), m_window(window)
{
    connect(&m_loader, &FileLoader::progressed, this, &FileIntake::progressed);
    // While a long file is read there is time to build what may have to show it.
    connect(&m_loader, &FileLoader::progressed, this, [this] { preview().ensurePolished(); });
    connect(&m_loader, &FileLoader::resultsArrived, this, &FileIntake::onResults);
    connect(&m_loader, &FileLoader::finished, this, &FileIntake::endOpening);
    connect(&m_rereader, &FileLoader::resultsArrived, this, &FileIntake::onReadAgain);
}

FileIntake::~FileIntake() = default;

ImportPreview& FileIntake::preview()
{
    if (m_preview == nullptr) {
        m_preview = new ImportPreview(m_window);
        connect(m_preview, &ImportPreview::readAgain, this,
                [this](const QString& path, const ImportOptions& options) {
                    m_preview->showReading(path);
                    m_rereader.withdraw(path); // an older choice no longer counts
                    m_rereader.read({{path, options}});
                });
        connect(m_preview, &ImportPreview::applied, this, &FileIntake::apply);
        connect(m_preview, &ImportPreview::skipped, this, &FileIntake::setAside);
    }
    return *m_preview;
}

void FileIntake::open(const QStringList& paths)
{
    if (paths.isEmpty()) {
        return;
    }
    if (!std::exchange(m_isOpening, true)) {
        m_summary = {};
        m_agents.clear();
        m_clock.start();
        m_nextBatchMs = 0;
    }
    m_summary.files += static_cast<std::size_t>(paths.size());
    std::vector<FileRequest> requests;
    requests.reserve(static_cast<std::size_t>(paths.size()));
    for (const QString& path : paths) {
        requests.push_back({path, {}});
    }
    m_loader.read(std::move(requests));
}

void FileIntake::cancel()
{
    if (m_loader.isReading()) {
        m_loader.cancel();
    }
    while (!m_arrived.empty()) { // at once: another session may follow
        joinArrived();
    }
    endOpening();
}

void FileIntake::onResults()
{
    for (FileResult& result : m_loader.takeResults()) {
        if (result.outcome && needsReview(*result.outcome)) {
            m_toReview.push_back(std::move(result));
        } else {
            m_arrived.push_back(std::move(result));
        }
    }
    if (!m_arrived.empty() && m_loader.isReading() && m_clock.elapsed() >= m_nextBatchMs) {
        joinArrived();
        const std::int64_t now = m_clock.elapsed();
        m_nextBatchMs = now + std::clamp(now / 2, shortestBatchMs, longestBatchMs);
    }
}

void FileIntake::joinArrived()
{
    const auto end = m_arrived.begin()
        + static_cast<std::ptrdiff_t>(std::min(m_arrived.size(), mostFilesAtOnce));
    std::vector<FileResult> batch(std::move_iterator(m_arrived.begin()), std::move_iterator(end));
    m_arrived.erase(m_arrived.begin(), end);
    join(std::move(batch), m_summary);
}

void FileIntake::endOpening()
{
    if (m_loader.isReading() || !m_isOpening) {
        return; // more was asked for meanwhile, or all was discarded
    }
    joinArrived();
    if (!m_arrived.empty()) {
        QTimer::singleShot(0, this, &FileIntake::endOpening);
        return;
    }
    if (!m_toReview.empty()) {
        m_summary.waiting += m_toReview.size();
        fillPreview(std::exchange(m_toReview, {}));
        QTimer::singleShot(0, this, &FileIntake::endOpening); // to show it takes as long again
        return;
    }
    m_isOpening = false;
    m_store.finishAddition(tr("open files"));
    m_summary.settle();
    if (m_summary.waiting > 0) {
        showPreview();
        announceWaiting();
    }
    std::vector<FileReport> reports;
    describeDevices(reports);
    if (!reports.empty()) {
        Q_EMIT reported(reports);
    }
    Q_EMIT readingEnded();
    Q_EMIT opened(m_summary);
}

void FileIntake::fillPreview(std::vector<FileResult> results)
{
    // All files of an opening have joined by now: what they state can be offered to these.
    const std::size_t pairings = results.size() * m_store.session().measurements.size();
    for (FileResult& result : results) {
        if (pairings <= mostPairings) {
            offerSizes(result);
        }
        preview().show(PendingImport{result.request.path, std::move(result.request.options),
                                     std::move(result.outcome)});
    }
}

void FileIntake::offerSizes(FileResult& result) const
{
    if (!result.outcome || result.outcome->questions.empty()) {
        return;
    }
    std::vector<const Measurement*> known;
    for (const Measurement& measurement : m_store.session().measurements) {
        known.push_back(&measurement);
    }
    offerPairedSizes(*result.outcome, pairedSizes(*result.outcome, known));
}

void FileIntake::showPreview()
{
    ImportPreview& dialog = preview();
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

void FileIntake::review(const QString& path, const QString& reason)
{
    std::vector<FileResult> results;
    results.push_back({{path, {}}, fail(ErrorCode::InvalidInput, fromQt(reason))});
    fillPreview(std::move(results));
    showPreview();
    announceWaiting();
}

void FileIntake::onReadAgain()
{
    const QStringList waiting = preview().waitingPaths();
    for (FileResult& result : m_rereader.takeResults()) {
        if (waiting.contains(result.request.path)) {
            offerSizes(result);
            preview().show(PendingImport{result.request.path, std::move(result.request.options),
                                         std::move(result.outcome)});
        }
    }
}

void FileIntake::apply(const QStringList& paths)
{
    if (m_store.isPlaceholder() && m_mayReplace && !m_mayReplace()) {
        return;
    }
    std::vector<FileResult> results;
    for (const QString& path : paths) {
        m_rereader.withdraw(path);
        if (std::optional<PendingImport> pending = preview().take(path)) {
            results.push_back(
                {{pending->path, std::move(pending->options)}, std::move(pending->outcome)});
        }
    }
    for (const auto& [file, devices] : m_agents) {
        for (FileResult& result : results) {
            if (result.outcome) {
                attachDevices(result.outcome->session, devices);
            }
        }
    }
    OpenSummary summary;
    summary.files = results.size();
    join(std::move(results), summary);
    m_store.finishAddition(tr("open files"));
    summary.settle();
    announceWaiting();
    Q_EMIT opened(summary);
}

void FileIntake::setAside(const QStringList& paths)
{
    std::vector<FileReport> reports;
    for (const QString& path : paths) {
        m_rereader.withdraw(path);
        reports.push_back(
            fileReport(path, FileReport::State::SetAside, tr("set aside, not loaded")));
    }
    announceWaiting();
    Q_EMIT reported(reports);
}

void FileIntake::join(std::vector<FileResult> results, OpenSummary& summary)
{
    if (results.empty()) {
        return;
    }
    std::vector<FileImport> imports = describeAll(std::move(results));
    std::vector<Session> sessions = takeSessions(imports);
    const bool replaces
        = !sessions.empty() && (m_store.isPlaceholder() || m_store.session().isEmpty());
    summary.replacedSession = summary.replacedSession || replaces;
    const std::vector<MergeReport> merged
        = sessions.empty() ? std::vector<MergeReport>() : m_store.addSessions(std::move(sessions));
    std::vector<FileReport> reports;
    auto nextMerged = merged.begin();
    for (FileImport& import : imports) {
        if (!import.outcome) {
            reports.push_back(failedReport(toQt(import.file), import.outcome.error()));
            summary.addFailed(reports.back());
            continue;
        }
        if (!import.outcome->devices.empty()) {
            m_agents.emplace_back(toQt(import.file), import.outcome->devices);
        }
        const bool isFirst = replaces && nextMerged == merged.begin();
        summary.addLoaded(import, isFirst);
        const MergeReport report = hasRecords(import) ? *nextMerged++ : MergeReport();
        reports.push_back(loadedReport(std::move(import), report));
        summary.nameLoaded(reports.back());
    }
    Q_EMIT reported(reports);
}

void FileIntake::describeDevices(std::vector<FileReport>& reports)
{
    for (const auto& [path, devices] : m_agents) {
        const std::size_t attached = m_store.describeDevices(devices);
        if (attached > 0) {
            reports.push_back(fileReport(
                path, FileReport::State::Remark,
                tr("%1 records that name an agent of this file gain their device from it")
                    .arg(attached)));
        }
    }
}

void FileIntake::announceWaiting()
{
    Q_EMIT waitingChanged(static_cast<std::size_t>(preview().waitingPaths().size()));
}

std::size_t FileIntake::outsideSession() const
{
    const qsizetype waiting = m_preview != nullptr ? m_preview->waitingPaths().size() : 0;
    return m_loader.unread() + m_arrived.size() + m_toReview.size()
        + static_cast<std::size_t>(waiting);
}

void FileIntake::discard()
{
    m_loader.disconnect(this);
    m_loader.cancel();
    m_isOpening = false;
    m_arrived.clear();
    m_toReview.clear();
    if (m_preview == nullptr) {
        return;
    }
    for (const QString& path : m_preview->waitingPaths()) {
        m_rereader.withdraw(path);
        static_cast<void>(m_preview->take(path));
    }
    m_preview->close();
}

} // namespace rooflab
