// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/load_status.h"

#include <algorithm>

namespace rooflab {
namespace {

constexpr int barSteps = 1000;
constexpr std::uint64_t bytesPerMegabyte = 1000000;

} // namespace

LoadStatus::LoadStatus(QWidget* parent)
    : ProgressStatus(QStringLiteral("loadStatus"), tr("Progress of the reading"), parent)
{
    setCancel(QStringLiteral("cancelLoad"), tr("Cancel"),
              tr("Stop reading; what was read already stays"));
}

void LoadStatus::showProgress(const LoadProgress& progress)
{
    const QString name = shortened(progress.fileName);
    setWhat(progress.count > 1
                ? tr("Reading %1 of %2: %3").arg(progress.index).arg(progress.count).arg(name)
                : tr("Reading %1").arg(name));
    const double ofFile = progress.bytesTotal > 0
        ? static_cast<double>(progress.bytesDone) / static_cast<double>(progress.bytesTotal)
        : 0.0;
    const double files = static_cast<double>(progress.index) - 1.0 + std::min(ofFile, 1.0);
    setDone(static_cast<int>(files / static_cast<double>(progress.count) * barSteps), barSteps);
    setBeside(progress.bytesTotal >= bytesPerMegabyte
                  ? tr("%1 of %2 MB")
                        .arg(progress.bytesDone / bytesPerMegabyte)
                        .arg(progress.bytesTotal / bytesPerMegabyte)
                  : QString());
    show();
}

} // namespace rooflab
