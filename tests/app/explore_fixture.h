// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/roofline_view.h"
#include "app/qt_text.h"
#include "tests/app/window_fixture.h"

#include <QComboBox>

namespace rooflab::testing {

inline Measurement runOf(const char* id, const char* variant, double seconds, const char* file)
{
    Measurement result = vectorAdd(variant, seconds);
    result.id = id;
    result.provenance.source.file = file;
    return result;
}

/// Two files of one device: two pairs, one record of each file without a partner.
inline Session twoFiles()
{
    Session session;
    session.measurements = {
        runOf("a1", "coalesced", 4e-4, "old.json"),   runOf("a2", "linecross", 2e-3, "old.json"),
        runOf("a3", "interleaved", 5e-4, "old.json"), runOf("b1", "coalesced", 2e-4, "new.json"),
        runOf("b2", "linecross", 4e-3, "new.json"),   runOf("b3", "vectorized", 2e-4, "new.json")};
    session.measurements[4].parameters.set("block", std::int64_t{256});
    session.measurements[1].parameters.set("block", std::int64_t{128});
    session.ceilings = {ceiling(CeilingKind::Bandwidth, 5e11, "copy")};
    return session;
}

inline Session shippedSample(const char* name)
{
    const QByteArray text = contentOf(QStringLiteral(ROOFLAB_TEST_DATA "/../../resources/samples/")
                                      + QLatin1String(name));
    auto outcome = readSession({text.constData(), static_cast<std::size_t>(text.size())});
    return outcome ? std::move(outcome->session) : Session();
}

inline bool showSession(MainWindow& window, Session session)
{
    window.store().replaceSession(std::move(session));
    window.show();
    return QTest::qWaitForWindowExposed(&window);
}

inline const ChartOverlays& overlays(MainWindow& window)
{
    return child<RooflineView>(window, "chart")->overlays();
}

/// "a1>b1 2×".
inline QStringList arrows(MainWindow& window)
{
    QStringList texts;
    for (const ChartArrow& arrow : overlays(window).arrows) {
        texts.append(QString::fromStdString(arrow.fromId + ">" + arrow.toId + " ") + arrow.label);
    }
    return texts;
}

inline void choose(MainWindow& window, const char* box, int index)
{
    auto* choices = child<QComboBox>(window, box);
    choices->setCurrentIndex(index);
    Q_EMIT choices->activated(index);
}

} // namespace rooflab::testing
