// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace rooflab {

/// A frameless area as high as its content, up to a limit from which it scrolls.
class FittingScroll final : public QScrollArea {
    Q_OBJECT

public:
    FittingScroll(QWidget* content, int mostPixels, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    int m_mostPixels;
};

} // namespace rooflab
