// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/what_if/what_if_draft.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace rooflab {

class ImaginedField;

/// Fields and sliders for all of WhatIf. What is wrong is said beside its field.
class WhatIfForm final : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfForm(QWidget* parent = nullptr);

    /// Shows another run's recorded values; what is imagined stays.
    void showBasis(const WhatIfBasis& basis);
    [[nodiscard]] const WhatIf& whatIf() const { return m_draft.whatIf(); }
    /// A field holds something that cannot be read.
    [[nodiscard]] bool hasUnread() const { return m_draft.hasUnread(); }
    /// Says beside its field what the core refuses. Returns false if it is about none of them.
    [[nodiscard]] bool showProblem(const Error& error);
    void reset();

Q_SIGNALS:
    void edited();

private:
    void build();
    void connectFields();
    template <class... Parameters, class... Values>
    void edit(void (WhatIfDraft::*change)(Parameters...), Values... values);
    void setProblem(std::string_view field, const QString& problem);
    void showFields();

    ImaginedField* m_size;
    QComboBox* m_precision;
    QLabel* m_precisionProblem;
    QLineEdit* m_bytes;
    QLabel* m_bytesProblem;
    ImaginedField* m_time;
    QCheckBox* m_follows;
    ImaginedField* m_bandwidth;
    ImaginedField* m_compute;
    WhatIfDraft m_draft;
};

} // namespace rooflab
