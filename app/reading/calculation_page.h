// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/text_page.h"

namespace rooflab {

/// How the numbers of one point follow from F, Q and t.
class CalculationPage final : public TextPage {
    Q_OBJECT

public:
    explicit CalculationPage(SessionStore& store);

    [[nodiscard]] bool isFor(const QStringList& ids) const override;
    /// What is shown, as Markdown; empty without a measurement.
    [[nodiscard]] QString asMarkdown() const;

protected:
    [[nodiscard]] DetailsText compose(const QStringList& ids) const override;
};

} // namespace rooflab
