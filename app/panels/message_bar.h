// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include <functional>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace rooflab {

/// A slim line above the chart: something to know, and ways on. Never blocks.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Hint, Problem };

    explicit MessageBar(Kind kind, QWidget* parent = nullptr);

    /// Shows plain text, whatever it holds.
    void showText(const QString& text);
    [[nodiscard]] QString text() const;
    QPushButton* addButton(const QString& text, const std::function<void()>& onClick);

Q_SIGNALS:
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void colorize();

    Kind m_kind;
    QLabel* m_label;
    QBoxLayout* m_body;
    QHBoxLayout* m_buttons;
    bool m_isColorizing = false;
};

} // namespace rooflab
