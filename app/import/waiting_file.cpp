// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/waiting_file.h"

#include "app/core_text.h"
#include "app/import/choice_memory.h"
#include "core/catalog.h"
#include "core/io/importer.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace rooflab {
namespace {

constexpr std::size_t mostKernels = 500;

std::string keyOf(const TraceGroup& group)
{
    return group.kernel + '\x1f' + group.grid + '\x1f' + group.workgroup + '\x1f' + group.device;
}

bool hasProposedWarmup(const ImportOutcome& outcome)
{
    return std::any_of(outcome.traces.begin(), outcome.traces.end(), [](const TraceGroup& group) {
        return !group.isHelper && group.warmup > 0 && group.warmup == group.proposedWarmup;
    });
}

bool hasAssumption(const ImportOutcome& outcome)
{
    return std::any_of(outcome.notes.begin(), outcome.notes.end(),
                       [](const ImportNote& note) { return note.kind == NoteKind::Assumption; });
}

/// The tutorial's own program: its kernels are in the catalog, and so is what they compute.
bool isCatalogResult(const ImportOutcome& outcome)
{
    const std::vector<Measurement>& records = outcome.session.measurements;
    return outcome.format == "tutorial"
        && std::all_of(records.begin(), records.end(), [](const Measurement& record) {
               return findKernel(record.kernel, record.variant) != nullptr;
           });
}

/// A named work model puts its own family in place of the file's kernel, which becomes the variant.
const std::string& ownName(const Measurement& record)
{
    return record.work.assumed && !record.variant.empty() ? record.variant : record.kernel;
}

QString questionText(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::WorkModel:
        return ImportPreview::tr("work model must be chosen");
    case QuestionKind::ElementCount:
        return ImportPreview::tr("size or precision missing");
    case QuestionKind::Device:
        return ImportPreview::tr("device must be chosen");
    case QuestionKind::Columns:
        return ImportPreview::tr("columns must be chosen");
    }
    return {};
}

} // namespace

bool needsReview(const ImportOutcome& outcome)
{
    return !outcome.questions.empty() || hasProposedWarmup(outcome)
        || (hasAssumption(outcome) && !isCatalogResult(outcome));
}

WaitingFile::WaitingFile(PendingImport pending)
    : m_pending(std::move(pending)), m_wanted(m_pending.options)
{
    learn();
}

void WaitingFile::choose(ImportOptions options)
{
    m_wanted = std::move(options);
    m_isEdited = !sameOptions(m_wanted, m_pending.options);
    m_isReading = false;
}

void WaitingFile::markReading()
{
    m_isReading = true;
    m_asked = m_wanted;
}

void WaitingFile::take(PendingImport pending)
{
    const bool wasAsked = m_asked && sameOptions(pending.options, *m_asked);
    const bool isWaiting = m_isReading || m_isEdited || wasAsked;
    if (isWaiting && !sameOptions(pending.options, m_wanted)) {
        return;
    }
    m_asked.reset();
    m_pending = std::move(pending);
    m_wanted = m_pending.options;
    m_isReading = false;
    m_isEdited = false;
    learn();
    restoreWarmups();
}

/// Keeps what the fields offer, so that a choice that cannot be read can be taken back.
void WaitingFile::learn()
{
    if (!m_pending.outcome) {
        return;
    }
    const ImportOutcome& outcome = *m_pending.outcome;
    m_sha256 = outcome.sha256;
    m_header = outcome.header;
    if (!m_kernels.empty()) {
        return;
    }
    std::set<std::string> seen;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && m_kernels.size() < mostKernels && seen.insert(name).second) {
            m_kernels.push_back(name);
        }
    };
    for (const TraceGroup& group : outcome.traces) {
        if (!group.isHelper) {
            add(group.kernel);
        }
    }
    if (!outcome.traces.empty()) {
        return;
    }
    for (const Measurement& record : outcome.session.measurements) {
        add(ownName(record));
    }
}

bool WaitingFile::chooseWarmup(std::size_t group, std::size_t launches)
{
    if (!m_pending.outcome || !rooflab::chooseWarmup(*m_pending.outcome, group, launches)) {
        return false;
    }
    const TraceGroup& chosen = m_pending.outcome->traces[group];
    m_warmups[keyOf(chosen)] = chosen.warmup;
    return true;
}

void WaitingFile::restoreWarmups()
{
    if (!m_pending.outcome || m_warmups.empty()) {
        return;
    }
    std::vector<TraceGroup>& traces = m_pending.outcome->traces;
    for (std::size_t i = 0; i < traces.size(); ++i) {
        const auto chosen = m_warmups.find(keyOf(traces[i]));
        if (chosen != m_warmups.end() && chosen->second != traces[i].warmup) {
            rooflab::chooseWarmup(*m_pending.outcome, i, chosen->second);
        }
    }
}

bool WaitingFile::canApply() const
{
    return m_pending.outcome && !m_isReading && !m_isEdited
        && (!m_pending.outcome->session.isEmpty() || !m_pending.outcome->devices.empty());
}

QString fileNameOf(const WaitingFile& file)
{
    return QFileInfo(file.path()).fileName();
}

QString formatOf(const WaitingFile& file)
{
    if (!file.outcome()) {
        return {};
    }
    const Importer* importer = findImporter(file.outcome()->format);
    return coreText(importer == nullptr ? std::string_view(file.outcome()->format)
                                        : importer->label);
}

QStringList statesOf(const WaitingFile& file)
{
    if (file.isReading() || file.isEdited()) {
        return {ImportPreview::tr("is read again …")};
    }
    if (!file.outcome()) {
        return {ImportPreview::tr("cannot be read")};
    }
    const ImportOutcome& outcome = *file.outcome();
    QStringList states;
    for (const ImportQuestion& question : outcome.questions) {
        states.append(questionText(question.kind));
    }
    if (!outcome.columns.empty() && !file.options().columns) {
        states.append(ImportPreview::tr("columns guessed"));
    }
    if (hasProposedWarmup(outcome) && !file.options().warmup) {
        states.append(ImportPreview::tr("warm-up proposed"));
    }
    states.removeDuplicates();
    if (states.isEmpty()) {
        states.append(hasAssumption(outcome) ? ImportPreview::tr("with assumptions")
                                             : ImportPreview::tr("ready"));
    }
    return states;
}

QString forWindow(const std::string& message)
{
    static const QRegularExpression flag(
        QStringLiteral(" \\(--[a-z-]+\\)| with --[a-z-]+|, as in --columns \"[^\"]*\"|--work "));
    return coreText(message).remove(flag);
}

} // namespace rooflab
