// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/text_page.h"

namespace rooflab {

/// What the selected point may mean and how to find out; what to check where it lies above a
/// reference.
class ReadingPage final : public TextPage {
    Q_OBJECT

public:
    explicit ReadingPage(SessionStore& store);

    [[nodiscard]] bool isFor(const QStringList& ids) const override;

protected:
    [[nodiscard]] DetailsText compose(const QStringList& ids) const override;
};

} // namespace rooflab
