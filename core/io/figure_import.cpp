// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/figure_import.h"

#include "core/io/figure_data.h"
#include "core/io/figure_pdf.h"
#include "core/io/figure_png.h"
#include "core/io/figure_svg.h"

namespace rooflab {

std::optional<std::string> matchesFigure(std::string_view head)
{
    if (isPng(head)) {
        return "it begins as a PNG picture";
    }
    if (isPdf(head)) {
        return "it begins with %PDF-";
    }
    if (isSvg(head)) {
        return "its first element is svg";
    }
    return std::nullopt;
}

Result<std::optional<std::string>> dataInFigure(std::string_view figure)
{
    if (isPng(figure)) {
        return dataInPng(figure);
    }
    if (isPdf(figure)) {
        return dataInPdf(figure);
    }
    if (isSvg(figure)) {
        return dataInSvg(figure);
    }
    return fail(ErrorCode::InvalidInput, "this is no PNG, SVG or PDF file");
}

Result<ImportOutcome> readFigure(ImportInput& input)
{
    const Result<std::string_view> figure = input.whole();
    if (!figure) {
        return fail(figure.error());
    }
    const Result<std::optional<std::string>> data = dataInFigure(*figure);
    if (!data) {
        return fail(data.error());
    }
    if (!*data) {
        return fail(ErrorCode::InvalidInput,
                    "this is a picture without rooflab data; open the results that it was drawn "
                    "from instead");
    }
    return readFigureData(**data);
}

} // namespace rooflab
