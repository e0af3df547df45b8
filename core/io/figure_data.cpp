// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/figure_data.h"

#include "core/io/json_put.h"
#include "core/io/session_document.h"
#include "core/io/session_json.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace rooflab {

namespace {

constexpr std::string_view formatName = "rooflab-figure";
constexpr std::string_view beginning = "{\n\"format\": \"rooflab-figure\",";
constexpr int majorVersion = 1;

/// U+FFFE and U+FFFF are characters of JSON and none of XML, which an SVG is: they stand as JSON's
/// own escapes.
std::string withoutNonCharacters(std::string_view json)
{
    constexpr std::string_view commonBytes = "\xEF\xBF";
    std::string text;
    text.reserve(json.size());
    for (std::size_t at = 0; at < json.size();) {
        const std::size_t found = json.find(commonBytes, at);
        text += json.substr(at, found - at);
        if (found == std::string_view::npos) {
            break;
        }
        const std::string_view character = json.substr(found, commonBytes.size() + 1);
        text += character.ends_with('\xBE') ? "\\ufffe"
            : character.ends_with('\xBF')   ? "\\uffff"
                                            : character;
        at = found + character.size();
    }
    return text;
}

Json figureToJson(const FigureDescription& figure)
{
    Json object = Json::object();
    put(object, "width_px", figure.widthPixels);
    put(object, "height_px", figure.heightPixels);
    put(object, "dpi", figure.dpi);
    put(object, "theme", figure.theme);
    put(object, "language", figure.language);
    return object;
}

FigureDescription figureFromJson(JsonObject& object)
{
    FigureDescription figure;
    figure.widthPixels = object.integer("width_px");
    figure.heightPixels = object.integer("height_px");
    figure.dpi = object.number("dpi");
    figure.theme = object.text("theme");
    figure.language = object.text("language");
    return figure;
}

/// "the figure was drawn with 1920 x 1080 pixels, 144 dpi, theme light, language en"
std::string sentence(const FigureDescription& figure)
{
    std::string parts;
    const auto add = [&](const std::string& part) { parts += (parts.empty() ? "" : ", ") + part; };
    if (figure.widthPixels && figure.heightPixels) {
        add(std::to_string(*figure.widthPixels) + " x " + std::to_string(*figure.heightPixels)
            + " pixels");
    }
    if (figure.dpi) {
        add(compactJson(jsonNumber(*figure.dpi)) + " dpi");
    }
    if (figure.theme) {
        add("theme " + *figure.theme);
    }
    if (figure.language) {
        add("language " + *figure.language);
    }
    return "the figure was drawn with " + (parts.empty() ? "options that are not recorded" : parts);
}

Result<void> checkEnvelope(JsonObject& document)
{
    if (document.text("format").value_or(std::string()) != formatName) {
        document.setError("\"format\" must be \"rooflab-figure\"", "format");
    }
    const std::string version = document.requiredText("version");
    if (document.error()) {
        return fail(*document.error());
    }
    int major = 0;
    const auto parsed = std::from_chars(version.data(), version.data() + version.size(), major);
    if (parsed.ec != std::errc() || major < 1) {
        return fail(ErrorCode::InvalidInput,
                    "the figure's data has \"" + version + "\" for a version number", "/version");
    }
    if (major > majorVersion) {
        return fail(ErrorCode::Unsupported,
                    "the figure's data has version " + version + ", and this program reads version "
                        + std::to_string(majorVersion) + ".x only; a newer rooflab is needed",
                    "/version");
    }
    return {};
}

} // namespace

Result<void> checkFigureRuns(std::size_t runs)
{
    if (runs > figureRunLimit) {
        return fail(ErrorCode::Unsupported,
                    "the figure shows " + std::to_string(runs) + " runs and carries the data of at "
                        + "most " + std::to_string(figureRunLimit));
    }
    return {};
}

Result<std::string> figureDataText(const Session& session, const FigureDescription& figure)
{
    if (const Result<void> checked = checkFigureRuns(session.measurements.size()); !checked) {
        return fail(checked.error());
    }
    std::string text(beginning);
    text += "\n\"version\": \"" + std::string(figureDataVersion)
        + "\",\n\"figure\": " + compactJson(figureToJson(figure)) + ",\n\"session\": ";
    text += withoutNonCharacters(writeSession(session));
    text += "}\n";
    if (text.size() > figureDataLimit) {
        return fail(ErrorCode::Unsupported,
                    "the figure's data has " + std::to_string(text.size())
                        + " bytes and a figure carries at most " + std::to_string(figureDataLimit)
                        + ": draw fewer runs");
    }
    return text;
}

bool isFigureData(std::string_view text)
{
    return text.starts_with(beginning);
}

Result<ImportOutcome> readFigureData(std::string_view text)
{
    const Result<Json> parsed = parseJson(text);
    if (!parsed) {
        return fail(parsed.error().code,
                    "the figure's data cannot be read: " + parsed.error().message,
                    parsed.error().where);
    }
    JsonObject document(*parsed, "");
    if (const Result<void> checked = checkEnvelope(document); !checked) {
        return fail(checked.error());
    }
    FigureDescription figure;
    document.object("figure", [&](JsonObject& object) { figure = figureFromJson(object); });
    const Json* session = document.raw("session");
    if (session == nullptr) {
        document.setError("the figure's data holds no session", "session");
    }
    if (document.error()) {
        return fail(*document.error());
    }
    Result<ImportOutcome> outcome = sessionFromJson(*session);
    if (outcome) {
        outcome->note(NoteKind::Info, sentence(figure));
    }
    return outcome;
}

} // namespace rooflab
