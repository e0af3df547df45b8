// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_options.h"
#include "core/io/import_outcome.h"
#include "core/result.h"

#include <QDialog>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace rooflab {

/// A file that was read, and how; it waits for the user's word before it joins the session.
struct PendingImport {
    QString path;
    ImportOptions options;
    Result<ImportOutcome> outcome;
};

/// True if something in the outcome was assumed or must be chosen: an open question, a guessed
/// mapping of columns, a trace whose warm-up was proposed, any remark that is an assumption.
/// Results of the tutorial's own program, whose kernels the catalog knows, need none.
[[nodiscard]] bool needsReview(const ImportOutcome& outcome);

/// Shows files before they join the session: what was recognised and why, what was read, refused,
/// converted and assumed, with the choices that the file leaves open. Not modal. It reads no file
/// itself: a changed choice asks for another reading.
class ImportPreview final : public QDialog {
    Q_OBJECT

public:
    explicit ImportPreview(QWidget* parent = nullptr);
    ~ImportPreview() override;

    /// Adds a file to those that wait, or replaces what was known of the same path.
    void show(PendingImport pending);
    /// Says that a file is being read again; its choices cannot be applied meanwhile.
    void showReading(const QString& path);
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] QStringList waitingPaths() const;
    /// Takes a file out of the list; nullopt if it does not wait.
    [[nodiscard]] std::optional<PendingImport> take(const QString& path);

    using QDialog::show;

Q_SIGNALS:
    /// The file is to be read again with other options.
    void readAgain(const QString& path, const rooflab::ImportOptions& options);
    /// These files are to join the session as they are shown now; take() gives them.
    void applied(const QStringList& paths);
    /// These files were set aside by the user; they are out of the list already.
    void skipped(const QStringList& paths);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace rooflab
