// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"
#include "core/samples.h"

#include <QRectF>
#include <QWidget>

#include <optional>

namespace rooflab {

/// A small chart of the timed launches of one run. Its elements (bars) say what they hold when the
/// mouse is over them or when Left, Right, Home and End walk over them.
class SampleChart : public QWidget {
    Q_OBJECT

public:
    explicit SampleChart(QWidget* parent = nullptr);

    void setSamples(const Samples& samples);
    /// A time to mark with a dashed line.
    void setMark(std::optional<Seconds> time);
    [[nodiscard]] virtual std::size_t elementCount() const = 0;
    /// What an element holds: "0.25 to 0.26 ms: 12 of 100 launches".
    [[nodiscard]] virtual QString elementText(std::size_t element) const = 0;
    /// The pixels of an element, for the mouse and for tests.
    [[nodiscard]] virtual QRectF elementRect(std::size_t element) const = 0;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// An element is pointed at; empty when none is.
    void elementRead(const QString& text);

protected:
    /// A span of an axis; never empty.
    struct Span {
        double low = 0.0;
        double high = 1.0;
    };
    /// The unit of a time axis, and its length in seconds.
    struct TimeUnit {
        QString name;
        double seconds = 1.0;
    };

    /// Computes what is drawn from the samples and the width.
    virtual void layOut() = 0;
    virtual void drawAxes(QPainter& painter) const = 0;
    virtual void drawMark(QPainter& painter, Seconds time) const = 0;

    [[nodiscard]] const Samples& samples() const { return m_samples; }
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double xOf(double value, const Span& span) const;
    [[nodiscard]] double yOf(double value, const Span& span) const;
    /// With some room on both sides, so that equal values have a span too.
    [[nodiscard]] static Span roomFor(double low, double high, double share);
    [[nodiscard]] static TimeUnit unitFor(double longestSeconds);
    void drawTicksBelow(QPainter& painter, const Span& span, const QString& title) const;
    void drawTicksLeft(QPainter& painter, const Span& span, const QString& title) const;
    [[nodiscard]] QColor softened(QPalette::ColorRole role, int alpha) const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void read(std::optional<std::size_t> element);
    [[nodiscard]] std::optional<std::size_t> elementAt(double x) const;

    Samples m_samples;
    std::optional<Seconds> m_mark;
    std::optional<std::size_t> m_read;
};

} // namespace rooflab
