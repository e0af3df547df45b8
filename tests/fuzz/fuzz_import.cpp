// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One program for every reader: the variable ROOFLAB_FUZZ_TARGET names what is fuzzed, "list"
// prints the names. A new importer is a new target without an edit here.
#include "core/io/csv_reader.h"
#include "core/io/expression.h"
#include "core/io/import_report.h"
#include "core/io/importer.h"
#include "core/io/json_reader.h"
#include "core/io/session_json.h"
#include "core/measurement.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <string>

using namespace rooflab;

namespace {

/// Gives the text in small pieces, so that everything is cut somewhere.
class PieceSource final : public ByteSource {
public:
    PieceSource(std::string_view text, std::size_t pieceBytes)
        : m_rest(text), m_size(text.size()), m_pieceBytes(pieceBytes)
    {
    }
    [[nodiscard]] Result<std::string_view> read() override
    {
        const std::string_view piece = m_rest.substr(0, m_pieceBytes);
        m_rest.remove_prefix(piece.size());
        return piece;
    }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }

private:
    std::string_view m_rest;
    std::uint64_t m_size;
    std::size_t m_pieceBytes;
};

void require(bool holds, const char* what)
{
    if (!holds) {
        std::fprintf(stderr, "broken promise: %s\n", what);
        std::abort();
    }
}

void checkOutcome(ImportOutcome outcome)
{
    for (const Measurement& measurement : outcome.session.measurements) {
        require(checkMeasurement(measurement).has_value(), "a record is one that a run can have");
    }
    if (!outcome.traces.empty()) {
        chooseWarmup(outcome, outcome.traces.size() - 1, 1);
    }
    const auto read = readSession(writeSession(outcome.session));
    require(read.has_value(), "what is written reads back");
    require(read->session.measurements.size() == outcome.session.measurements.size()
                && read->session.ceilings.size() == outcome.session.ceilings.size(),
            "no record is lost in the session");
    std::vector<FileImport> files;
    files.push_back(describeImport("file", std::move(outcome)));
    require(parseJson(importReportJson(files)).has_value(), "the report is JSON");
    require(!importReportText(files).empty(), "the report has text");
}

ImportOptions optionsFor(unsigned char choice)
{
    ImportOptions options;
    if ((choice & 1U) != 0) {
        options.works.push_back(parseWorkModel("copy fp32 n=1000 for *copy?").value());
        options.works.push_back(parseWorkModel("vector_add fp32 n=grid_size_x").value());
    }
    if ((choice & 2U) != 0) {
        options.warmup = choice >> 4U;
    }
    if ((choice & 4U) != 0) {
        options.device = choice >> 5U;
    }
    if ((choice & 8U) != 0) {
        options.deviceName = "a device";
    }
    return options;
}

void fuzzImport(const Importer* importer, std::string_view text)
{
    const auto choice = static_cast<unsigned char>(text.empty() ? 0 : text.back());
    ImportOptions options = optionsFor(choice);
    if (importer != nullptr) {
        options.format = importer->name;
    }
    PieceSource source(text, 1U + choice * 7U);
    ImportInput input(source, "fuzz_kernel_trace.csv", options);
    if (Result<ImportOutcome> outcome = importInput(input)) {
        checkOutcome(std::move(*outcome));
    } else {
        require(!outcome.error().message.empty(), "a refusal has a reason");
    }
}

void fuzzCsv(std::string_view text)
{
    std::size_t cells = 0;
    CsvParser parser(text.empty() ? ',' : text.back(), [&](const CsvRow& row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells += row.cell(i).size();
        }
        return true;
    });
    for (std::size_t at = 0; at < text.size(); at += 5) {
        if (!parser.feed(text.substr(at, 5))) {
            return;
        }
    }
    (void)parser.finish();
    require(cells <= text.size(), "cells hold no more than the text");
}

void fuzzWork(std::string_view text)
{
    if (const auto model = parseWorkModel(text)) {
        (void)applyWorkModel(*model, Precision::Fp32, [](std::string_view) { return 3.0; });
        const auto again = parseWorkModel(workModelText(*model));
        require(again && again->kernels == model->kernels, "a work model's text reads back");
        (void)fitsPattern(text, model->kernels);
    }
    if (const auto mapping = parseColumnMapping(text)) {
        require(parseColumnMapping(columnMappingText(*mapping)).has_value(),
                "a mapping's text reads back");
    }
}

std::string targetName()
{
    const char* name = std::getenv("ROOFLAB_FUZZ_TARGET");
    return name == nullptr ? "any" : name;
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
    if (targetName() == "list") {
        std::puts("any\njson\ncsv\nwork");
        for (const Importer& importer : importers()) {
            std::printf("%s\n", std::string(importer.name).c_str());
        }
        std::fflush(stdout);
        std::_Exit(EXIT_SUCCESS);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    static const std::string target = targetName();
    static const Importer* const importer = findImporter(target);
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (target == "json") {
        (void)parseJson(text);
    } else if (target == "csv") {
        fuzzCsv(text);
    } else if (target == "work") {
        fuzzWork(text);
    } else {
        fuzzImport(importer, text);
    }
    return 0;
}
