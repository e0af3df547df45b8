// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/render_command.h"

#include "app/chart/chart_language.h"
#include "app/chart/figure_embedding.h"
#include "app/commands/result_files.h"
#include "app/qt_text.h"
#include "core/chart_content.h"

#include <QApplication>
#include <QHashFunctions>

#include <CLI/CLI.hpp>

#include <charconv>
#include <memory>

namespace rooflab {

namespace {

struct RenderOptions {
    ResultFiles files;
    std::string output;
    std::string size = "1920x1080";
    double dpi = 144.0;
    std::string theme = "light";
    std::string axes;
    std::string statistic;
    std::string language = "en";
    bool withoutData = false;
    bool leaveOutNames = false;
};

/// "1920x1080" as pixels.
std::optional<QSize> sizeFromText(const std::string& text)
{
    const std::size_t cross = text.find('x');
    int width = 0;
    int height = 0;
    const char* const end = text.data() + text.size();
    if (cross == std::string::npos) {
        return std::nullopt;
    }
    const auto first = std::from_chars(text.data(), text.data() + cross, width);
    const auto second = std::from_chars(text.data() + cross + 1, end, height);
    const bool whole = first.ec == std::errc() && first.ptr == text.data() + cross
        && second.ec == std::errc() && second.ptr == end;
    return whole && width > 0 && height > 0 ? std::optional(QSize(width, height)) : std::nullopt;
}

std::string checkSize(const std::string& text)
{
    return sizeFromText(text) ? std::string()
                              : "\"" + text + "\" is no size; write it as 1920x1080";
}

int runRender(const RenderOptions& options, CommandSetup setup)
{
    const LoadedSession loaded = loadSession(options.files);
    if (loaded.usage) {
        return exitCodeOf(loaded);
    }
    if (loaded.filesRead == 0) {
        complain(options.output, "not drawn, because nothing could be read");
        return exitFailed;
    }
    ViewSettings view = loaded.session.view;
    view.statistic = chosenStatistic(options.statistic, loaded.session);
    if (const auto axes = enumValue(axisScaleTexts, options.axes); axes && *axes != view.axes) {
        view.axes = *axes;
        view.frame.reset(); // a frame of one scale means nothing on the other
    }
    // Fonts stand in a PDF in the order of Qt's hashes, whose seed is random otherwise.
    QHashSeed::setDeterministicGlobalSeed();
    const QApplication application(setup.argc, setup.argv);
    const auto language = useLanguage(toQt(options.language));
    if (!language && options.language != "en") {
        complain("--language", "the program was built without " + options.language);
        return exitFailed;
    }
    FigureOptions figure;
    figure.sizePixels = *sizeFromText(options.size);
    figure.dpi = options.dpi;
    figure.theme = enumValue(themeTexts, options.theme).value_or(ThemeId::Light);
    const ChartContent content = chartContent(loaded.session, view);
    const auto embedded = embedSession(figure, loaded.session, content, options.language,
                                       {!options.withoutData, options.leaveOutNames});
    if (!embedded) {
        complain(options.output, "note: drawn without its data: " + embedded.error().text());
    }
    const auto written = writeFigure(inCurrentLanguage(content), figure, toQt(options.output));
    if (!written) {
        complain(options.output, written.error().text());
        return exitCodeOf(written.error());
    }
    return exitCodeOf(loaded);
}

} // namespace

void addRenderCommand(CommandSetup setup)
{
    CLI::App* command = setup.app.add_subcommand("render", "Draw the roofline into a file");
    auto options = std::make_shared<RenderOptions>();
    addResultFiles(*command, options->files);
    command->add_option("-o,--output", options->output, "Figure to write: .png, .svg or .pdf")
        ->required();
    command->add_option("--size", options->size, "Size in pixels")
        ->capture_default_str()
        ->check(checkSize);
    command->add_option("--dpi", options->dpi, "Pixels an inch when printed")
        ->capture_default_str()
        ->check(CLI::Range(10.0, 2400.0));
    command->add_option("--theme", options->theme, "Colours")
        ->capture_default_str()
        ->check(CLI::IsMember({"light", "dark", "print"}));
    command->add_option("--axes", options->axes, "Scale of the axes (default: as saved)")
        ->check(CLI::IsMember({"log", "linear"}));
    addStatistic(*command, options->statistic);
    command->add_option("--language", options->language, "Language of the figure")
        ->capture_default_str()
        ->check(CLI::IsMember({"en", "zh_CN"}));
    CLI::Option* withoutData
        = command->add_flag("--no-data", options->withoutData,
                            "Only the picture: the file does not carry the results that it shows");
    command
        ->add_flag("--leave-out-names", options->leaveOutNames,
                   "The data in the file is without host names, user names, paths and command "
                   "lines with paths")
        ->excludes(withoutData);
    command->callback([options, setup] { setup.exitCode = runRender(*options, setup); });
}

} // namespace rooflab
