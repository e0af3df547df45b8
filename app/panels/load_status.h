// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/file_loader.h"
#include "app/panels/progress_status.h"

namespace rooflab {

/// The part of the status bar that follows the reading of files.
class LoadStatus final : public ProgressStatus {
    Q_OBJECT

public:
    explicit LoadStatus(QWidget* parent = nullptr);

    void showProgress(const LoadProgress& progress);
};

} // namespace rooflab
