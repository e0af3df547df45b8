// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/figure.h"

#include "app/chart/chart_text.h"
#include "app/chart/figure_embedding.h"
#include "app/chart/roofline_chart.h"
#include "app/qt_text.h"
#include "core/io/file_access.h"

#include <QBuffer>
#include <QFileInfo>
#include <QGraphicsScene>
#include <QImageWriter>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QRawFont>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rooflab {

namespace {

constexpr double inchMillimetres = 25.4;

/// 1 at the height of a small window; 2 at 1920x1080, where tick labels are then 24 pixels.
double figureScale(QSize pixels)
{
    constexpr double widthAtOne = 960.0;
    constexpr double heightAtOne = 540.0;
    const double scale = std::min(pixels.width() / widthAtOne, pixels.height() / heightAtOne);
    return std::max(scale, 0.75);
}

Result<void> checkOptions(const FigureOptions& options)
{
    const QSize size = options.sizePixels;
    if (size.width() < 1 || size.height() < 1 || size.width() > maximumFigurePixels
        || size.height() > maximumFigurePixels) {
        return fail(ErrorCode::Usage,
                    "A figure is 1 to " + std::to_string(maximumFigurePixels)
                        + " pixels wide and high, not " + std::to_string(size.width()) + "x"
                        + std::to_string(size.height()) + ".",
                    "size");
    }
    if (!(std::isfinite(options.dpi) && options.dpi >= 10.0 && options.dpi <= 10000.0)) {
        return fail(ErrorCode::Usage, "The resolution of a figure is 10 to 10000 dpi.", "dpi");
    }
    return {};
}

/// A scene of its own for each figure: the window's chart is never resized.
void paintFigure(const ChartContent& content, const FigureOptions& options, QPainter& painter)
{
    const QRectF area(QPointF(0, 0), QSizeF(options.sizePixels));
    QGraphicsScene scene;
    auto* chart = new RooflineChart(RooflineChart::Use::Figure);
    scene.addItem(chart);
    const ChartStyle style = chartStyle(options.theme).scaled(figureScale(options.sizePixels));
    chart->setLook(style);
    chart->setMinimumSize(0, 0);
    chart->resize(area.size());
    ChartOverlays overlays = options.overlays;
    overlays.lesson = {};
    if (!options.withGhosts) {
        overlays.ghosts = {};
    }
    chart->setOverlays(std::move(overlays));
    chart->setContent(content, content.frame);
    scene.setSceneRect(area);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(area, style.background);
    scene.render(&painter, area, area);
}

Result<QByteArray> pngBytes(const ChartContent& content, const FigureOptions& options)
{
    const QImage image = renderFigure(content, options);
    if (image.isNull()) {
        return fail(ErrorCode::Io, "There is not enough memory for a picture of this size.");
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(image)) {
        return fail(ErrorCode::Io, fromQt(writer.errorString()));
    }
    return bytes;
}

/// The generator names the wished family only, and viewers without it would pick a serif: name the
/// family that the text was measured with first, and end with the generic one.
void replaceFamily(QByteArray& svg, const ChartStyle& style)
{
    QStringList families = style.families;
    families.prepend(QRawFont::fromFont(style.font(style.labelPixels)).familyName());
    families.removeAll(QString());
    families.removeDuplicates();
    const QByteArray wished
        = "font-family=\"" + style.families.front().toHtmlEscaped().toUtf8() + '"';
    const QString names = families.join(QStringLiteral("', '")).toHtmlEscaped();
    svg.replace(wished, "font-family=\"'" + names.toUtf8() + "', sans-serif\"");
}

Result<QByteArray> svgBytes(const ChartContent& content, const FigureOptions& options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(options.sizePixels);
    generator.setViewBox(QRect(QPoint(0, 0), options.sizePixels));
    generator.setResolution(static_cast<int>(std::lround(options.dpi)));
    // The generator writes both as they are: an ampersand would break the file.
    generator.setTitle(plainLine(content.title).toHtmlEscaped());
    generator.setDescription(plainLine(content.caption).toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&generator)) {
        return fail(ErrorCode::Io, "The SVG picture could not be drawn.");
    }
    paintFigure(content, options, painter);
    painter.end();
    replaceFamily(bytes, chartStyle(options.theme));
    for (const char* notInXml : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"}) { // U+FFFE, U+FFFF
        bytes.replace(notInXml, "\xEF\xBF\xBD");
    }

    return bytes;
}

/// Blanks the time of writing, so that the same figure is the same file; offsets stay valid.
void removeCreationDate(QByteArray& pdf)
{
    const qsizetype start = pdf.lastIndexOf("/CreationDate (");
    const qsizetype end = start < 0 ? -1 : pdf.indexOf(')', start);
    if (end > start) {
        pdf.replace(start, end - start + 1, QByteArray(end - start + 1, ' '));
    }
}

Result<QByteArray> pdfBytes(const ChartContent& content, const FigureOptions& options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly)) {
        return fail(ErrorCode::Io, "The PDF page could not be drawn.");
    }
    QPdfWriter writer(&buffer);
    const QSizeF millimetres = QSizeF(options.sizePixels) / options.dpi * inchMillimetres;
    writer.setResolution(static_cast<int>(std::lround(options.dpi)));
    writer.setPageLayout(
        QPageLayout(QPageSize(millimetres, QPageSize::Millimeter, QString(), QPageSize::ExactMatch),
                    QPageLayout::Portrait, QMarginsF()));
    writer.setTitle(plainLine(content.title));
    writer.setCreator(QStringLiteral("rooflab"));
    attachData(writer, options.embeddedSession);
    QPainter painter;
    if (!painter.begin(&writer)) {
        return fail(ErrorCode::Io, "The PDF page could not be drawn.");
    }
    paintFigure(content, options, painter);
    painter.end();
    removeCreationDate(bytes);
    return bytes;
}

Result<QByteArray> figureBytes(const ChartContent& content, const FigureOptions& options,
                               const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("png")) {
        return pngBytes(content, options);
    }
    if (suffix == QLatin1String("svg")) {
        return svgBytes(content, options);
    }
    if (suffix == QLatin1String("pdf")) {
        return pdfBytes(content, options);
    }
    return fail(ErrorCode::Usage, "A figure is written as .png, .svg or .pdf.", fromQt(path));
}

} // namespace

QImage renderFigure(const ChartContent& content, const FigureOptions& options)
{
    if (!checkOptions(options)) {
        return {};
    }
    QImage image(options.sizePixels, QImage::Format_RGB32);
    if (image.isNull()) {
        return image;
    }
    const int dotsPerMetre = static_cast<int>(std::lround(options.dpi / inchMillimetres * 1e3));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    QPainter painter(&image);
    paintFigure(content, options, painter);
    painter.end();
    return image;
}

Result<void> writeFigure(const ChartContent& content, const FigureOptions& options,
                         const QString& path)
{
    if (const auto checked = checkOptions(options); !checked) {
        return fail(checked.error());
    }
    Result<QByteArray> bytes = figureBytes(content, options, path);
    if (bytes && options.embeddedSession) {
        bytes = withData(*bytes, *options.embeddedSession);
    }
    if (!bytes) {
        return fail(bytes.error());
    }
    return writeFileAtomically(path.toStdString(),
                               {bytes->constData(), static_cast<std::size_t>(bytes->size())});
}

} // namespace rooflab
