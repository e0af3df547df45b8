// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/details_page.h"

class QLabel;
class QStackedWidget;

namespace rooflab {

class RunOrderStrip;
class SampleHistogram;
class SessionStore;
struct Measurement;

/// The timed launches of the selected run.
class SamplesPage final : public DetailsPage {
    Q_OBJECT

public:
    explicit SamplesPage(SessionStore& store);

    void showRecords(const QStringList& ids) override;
    [[nodiscard]] bool isFor(const QStringList& ids) const override;
    [[nodiscard]] QString asText() const override;

private:
    void showSamples(const Measurement& measurement);

    SessionStore& m_store;
    QStackedWidget* m_states;
    QLabel* m_none;
    QLabel* m_summary;
    QLabel* m_mark;
    QLabel* m_read;
    SampleHistogram* m_histogram;
    RunOrderStrip* m_strip;
};

} // namespace rooflab
