// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/figure_data.h"
#include "tests/core/import_samples.h"

#include <string>

namespace rooflab::testing {

/// A grey PNG picture of one pixel, made by another program.
inline std::string onePixelPng()
{
    constexpr std::string_view hex
        = "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55000000"
          "0a49444154789c636800000082008177cd72b60000000049454e44ae426082";
    std::string bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        bytes += static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16));
    }
    return bytes;
}

/// Two runs and a reference with a Chinese title and characters that XML and JSON escape.
inline Session figureSession()
{
    Session session;
    session.title = "屋顶线 <a & b> \"quoted\" ]]> \xEF\xBF\xBE \\ 'x'";
    session.notes = {"a note"};
    session.unknownKeys = "{\"x-lab\":{\"room\":12}}";
    Measurement coalesced = vectorAdd("coalesced", 0.3338e-3);
    coalesced.timing.reported = {};
    coalesced.timing.samples = {Seconds(0.3338e-3), Seconds(0.35e-3), Seconds(1.0 / 3000.0)};
    coalesced.provenance.source = {"run.json", "session", "00ff", "/measurements/0"};
    addMeasurement(session, coalesced);
    addMeasurement(session, vectorAdd("linecross", 2.2456e-3));
    addCeiling(session, ceiling(CeilingKind::Bandwidth, 534.7e9, "copy"));
    addCeiling(session, ceiling(CeilingKind::Compute, 10.6e12, "gemm"));
    return session;
}

/// The text that a figure of figureSession() carries.
inline std::string figureText()
{
    const Result<std::string> text
        = figureDataText(figureSession(), {1920, 1080, 144.0, "light", "zh_CN"});
    EXPECT_TRUE(text);
    return text.value_or(std::string());
}

/// Text that JSON gives in full and that does not compress well.
inline std::string longText(std::size_t bytes)
{
    std::string text;
    for (std::uint64_t state = 1; text.size() < bytes;
         state = state * 6364136223846793005U + 1442695040888963407U) {
        text += std::to_string(state >> 20U) + (state % 7 == 0 ? "线" : "");
    }
    return text;
}

} // namespace rooflab::testing
