// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/figure_embedding.h"

#include "core/io/figure_data.h"
#include "core/io/figure_import.h"
#include "core/io/figure_png.h"
#include "core/io/figure_subset.h"
#include "core/io/figure_svg.h"
#include "core/io/names_and_paths.h"

#include <QPdfWriter>

namespace rooflab {

Result<void> embedSession(FigureOptions& options, const Session& session,
                          const ChartContent& content, const std::string& language,
                          const EmbeddingChoice& choice)
{
    options.embeddedSession.reset();
    if (!choice.withData) {
        return {};
    }
    if (auto checked = checkFigureRuns(content.points.size()); !checked) {
        return fail(checked.error());
    }
    Result<Session> subset = drawnSubset(session, content);
    if (choice.leaveOutNames) {
        subset = withoutNamesAndPaths(*subset);
    }
    if (!subset) {
        return fail(subset.error());
    }
    FigureDescription figure;
    figure.widthPixels = options.sizePixels.width();
    figure.heightPixels = options.sizePixels.height();
    figure.dpi = options.dpi;
    figure.theme = std::string(enumText(themeTexts, options.theme));
    figure.language = language;
    Result<std::string> text = figureDataText(*subset, figure);
    if (!text) {
        return fail(text.error());
    }
    options.embeddedSession = std::move(*text);
    return {};
}

void attachData(QPdfWriter& writer, const std::optional<std::string>& data)
{
    if (data) {
        writer.addFileAttachment(QStringLiteral("rooflab-session.json"),
                                 QByteArray(data->data(), static_cast<qsizetype>(data->size())),
                                 QStringLiteral("application/json"));
    }
}

Result<QByteArray> withData(const QByteArray& figure, const std::string& data)
{
    const std::string_view bare(figure.constData(), static_cast<std::size_t>(figure.size()));
    const Result<std::string> whole = isPng(bare) ? pngWithData(bare, data)
        : isSvg(bare)                             ? svgWithData(bare, data)
                                                  : std::string(bare); // attached already
    if (!whole) {
        return fail(whole.error());
    }
    const Result<std::optional<std::string>> readBack = dataInFigure(*whole);
    if (!readBack || *readBack != data) {
        return fail(ErrorCode::Io, "The figure's data does not read back as it was written.");
    }
    return QByteArray(whole->data(), static_cast<qsizetype>(whole->size()));
}

} // namespace rooflab
