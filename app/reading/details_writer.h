// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/details_text.h"

namespace rooflab {

/// Writes the same text for the eye and for the clipboard. Everything is taken as plain text.
class DetailsWriter {
public:
    explicit DetailsWriter(const QPalette& colors) : m_colors(colors) { }

    void title(const QString& text);
    void heading(const QString& text);
    void subheading(const QString& text);
    void paragraph(const QString& text);
    void remark(const QString& text);
    /// "May mean: …".
    void labelled(const QString& label, const QString& text);
    /// A label and a list below it; nothing for an empty list.
    void list(const QString& label, const QStringList& items);
    /// A line that starts with a mark and a word: "✓ ruled out  Device", and the reason below.
    void marked(const QString& mark, const QString& title, const QString& reason, bool stands);

    [[nodiscard]] const DetailsText& text() const { return m_text; }

private:
    QPalette m_colors;
    DetailsText m_text;
};

} // namespace rooflab
