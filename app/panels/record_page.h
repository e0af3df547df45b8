// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/text_page.h"

namespace rooflab {

/// Everything that is known of the selected record; a list when several are selected.
class RecordPage final : public TextPage {
    Q_OBJECT

public:
    explicit RecordPage(SessionStore& store);

protected:
    [[nodiscard]] DetailsText compose(const QStringList& ids) const override;
};

} // namespace rooflab
